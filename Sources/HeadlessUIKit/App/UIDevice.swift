/// The device: a phone held upright, or turned when the window is wider than high.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    /// The device of the current world.
    public class var current: UIDevice { AppEnvironment.current.device }

    @Held open var isBatteryMonitoringEnabled = false
    @Held open var isProximityMonitoringEnabled = false
    private var orientationRequests = 0

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "17.0" }
    open var identifierForVendor: UUID? { nil }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { World.current?.traits.userInterfaceIdiom ?? .phone }
    open var batteryLevel: Float { -1 }
    open var batteryState: BatteryState { .unknown }
    open var isMultitaskingSupported: Bool { true }
    open var proximityState: Bool { false }
    /// The device has turned before the interface follows it.
    open var orientation: UIDeviceOrientation {
        let interface =
            World.current?.sizeChange?.orientation ?? AppEnvironment.current.interfaceOrientation
        return interface == .portrait ? .portrait : .landscapeLeft
    }
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

    open func beginGeneratingDeviceOrientationNotifications() {
        if !World.isFrozen { orientationRequests += 1 }
    }

    open func endGeneratingDeviceOrientationNotifications() {
        if !World.isFrozen { orientationRequests = max(0, orientationRequests - 1) }
    }

    open func playInputClick() {}

    public nonisolated static let orientationDidChangeNotification =
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification =
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension AppEnvironment {
    /// Landscape when the first window is wider than high.
    var interfaceOrientation: UIInterfaceOrientation {
        World.current?.windows.first.map { UIInterfaceOrientation(ofWindow: $0.bounds.size) } ?? .portrait
    }
}
