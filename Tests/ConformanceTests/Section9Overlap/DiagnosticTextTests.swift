import Testing
import TransitionCore
import UIKit

/// UIKit's own words, whole; only the names of objects differ.
@Suite("What UIKit logs and raises, word for word")
@MainActor
struct DiagnosticTextTests {
    /// The texts with `<X>` in place of each object's name.
    private func texts(_ app: HeadlessApp) -> [String] {
        app.diagnostics.map { diagnostic in
            diagnostic.text.split(separator: "<", omittingEmptySubsequences: false).enumerated()
                .map { index, part in
                    index == 0 ? String(part) : "X" + (part.firstIndex(of: ">").map { String(part[$0...]) } ?? "")
                }
                .joined(separator: "<")
        }
    }

    @Test("a presenter that presents already, that is busy, and that is in no window")
    func refusedPresentations() {
        let busy = PresentationFixture(style: .fullScreen)
        busy.present()
        busy.root.present(UIViewController(), animated: true)
        #expect(texts(busy.app) == ["Attempt to present <X> on <X> (from <X>) while a presentation is in progress."])
        let shown = PresentationFixture(style: .custom)
        shown.show()
        shown.root.present(UIViewController(), animated: true)
        #expect(texts(shown.app) == ["Warning: Attempt to present <X>  on <X> which is already presenting <X>"])
        let detached = UIViewController()
        detached.present(UIViewController(), animated: true)
        #expect(
            texts(shown.app).last
                == "Warning: Attempt to present <X> on <X> whose view is not in the window hierarchy!")
    }

    @Test("a dismissal during a presentation")
    func refusedDismissal() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        fixture.presented.dismiss(animated: true)
        #expect(
            texts(fixture.app) == [
                "Warning: Attempt to dismiss from view controller <X> while a presentation or dismiss is in progress!"
            ])
    }

    @Test("controllers that are active, or presented by another")
    func illegalPresentations() {
        let parent = PresentationFixture(style: .fullScreen)
        let child = UIViewController()
        parent.presented.addChild(child)
        parent.root.present(child, animated: true)
        #expect(texts(parent.app) == ["Application tried to present modally an active controller <X>."])
        let chain = PresentationFixture(style: .fullScreen)
        chain.show()
        let other = UIViewController()
        chain.presented.present(other, animated: true)
        chain.app.advanceToRest()
        other.present(chain.presented, animated: true)
        #expect(
            texts(chain.app) == [
                "Application tried to present modally a view controller <X> that is already being presented by <X>."
            ])
    }

    @Test("pushes and pops inside each other, where the profile lets them run")
    func nestedNavigation() {
        let profile = UIKitProfile(flipping: [.navigationRequestsQueue])
        let pushes = NavigationFixture(usesAnimator: true, profile: profile)
        pushes.navigation.pushViewController(pushes.b, animated: true)
        pushes.app.advance(frames: 5)
        pushes.navigation.pushViewController(pushes.c, animated: true)
        pushes.app.advanceToRest()
        #expect(texts(pushes.app).contains("nested push animation can result in corrupted navigation bar"))
        #expect(
            texts(pushes.app).contains(
                "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
                    + "corrupted."))
        let pops = NavigationFixture(usesAnimator: true, profile: profile)
        pops.show(pops.b, pops.c)
        pops.navigation.popViewController(animated: true)
        pops.app.advance(frames: 5)
        pops.navigation.popViewController(animated: true)
        pops.app.advanceToRest()
        #expect(texts(pops.app).contains("nested pop animation can result in corrupted navigation bar"))
    }

    @Test("the same controller pushed twice")
    func duplicatePush() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b)
        fixture.navigation.pushViewController(fixture.a, animated: true)
        #expect(
            texts(fixture.app)
                == ["Pushing the same view controller instance more than once is not supported (<X>)"])
    }

    @Test("a view inside itself, and children of different parents")
    func illegalHierarchy() {
        let cycle = PresentationFixture(style: .fullScreen)
        cycle.root.view.addSubview(cycle.root.view)
        #expect(texts(cycle.app) == ["Can't add self as subview"])
        let parents = PresentationFixture(style: .fullScreen)
        parents.root.transition(
            from: UIViewController(), to: UIViewController(), duration: 0.25, animations: nil)
        #expect(
            texts(parents.app) == [
                "Children view controllers <X> and <X> must have a common parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:]"
            ])
    }

    @Test("appearance calls that do not balance, and an animator that is let go while it is paused")
    func unbalanced() {
        let fixture = PresentationFixture(style: .fullScreen)
        let child = UIViewController()
        fixture.root.addChild(child)
        child.endAppearanceTransition()
        #expect(texts(fixture.app) == ["Unbalanced calls to begin/end appearance transitions for <X>."])
        #expect(fixture.app.diagnostics.map(\.mistake) == [.unbalancesAppearance])
        let objects = fixture.app.diagnostics.flatMap(\.objects)
        #expect(objects.map { fixture.app.trace.object($0).typeName } == ["UIViewController"])
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.root.view.alpha = 0 }
            animator.pauseAnimation()
        }
        #expect(
            texts(fixture.app).last
                == "It is an error to release a paused or stopped property animator. Property animators must either "
                + "finish animating or be explicitly stopped and finished before they can be released.")
    }
}
