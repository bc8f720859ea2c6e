// The system's log, its fastest lock, and exceptions: what iOS code uses beside UIKit and Linux does not have.

/// Where messages go: nowhere, since a run is told by its trace.
public final class OSLog: NSObject, Sendable {
    public let subsystem: String
    public let category: String

    public init(subsystem: String, category: String) {
        (self.subsystem, self.category) = (subsystem, category)
        super.init()
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

/// Takes a message and its arguments, and writes nothing.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {}

/// A lock that is not waited for: all of an app's code runs on the main actor here, and a second taking is the mistake
/// that ends the app on a device too.
public struct os_unfair_lock {
    fileprivate var isTaken = false

    public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    precondition(!lock.pointee.isTaken, "os_unfair_lock is recursively locked")
    lock.pointee.isTaken = true
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    precondition(lock.pointee.isTaken, "Unlock of an os_unfair_lock not owned by current thread")
    lock.pointee.isTaken = false
}

/// Whether the lock was free, and is taken now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard !lock.pointee.isTaken else { return false }
    lock.pointee.isTaken = true
    return true
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}

/// An exception of Objective-C. Raised, it ends the app as one of UIKit's own does: nothing here can catch it.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    @preconcurrency @MainActor
    open func raise() {
        World.current?.raise(name.rawValue, reason ?? "", for: nil)
    }
}
