/// A defect of UIKit itself, seen in the wild, that the model can be told to have.
///
/// No search draws one by itself: a fault asks how code copes with a UIKit that misbehaves. The raw value is the number
/// in the ledger (F3, F10). Faults that need no switch are steps or plain behaviour of the model.
public enum Fault: UInt8, CaseIterable, Hashable, Codable, Sendable {
    /// F3: a percent driver that finishes while another animation runs never ends (ledger 4.9).
    case driverStallsBesideAnimation = 3
    /// F10: a cancelled interactive `setViewControllers` leaves both stacks' controllers (ledger 9.12).
    case cancelledStackEditKeepsBoth = 10

    /// The fault's name in the ledger and in script files: `F10`.
    public var ledgerName: String { "F\(rawValue)" }
}
