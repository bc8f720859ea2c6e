import Foundation

extension Error {
    /// Why the system could not do it, in its own words, where the error's hide that; without a full stop, since a
    /// sentence goes on after it.
    package var systemReason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
            let description = localizedDescription
            return description.hasSuffix(".") ? String(description.dropLast()) : description
        }
        return String(cString: strerror(Int32(underlying.code)))
    }
}
