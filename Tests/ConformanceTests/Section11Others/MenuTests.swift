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
        weak var page: UIViewController?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            lines.append("asked at \(location.x)")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(
                identifier: nil, previewProvider: preview.map { preview in { preview } },
                actionProvider: { [weak self] _ in
                    UIMenu(children: [
                        UIAction(title: "Share") { _ in self?.lines.append("share") },
                        UIMenu(children: [UIAction(title: "Delete") { _ in self?.present() }]),
                    ])
                })
        }

        private func present() {
            page?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { self.lines.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("ends")
            animator?.addCompletion { self.lines.append("ended") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            guard let shown = animator.previewViewController else { return }
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
