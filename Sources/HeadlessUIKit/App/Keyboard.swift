import TransitionCore

/// The keyboard as code hears of it: notifications, with the frames of a phone.
@MainActor
enum Keyboard {
    /// What is laid out by the keyboard moves along with it.
    private static func followKeyboard(in world: World) {
        world.keyboard.guides.removeAll { $0.guide == nil }
        let views = world.keyboard.guides.compactMap { $0.guide?.owningView }.filter { $0.window != nil }
        guard !views.isEmpty else { return }
        let curve = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.keyboard.rawValue) << 16)
        UIView.animate(withDuration: seconds, delay: 0, options: curve) {
            for view in views {
                view.keyboardGuideMoved()
                view.layoutIfNeeded()
            }
        }
    }

    static let seconds: TimeInterval = 0.25

    /// Posts that the keyboard comes or goes, when that changes with the focus.
    static func focusChanged(to responder: UIResponder?, in world: World) {
        let isWanted = responder?.wantsKeyboard ?? false
        guard isWanted != world.keyboard.isShown else { return }
        world.keyboard.isShown = isWanted
        announce(isWanted ? .comes : .goes, in: world)
        followKeyboard(in: world)
    }

    /// As the interface turns the keyboard goes, and comes again on the turned screen, though it never leaves it
    /// (ledger 11.4).
    static func willTurn(in world: World) {
        guard world.keyboard.isShown else { return }
        let info = info(of: .goes, in: world)
        world.post(UIResponder.keyboardWillChangeFrameNotification, userInfo: info)
        world.post(UIResponder.keyboardWillHideNotification, userInfo: info)
        world.post(UIResponder.keyboardDidChangeFrameNotification, userInfo: info)
        world.post(UIResponder.keyboardDidHideNotification, userInfo: info)
    }

    static func didTurn(in world: World) {
        // What heard of its going may have ended the editing, which told of it once more.
        guard world.keyboard.isShown else { return }
        announce(.comes, in: world)
        followKeyboard(in: world)
    }

    private enum Change {
        case comes, goes
    }

    /// Posts what observers hear before a change, and in a while what they hear after it.
    private static func announce(_ change: Change, in world: World) {
        let info = info(of: change, in: world)
        world.post(UIResponder.keyboardWillChangeFrameNotification, userInfo: info)
        world.post(
            change == .comes
                ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            userInfo: info)
        guard world.hasObservers else { return }
        let frames = FrameCount.covering(seconds: seconds)
        world.work.enqueue(atFrame: world.frame + frames) { [weak world] in
            world?.post(UIResponder.keyboardDidChangeFrameNotification, userInfo: info)
            world?.post(
                change == .comes
                    ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                userInfo: info)
        }
    }

    private static func info(of change: Change, in world: World) -> [AnyHashable: Any] {
        let screen = world.windows.first?.bounds ?? .zero
        let height = KeyboardInWorld.height(on: screen.size)
        let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
        let shown = hidden.offsetBy(dx: 0, dy: -height)
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: change == .comes ? hidden : shown),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: change == .comes ? shown : hidden),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.keyboard.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}

extension UIResponder {
    /// Whether the focus brings the keyboard up.
    fileprivate var wantsKeyboard: Bool { self is any UITextInputTraits }

    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification =
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification =
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")

    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
