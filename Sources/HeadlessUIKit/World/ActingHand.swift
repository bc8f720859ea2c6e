import TransitionCore

/// The user's fingers, as far as the world asks whose doing it is what happens now.
@MainActor
protocol ActingHand: AnyObject {
    /// Whether a gesture's action is running.
    var isSendingAction: Bool { get }
    /// The recognizer whose action it is.
    var actingRecognizerID: ObjectID? { get }
    /// In what way a gesture asks for what is requested now; nil while none does.
    var asker: RequestCause.Asker? { get }
    /// Whether that gesture's recognizer belongs to another controller than the view that a finger hit.
    var isHeardByAnother: Bool { get }
    /// Whether a finger moves content, which is a mode of the run loop of its own.
    var isTrackingContent: Bool { get }
}

/// The transitions that are open, as far as the world asks what a change of a value belongs to.
@MainActor
protocol OpenTransitions: AnyObject {
    var isEmpty: Bool { get }
    /// The one that views are added for: the last that has started and not ended.
    var current: TransitionID? { get }
    /// Whether none of them goes back to this deed.
    func areOthers(than deed: Int32) -> Bool
    /// Whether, beside that, each was asked for after this frame.
    func areLater(than frame: Int, andOthersThan deed: Int32) -> Bool
}
