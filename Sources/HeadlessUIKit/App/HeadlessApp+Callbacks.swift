extension HeadlessApp {
    /// Says that a callback of the app's own has come: call it in the method of the delegate that a scene gives the
    /// code under test. Outside of a run it does nothing.
    ///
    /// - Parameter name: as the scene's rule names it.
    public static func heard(_ name: String) {
        guard let world = World.current, !World.isFrozen else { return }
        let names = world.recorder.trace.appCallbacks
        let number = names.firstIndex(of: name) ?? names.count
        if number == names.count { world.recorder.trace.appCallbacks.append(name) }
        world.record(.appCallback(number))
    }
}
