import TransitionCore

/// Numbers as a reader likes them.
package enum Figures {
    /// `20,000`
    package static func grouped(_ number: Int) -> String {
        var result = ""
        for (index, digit) in String(number.magnitude).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return (number < 0 ? "-" : "") + String(result.reversed())
    }

    /// `12.3 %`
    package static func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "0.0 %" }
        let thousandths = Int((Double(part) * 1_000 / Double(whole)).rounded())
        return "\(thousandths / 10).\(thousandths % 10) %"
    }

    package static func times(_ count: Int) -> String {
        count == 1 ? "once" : "\(grouped(count)) times"
    }

    package static func counted(_ count: Int, _ noun: String) -> String {
        "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    /// `all 6,175 scripts of up to 3 steps, each step one of 18`
    package static func all(_ exhaustion: Exhaustion) -> String {
        // A number that stands for too many to count is none to be shown.
        let count = exhaustion.scriptCount == .max ? "scripts" : counted(exhaustion.scriptCount, "script")
        let limit = counted(exhaustion.stepLimit, "step")
        return "all \(count) of up to \(limit), each step one of \(exhaustion.stepCount)"
    }

    /// `5.2 h`, `12.3 min` or `8.0 s` of virtual time.
    package static func duration(frames: Int) -> String {
        let seconds = Double(frames) / Double(VirtualTime.framesPerSecond)
        let (value, unit) =
            seconds < 120 ? (seconds, "s") : seconds < 7_200 ? (seconds / 60, "min") : (seconds / 3_600, "h")
        let tenths = Int((value * 10).rounded())
        return "\(grouped(tenths / 10)).\(tenths % 10) \(unit)"
    }
}
