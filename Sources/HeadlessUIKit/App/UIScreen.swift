/// The screen, as large as the app's first window.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the current world.
    public class var main: UIScreen { AppEnvironment.current.screen }
    public class var screens: [UIScreen] { [main] }

    @Held open var brightness: CGFloat = 0.5
    @Held open var wantsSoftwareDimming = false

    /// Points; 390 by 844 outside a world. A window that is no larger than the screen leaves it as it is (ledger 9.9).
    open var bounds: CGRect { World.screenBounds }

    /// Pixels of the screen held upright.
    open var nativeBounds: CGRect {
        let (width, height) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        return CGRect(x: 0, y: 0, width: width * scale, height: height * scale)
    }

    open var scale: CGFloat { 3 }
    open var nativeScale: CGFloat { 3 }
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }

    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        World.current?.windows.first?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}
