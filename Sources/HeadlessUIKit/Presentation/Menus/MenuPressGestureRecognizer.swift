/// The press that brings up a menu. Where there is no menu it fails, and leaves the finger to the view.
@preconcurrency @MainActor
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?

    override var mayBegin: Bool { interaction?.findMenu() ?? false }

    override func reset() {
        super.reset()
        interaction?.forgetMenu()
    }
}
