import Foundation
import TransitionCore

extension CalendarDay {
    /// The day that it is, by the machine's clock, the same all over the world at one time (UTC).
    ///
    /// For front ends, which ask once and hand the answer to `TransitionScene.judgingAllowances(asOf:)`; nothing else
    /// may ask.
    public static func today() -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: Date())
        guard let year = parts.year, let month = parts.month, let day = parts.day,
            let today = CalendarDay(year: year, month: month, day: day)
        else { preconditionFailure("the machine's clock is outside the years 1 to 9999: \(Date())") }
        return today
    }
}
