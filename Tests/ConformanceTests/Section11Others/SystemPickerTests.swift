import Testing
import UIKit

@Suite("Pickers of the system, and what else only holds its values")
@MainActor
struct SystemPickerTests {
    private final class Listener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
        UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate
    {
        var lines: [String] = []

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            lines.append("no picture")
            picker.dismiss(animated: true)
        }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            lines.append("colour")
        }

        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            lines.append("no font")
        }
    }

    @Test("A picker tells its delegate of a cancel or of its end, and goes")
    func pickers() {
        let (stage, listener) = (Launch(UIViewController()), Listener())
        let pictures = UIImagePickerController()
        let (colors, fonts) = (UIColorPickerViewController(), UIFontPickerViewController())
        pictures.delegate = listener
        colors.delegate = listener
        fonts.delegate = listener
        for (picker, place) in [
            (pictures, CGPoint(x: 370, y: 70)), (colors, CGPoint(x: 30, y: 80)), (fonts, CGPoint(x: 30, y: 80)),
        ] as [(UIViewController, CGPoint)] {
            picker.modalPresentationStyle = .pageSheet
            stage.root.present(picker, animated: true)
            stage.app.advanceToRest()
            #expect(stage.root.presentedViewController === picker)
            stage.app.tap(at: place)
            stage.app.advanceToRest()
            #expect(stage.root.presentedViewController == nil)
        }
        #expect(listener.lines == ["no picture", "colour", "no font"])
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }

    @Test("A pasteboard has what was copied last, and nothing of another world")
    func pasteboard() {
        for _ in 0..<2 {
            let stage = Launch(UIViewController())
            #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.changeCount == 0)
            UIPasteboard.general.string = "copied"
            #expect(UIPasteboard.general.string == "copied")
            UIPasteboard.general.url = URL(string: "https://example.com")
            #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.changeCount == 2)
            UIPasteboard.general.strings = ["a", "b"]
            #expect(!UIPasteboard.general.hasURLs && UIPasteboard.general.changeCount == 3)
            withExtendedLifetime(stage) {}
        }
    }

    @Test("A page that has no content is asked when it says so, and holds what it is given")
    func unavailableContent() {
        final class Page: UIViewController {
            override func updateContentUnavailableConfiguration(
                using state: UIContentUnavailableConfigurationState
            ) {
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            }
        }
        let stage = Launch(Page())
        #expect(stage.root.contentUnavailableConfiguration == nil)
        stage.root.setNeedsUpdateContentUnavailableConfiguration()
        #expect((stage.root.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text == "Loading…")
    }

    @Test("Held values compile as apps write them")
    func heldValues() {
        let stage = Launch(UIViewController())
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { _ in nil }
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.disclosureIndicator(), .delete()]
        #expect(cell.accessories.map(\.accessoryType) == [.disclosureIndicator, .delete])
        let font = UIFont.systemFont(ofSize: 17)
        #expect(UIFontMetrics(forTextStyle: .headline).scaledFont(for: font).pointSize == 17)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
        #expect(UIFontMetrics.default.scaledValue(for: 8) == 8)
        let scene = stage.root.view.window?.windowScene
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        let group = UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
        stage.root.navigationItem.trailingItemGroups = [group]
        stage.root.view.addInteraction(UIEditMenuInteraction(delegate: nil))
        #expect(UIBackgroundConfiguration.clear() == UIBackgroundConfiguration.listCell())
        #expect(stage.root.navigationItem.trailingItemGroups.count == 1)
    }
}
