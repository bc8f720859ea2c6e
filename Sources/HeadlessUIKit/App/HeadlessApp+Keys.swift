extension HeadlessApp {
    /// Presses a key of a hardware keyboard, in an act of a scene or as one.
    ///
    /// The first responder is asked first for its `keyCommands`, or without one the controller that is seen, and then
    /// all up the responder chain; the action of the first that matches goes up the chain from there (ledger 8.18).
    ///
    /// - Parameters:
    ///   - input: the character of the key, or one of the inputs of `UIKeyCommand`.
    ///   - modifierFlags: the keys that are held with it, all of them.
    /// - Returns: whether a responder had such a command and a method for it.
    @discardableResult
    public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
        guard world.isInAct else {
            var isHeard = false
            perform { isHeard = $0.pressKey(input, modifierFlags: modifierFlags) }
            return isHeard
        }
        let start: UIResponder? = world.views.firstResponder ?? seenController
        var responder = start
        while let current = responder, !World.isFrozen {
            let commands = current.keyCommands ?? []
            if let command = commands.first(where: { $0.isPressed(by: input, modifierFlags) }) {
                return command.action.performUpTheChain(from: start, command, nil)
            }
            responder = current.next
        }
        return false
    }

    /// The top of the presentation chain, or what it shows of the controllers that it holds.
    private var seenController: UIViewController? {
        var seen = topViewController
        while let shown = seen?.shownController { seen = shown }
        return seen
    }
}
