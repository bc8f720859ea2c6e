import Foundation

extension Error {
    /// Why the system could not do it, in its own words, where the error's hide that; without a full stop, since a
    /// sentence goes on after it.
    package var systemReason: String {
        guard let systemCode else {
            let description = localizedDescription
            return description.hasSuffix(".") ? String(description.dropLast()) : description
        }
        return String(cString: strerror(systemCode))
    }

    /// Whether nobody reads any more what was to be written.
    package var isBrokenPipe: Bool { systemCode == EPIPE }

    /// Whether a file could not be begun since somebody still has it open to be written.
    package var isBusyFile: Bool { systemCode == ETXTBSY }

    private var systemCode: Int32? {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return nil }
        return Int32(underlying.code)
    }
}
