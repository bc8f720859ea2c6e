import UIKit

/// The lines that controllers, animators and delegates of one test write.
@MainActor
final class CallLog {
    var lines: [String] = []

    func callAsFunction(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
