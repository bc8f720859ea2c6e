import Testing
import TransitionCore
import UIKit

@Suite("7.9 sheets whose room changes")
@MainActor
struct SheetRoomTests {
    private let rotated = CGSize(width: 844, height: 390)

    private func shown(_ style: UIModalPresentationStyle = .pageSheet) -> PresentationFixture {
        let fixture = PresentationFixture(style: style, usesAnimator: false)
        fixture.show()
        return fixture
    }

    /// Puts a finger on the sheet, and leaves it there.
    private func hold(_ fixture: PresentationFixture) {
        fixture.app.pan(
            from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 200), frames: 20, ending: .hold)
    }

    @Test("7.9, 9.9 a sheet that is held while the window turns goes back to where it belongs then")
    func turned() {
        let fixture = shown()
        hold(fixture)
        #expect(fixture.presented.isBeingDismissed)
        fixture.app.resize(to: rotated)
        var places: [CGFloat] = []
        for _ in 0..<40 {
            fixture.app.advance(frames: 1)
            places.append(fixture.presented.view.layer.presentation()?.frame.minY ?? 0)
        }
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 844, height: 343))
        #expect(places.allSatisfy { $0 >= 47 && $0 <= 390 }, "it never leaves the room upwards: \(places)")
    }

    @Test("6.6, 7.9 a drag that begins in the turn before the background puts the sheet back without an animation")
    func background() {
        let fixture = shown()
        fixture.app.pan(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 20), frames: 0, ending: .hold)
        fixture.app.enterBackground()
        fixture.app.advance(frames: 5)
        fixture.app.enterForeground()
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
    }

    @Test("2.5, 2.6 a sheet below a full-screen page has its own frame again afterwards", arguments: [true, false])
    func covered(animated: Bool) {
        let fixture = shown()
        let frame = fixture.presented.view.frame
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        fixture.presented.present(page, animated: true)
        fixture.app.advanceToRest()
        page.dismiss(animated: animated)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame == frame)
    }

    @Test("2.6, 9.9 after a turn behind a full-screen page the sheet fits the new room", arguments: [true, false])
    func coveredAndTurned(animated: Bool) {
        let fixture = shown()
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        fixture.presented.present(page, animated: true)
        fixture.app.advanceToRest()
        fixture.app.resize(to: rotated)
        fixture.app.advanceToRest()
        page.dismiss(animated: animated)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 844, height: 343))
    }

    @Test(
        "2.6, 9.9 a sheet that is shown again while the window changes its size has the frame of each size",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [true, false])
    func uncoveredAndTurned(style: UIModalPresentationStyle, isUnmasked: Bool) {
        let fixture = shown(style)
        if isUnmasked { fixture.presented.view.autoresizingMask = [] }
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        fixture.presented.present(page, animated: true)
        fixture.app.advanceToRest()
        page.dismiss(animated: true)
        fixture.app.resize(to: CGSize(width: 1024, height: 414))
        fixture.app.advance(frames: 2)
        fixture.app.resize(to: CGSize(width: 320, height: 390))
        fixture.app.advance(frames: 2)
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 320, height: 343))
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 320, height: 343))
    }

    @Test("2.6, 9.9 a sheet that an animator of the app's shows again while the window turns fits the new room")
    func uncoveredByAnimator() {
        let fixture = shown()
        let (page, delegate) = (UIViewController(), RecordingDelegate(CallLog()))
        page.modalPresentationStyle = .fullScreen
        fixture.presented.present(page, animated: true)
        fixture.app.advanceToRest()
        delegate.animator = FadeAnimator(CallLog())
        page.transitioningDelegate = delegate
        page.dismiss(animated: true)
        fixture.app.resize(to: CGSize(width: 1024, height: 414))
        fixture.app.advance(frames: 2)
        fixture.app.resize(to: CGSize(width: 320, height: 390))
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 320, height: 343))
    }

    @Test("9.9 a sheet that presents another follows the window while the other is coming")
    func presenting() {
        let fixture = shown()
        fixture.presented.present(UIViewController(), animated: true)
        fixture.app.advance(frames: 3)
        fixture.app.resize(to: rotated)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 844, height: 343))
    }

    @Test("7.9, 9.9 a sheet whose dismissal was only asked for follows the window as any other")
    func turnedTwice() {
        let fixture = shown()
        fixture.app.resize(to: CGSize(width: 1548, height: 414))
        fixture.app.pan(from: CGPoint(x: 774, y: 207), by: CGVector(dx: 10, dy: 1), frames: 0)
        fixture.app.resize(to: rotated)
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 844, height: 343))
    }

    @Test("9.9 no view is less than nothing high after two changes of size")
    func smallViews() {
        let (app, view) = (
            HeadlessApp(root: UIViewController()), UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        )
        view.autoresizingMask = [.flexibleHeight]
        app.window.rootViewController?.view.addSubview(view)
        app.resize(to: rotated)
        app.advanceToRest()
        #expect(view.frame.height == 0)
    }

    @Test("7.9 a sheet that code has dismissed is dragged again when it is presented again")
    func presentedAgain() {
        let fixture = shown()
        fixture.dismiss()
        fixture.app.advanceToRest()
        fixture.show()
        fixture.app.pan(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 500), frames: 20)
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController == nil)
    }
}
