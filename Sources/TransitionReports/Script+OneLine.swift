import TransitionCore

extension Script {
    /// All steps in one line, and the profile where it is not the default: `act "show" · wait 9 frames (under C28)`.
    package var oneLine: String {
        let steps = steps.map(\.phrase).joined(separator: " · ")
        return profile == .default ? steps : "\(steps) (under \(profile))"
    }
}
