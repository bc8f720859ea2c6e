import AVFoundation
import Testing
import TransitionCore
import UIKit

@Suite("11 Context menus")
@MainActor
struct MenuTests {
    /// Gives a menu of two actions, with a preview when it is to have one.
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        var lines: [String] = []
        var hasMenu = true
        var preview: UIViewController?
        var presentsPreview = false
        /// Whether it has rows that cannot be chosen too, and moves its view along with the menu.
        var hasMore = false
        weak var moved: UIView?
        weak var page: UIViewController?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            lines.append("asked at \(location.x)")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(
                identifier: nil, previewProvider: preview.map { preview in { preview } },
                actionProvider: { [weak self] _ in
                    UIMenu(
                        children: [
                            UIAction(title: "Share") { _ in self?.lines.append("share") },
                            UIMenu(children: [UIAction(title: "Delete") { _ in self?.present() }]),
                        ] + (self?.more ?? []))
                })
        }

        private var more: [UIMenuElement] {
            guard hasMore else { return [] }
            return [UIMenuElement.Attributes.disabled, .hidden].enumerated().map { place, attributes in
                UIAction(title: "More \(place)", attributes: attributes) { _ in self.lines.append("more") }
            }
        }

        private func move(along animator: (any UIContextMenuInteractionAnimating)?) {
            guard let moved else { return }
            animator?.addAnimations { moved.center.x += 10 }
        }

        private func present() {
            page?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            move(along: animator)
            animator?.addCompletion { self.lines.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("ends")
            move(along: animator)
            animator?.addCompletion { self.lines.append("ended") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            guard let shown = animator.previewViewController else { return }
            move(along: animator)
            animator.addCompletion {
                if self.presentsPreview {
                    self.page?.present(shown, animated: true)
                } else {
                    self.page?.navigationController?.pushViewController(shown, animated: true)
                }
            }
        }
    }

    /// A page in a stack with a view that has a menu.
    @MainActor
    private struct Stage {
        let launch = Launch(UINavigationController(rootViewController: UIViewController()))
        let delegate = Delegate()
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        let interaction: UIContextMenuInteraction
        var app: HeadlessApp { launch.app }
        var page: UIViewController { launch.root.viewControllers[0] }
        var menu: UIViewController? { launch.root.presentedViewController }

        init() {
            interaction = UIContextMenuInteraction(delegate: delegate)
            delegate.page = page
            page.view.addSubview(view)
            view.addInteraction(interaction)
        }

        func press() {
            let touch = app.touchDown(at: CGPoint(x: 130, y: 350))
            app.advance(frames: 40)
            touch.lift()
            app.advanceToRest()
        }

        func row(_ title: String) -> UIView? {
            menu?.view.subviews.first { $0.accessibilityLabel == title }
        }

        func tap(_ view: UIView?) {
            guard let view, let window = view.window else { return }
            app.tap(at: window.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view))
            app.advanceToRest()
        }
    }

    @Test("11.11 a long press asks for a menu and presents it; a short one, or no menu, does nothing")
    func press() {
        let stage = Stage()
        #expect(stage.interaction.view === stage.view && stage.view.interactions.count == 1)
        stage.app.tap(at: CGPoint(x: 130, y: 350))
        stage.app.advanceToRest()
        #expect(stage.delegate.lines.isEmpty && stage.menu == nil)
        stage.delegate.hasMenu = false
        stage.press()
        #expect(stage.delegate.lines == ["asked at 30.0"] && stage.menu == nil)
        stage.delegate.hasMenu = true
        stage.press()
        #expect(stage.delegate.lines == ["asked at 30.0", "asked at 30.0", "displayed"] && stage.menu != nil)
        stage.tap(stage.row("Share"))
        #expect(stage.delegate.lines.suffix(3) == ["ends", "ended", "share"] && stage.menu == nil)
    }

    @Test(
        "9.3, 11.11 while a menu is shown its presenter presents nothing else; what an action presents comes after it")
    func presentsNothingElse() {
        let stage = Stage()
        stage.press()
        stage.page.present(UIViewController(), animated: true)
        #expect(stage.app.diagnostics.last?.text.contains("which is already presenting") == true)
        stage.tap(stage.row("Delete"))
        #expect(stage.menu is UIAlertController)
    }

    @Test("11.11 a tap on the preview ends the menu, and the app shows the preview for good")
    func commit() {
        let stage = Stage()
        let preview = UIViewController()
        stage.delegate.preview = preview
        stage.press()
        #expect(preview.parent === stage.menu && preview.view.window != nil)
        stage.tap(preview.view)
        #expect(stage.menu == nil && stage.launch.root.topViewController === preview)
        #expect(preview.view.window != nil)
    }

    @Test("11.11 once the menu has gone the preview is the app's, which may present it")
    func presentedPreview() {
        let stage = Stage()
        let preview = UIViewController()
        stage.delegate.preview = preview
        stage.delegate.presentsPreview = true
        stage.press()
        stage.tap(preview.view)
        #expect(stage.menu === preview && preview.view.window != nil && !stage.app.isFrozen)
    }

    @Test("11.11 a tap beside the menu closes it, and so does the interaction; removed, it takes no more presses")
    func closed() {
        let stage = Stage()
        stage.press()
        stage.app.tap(at: CGPoint(x: 5, y: 5))
        stage.app.advanceToRest()
        #expect(stage.menu == nil && stage.delegate.lines.suffix(2) == ["ends", "ended"])
        stage.press()
        stage.interaction.dismissMenu()
        stage.app.advanceToRest()
        #expect(stage.menu == nil)
        stage.view.removeInteraction(stage.interaction)
        stage.delegate.lines = []
        stage.press()
        #expect(stage.delegate.lines.isEmpty && stage.interaction.view == nil)
    }

    @Test("11.11 a hidden action has no row, and a disabled one does nothing")
    func attributes() {
        let stage = Stage()
        stage.delegate.hasMore = true
        stage.press()
        #expect(stage.row("More 0") != nil && stage.row("More 1") == nil)
        stage.tap(stage.row("More 0"))
        #expect(stage.menu != nil && !stage.delegate.lines.contains("more"))
    }

    @Test("11.11 what the app adds moves along as a menu comes, as it goes, and as its preview is shown for good")
    func alongside() {
        let stage = Stage()
        let moved = UIView()
        stage.page.view.addSubview(moved)
        stage.delegate.moved = moved
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 300)
        stage.delegate.preview = preview
        let touch = stage.app.touchDown(at: CGPoint(x: 130, y: 350))
        var shown: Set<CGFloat> = []
        for _ in 0..<60 {
            stage.app.advance(frames: 1)
            shown.insert(moved.layer.presentation()?.position.x ?? 0)
        }
        touch.lift()
        stage.app.advanceToRest()
        #expect(shown.contains { 0 < $0 && $0 < 10 }, "on its way while the menu comes")
        #expect(moved.center.x == 10 && preview.view.frame.size == CGSize(width: 200, height: 300))
        stage.interaction.dismissMenu()
        stage.interaction.dismissMenu()
        stage.app.advanceToRest()
        #expect(moved.center.x == 20 && stage.delegate.lines.count { $0 == "ends" } == 1)
        let other = UIViewController()
        stage.delegate.preview = other
        stage.press()
        stage.tap(other.view)
        #expect(moved.center.x == 50)
    }

    @Test("11.11 an interaction that is added to another view leaves the first")
    func moves() {
        let stage = Stage()
        let other = UIView()
        stage.page.view.addSubview(other)
        other.addInteraction(stage.interaction)
        #expect(stage.view.interactions.isEmpty && stage.interaction.view === other)
        stage.press()
        #expect(stage.delegate.lines.isEmpty)
    }

    @Test("A picture's proportions fit into a rectangle, in its middle")
    func makeRect() {
        let wide = AVMakeRect(
            aspectRatio: CGSize(width: 200, height: 100), insideRect: CGRect(x: 10, y: 0, width: 100, height: 100))
        #expect(wide == CGRect(x: 10, y: 25, width: 100, height: 50))
        let tall = AVMakeRect(
            aspectRatio: CGSize(width: 1, height: 4), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(tall == CGRect(x: 37.5, y: 0, width: 25, height: 100))
    }
}
