import Foundation

/// What observers hear as the window gets another size: that the device has turned, while all bounds are old, and that
/// the status bar changes, before the new bounds and after them (ledger 9.9), and the keyboard with it.
@MainActor
struct StatusBarChange: SizeChangeWitness {
    private let world: World
    private let orientations: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)
    private let frames: (old: CGRect, new: CGRect)

    init(in window: UIWindow, to size: CGSize, in world: World) {
        self.world = world
        let (application, oldSize) = (UIApplication.shared, window.bounds.size)
        orientations = (UIInterfaceOrientation(ofWindow: oldSize), UIInterfaceOrientation(ofWindow: size))
        frames = (
            application.statusBarFrame(in: window, of: oldSize), application.statusBarFrame(in: window, of: size)
        )
    }

    func deviceDidTurn() {
        guard turns else { return }
        world.post(UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        Keyboard.willTurn(in: world)
    }

    /// Tells what is to come.
    func willChange() {
        if turns { post(UIApplication.willChangeStatusBarOrientationNotification, orientations.new) }
        if moves { post(UIApplication.willChangeStatusBarFrameNotification, frames.new) }
    }

    /// Tells what has been.
    func didChange() {
        if moves { post(UIApplication.didChangeStatusBarFrameNotification, frames.old) }
        guard turns else { return }
        post(UIApplication.didChangeStatusBarOrientationNotification, orientations.old)
        Keyboard.didTurn(in: world)
    }

    private var turns: Bool { orientations.old != orientations.new }
    private var moves: Bool { frames.old != frames.new }

    private func post(_ name: NSNotification.Name, _ orientation: UIInterfaceOrientation) {
        let number = NSNumber(value: orientation.rawValue)
        world.post(
            name, object: UIApplication.shared,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: number])
    }

    private func post(_ name: NSNotification.Name, _ frame: CGRect) {
        world.post(
            name, object: UIApplication.shared,
            userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
    }
}
