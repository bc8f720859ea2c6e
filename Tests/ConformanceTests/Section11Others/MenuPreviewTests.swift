import Testing
import TransitionCore
import UIKit

@Suite("11 Previews of a menu's view")
@MainActor
struct MenuPreviewTests {
    /// Gives a menu, and says which previews it was asked for.
    private class Delegate: NSObject, UIContextMenuInteractionDelegate {
        var lines: [String] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(
                identifier: NSString(string: "card"), previewProvider: nil,
                actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            lines.append("highlight \(identifier)")
            return interaction.view.map { UITargetedPreview(view: $0) }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            lines.append("dismiss")
            return nil
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("display")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("end")
        }
    }

    @Test("11.11 they are asked for before the menu comes and goes; the older methods where the newer are missing")
    func asked() {
        let (page, delegate) = (UIViewController(), Delegate())
        let stage = Launch(page)
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        page.view.addSubview(view)
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        let touch = stage.app.touchDown(at: CGPoint(x: 130, y: 350))
        stage.app.advance(frames: 40)
        touch.lift()
        stage.app.advanceToRest()
        #expect(delegate.lines == ["highlight card", "display"])
        interaction.dismissMenu()
        stage.app.advanceToRest()
        #expect(delegate.lines == ["highlight card", "display", "dismiss", "end"])
    }

    @Test("11.11 a preview has the place of its view, and another after it is retargeted")
    func target() {
        let page = UIViewController()
        let stage = Launch(page)
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        page.view.addSubview(view)
        let preview = UITargetedPreview(view: view)
        #expect(preview.target.container === page.view && preview.target.center == view.center)
        #expect(preview.size == CGSize(width: 100, height: 50))
        let other = preview.retargetedPreview(with: UIPreviewTarget(container: view, center: .zero))
        #expect(other.view === view && other.target.container === view && other.parameters === preview.parameters)
        withExtendedLifetime(stage) {}
    }
}
