/// Something that was done to an app from outside: what it does and asks for later goes back to one of these.
public struct Deed: Codable, Hashable, Sendable {
    public enum Kind: Codable, Hashable, Sendable {
        /// The launch, with all that the app does by itself.
        case launch
        /// An act of the scene.
        case act
        /// A finger that came down; nil where it hit nothing.
        case touch(TouchedView?)
        /// The way to the background or back, another size, too little memory.
        case environment
    }

    public var kind: Kind
    /// The step of the script that did it, even if the app heard of it later; -1 for the launch.
    public let step: Int
    /// How many events had been recorded when the app heard of it.
    public let event: Int
    /// The frame in which the app heard of it.
    public let frame: Int
    /// For a finger that came down: the controller in whose view it did, and its parents, from the inside out.
    public var pages: [ObjectID] = []
    /// Whether it changed a value of the model, or left something to be done later.
    public var hasEffect = false
    /// Whether a finger came down on a control and did not trigger it: it lifted elsewhere, or was taken away, and
    /// nobody had been told of it until then.
    public var missesControl = false
    /// Whether a finger lifted over a button or a switch, which takes that for a tap wherever it was in between.
    public var pressesButton = false
    /// Whether UIKit refused a request that came of it.
    public var wasRefused = false
    /// The events that tell of requests which UIKit refused as they were made, without having them wait first.
    public var refusals: [Int] = []

    public init(_ kind: Kind, step: Int, event: Int, frame: Int = 0) {
        self.kind = kind
        self.step = step
        self.event = event
        self.frame = frame
    }

    /// Whether it is a finger that came down.
    package var isTouch: Bool {
        if case .touch = kind { true } else { false }
    }
}

/// How a request came about.
public struct RequestCause: Codable, Hashable, Sendable {
    /// Whose code made it.
    public enum Asker: Codable, Hashable, Sendable {
        /// Any code but the action of a recognizer: an act, a control's action, a list's delegate, a timer.
        case code
        /// The action of a recognizer of so many taps.
        case tap(count: Int)
        /// The action of a long press.
        case press
        /// The action of any other recognizer.
        case drag
    }

    /// The index in `Trace.deeds` of what it goes back to.
    public let deed: Int
    public let asker: Asker
    /// Whether it was made at once, and not by what was left to be done later: a timer, a task, a completion.
    public let isDirect: Bool
    /// Whether the recognizer that asked belongs to another controller than the view that the finger hit: a tap on
    /// any page of a container asks the same.
    public let isHeardByAnother: Bool

    public init(deed: Int = 0, asker: Asker = .code, isDirect: Bool = true, isHeardByAnother: Bool = false) {
        self.deed = deed
        self.asker = asker
        self.isDirect = isDirect
        self.isHeardByAnother = isHeardByAnother
    }
}
