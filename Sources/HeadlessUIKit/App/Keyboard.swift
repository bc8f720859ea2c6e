import TransitionCore

/// The keyboard as code hears of it: notifications, with the frames of a portrait phone.
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
        // A responder that hands its focus on keeps the keyboard: what is posted is decided when the turn's work runs.
        guard isWanted != world.keyboard.isShown else { return }
        world.keyboard.isShown = isWanted
        let screen = world.windows.first?.bounds ?? .zero
        let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: KeyboardInWorld.height)
        let shown = hidden.offsetBy(dx: 0, dy: -KeyboardInWorld.height)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isWanted ? hidden : shown),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isWanted ? shown : hidden),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.keyboard.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        world.post(UIResponder.keyboardWillChangeFrameNotification, userInfo: info)
        world.post(
            isWanted ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            userInfo: info)
        followKeyboard(in: world)
        guard world.hasObservers else { return }
        let frames = FrameCount.covering(seconds: seconds)
        world.work.enqueue(atFrame: world.frame + frames) { [weak world] in
            world?.post(UIResponder.keyboardDidChangeFrameNotification, userInfo: info)
            world?.post(
                isWanted ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                userInfo: info)
        }
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
