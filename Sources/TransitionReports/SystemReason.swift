import Foundation

extension Error {
    /// Why the system could not do it, in its own words, where the error's hide that.
    package var systemReason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return localizedDescription }
        return String(cString: strerror(Int32(underlying.code)))
    }
}
