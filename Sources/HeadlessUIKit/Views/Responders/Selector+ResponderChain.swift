extension Selector {
    /// Calls the method of the first responder up the chain that has it; false when none has.
    @MainActor
    func performUpTheChain(from start: UIResponder?, _ sender: Any?, _ event: Any?) -> Bool {
        var responder = start
        while let current = responder, !World.isFrozen {
            if reaches(current, sender, event) { return true }
            responder = current.next
        }
        return false
    }
}
