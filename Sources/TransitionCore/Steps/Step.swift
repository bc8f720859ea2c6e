/// How a gesture ends: the finger lifts, the system takes the touch away, or it stays down.
public enum GestureEnding: UInt8, CaseIterable, Hashable, Sendable {
    case lift, cancel, hold
}

/// Where a touch goes down, relative to the window, so that a script survives a change of size.
public enum TouchStart: Hashable, Sendable {
    case leftEdge, rightEdge, topEdge, bottomEdge
    /// A point in percent of the window's width and height, 0…100 each.
    case point(x: Int, y: Int)

    /// Where that is in a window of that size, in points.
    package func place(in window: Rectangle) -> Point {
        switch self {
        case .leftEdge: Point(x: 1, y: window.height / 2)
        case .rightEdge: Point(x: window.width - 1, y: window.height / 2)
        case .topEdge: Point(x: window.width / 2, y: 1)
        case .bottomEdge: Point(x: window.width / 2, y: window.height - 1)
        case .point(let x, let y): Point(x: window.width * Double(x) / 100, y: window.height * Double(y) / 100)
        }
    }
}

/// One drag of a finger.
public struct PanStep: Hashable, Sendable {
    public var start: TouchStart
    /// The way in points, right and down positive.
    public var dx: Int
    public var dy: Int
    /// Frames from touch down to the end; 0 delivers the whole gesture in one run-loop turn.
    public var frames: Int
    public var ending: GestureEnding

    public init(start: TouchStart, dx: Int, dy: Int, frames: Int, ending: GestureEnding) {
        self.start = start
        self.dx = dx
        self.dy = dy
        self.frames = frames
        self.ending = ending
    }
}

/// Two fingers side by side that come together or move apart.
public struct PinchStep: Hashable, Sendable {
    /// The middle of the fingers in percent of the window's width and height, 0…100 each.
    public var x: Int
    public var y: Int
    /// Their distance at the end in percent of that at the start: below 100 they come together.
    public var scale: Int
    /// Frames from touch down to the end; 0 delivers the whole gesture in one run-loop turn.
    public var frames: Int
    public var ending: GestureEnding

    public init(x: Int, y: Int, scale: Int, frames: Int, ending: GestureEnding) {
        self.x = x
        self.y = y
        self.scale = scale
        self.frames = frames
        self.ending = ending
    }
}

/// One thing that happens to the app: a user's act, time, or the system's doing.
///
/// Steps are symbolic and always legal: what does not exist when its turn comes is skipped and recorded as skipped.
public enum Step: Hashable, Sendable {
    /// Lets whole frames pass.
    case wait(frames: Int)
    /// Performs the scene's action of that name.
    case act(String)
    /// Puts a finger down, moves it, and ends as told.
    case pan(PanStep)
    /// Puts two fingers down, moves them together or apart, and ends as told.
    case pinch(PinchStep)
    /// Moves the finger that an earlier gesture left down; of two fingers the second.
    case move(dx: Int, dy: Int, frames: Int)
    /// Lifts every finger that is down.
    case lift
    /// Has the system cancel every touch that is down.
    case cancelTouches
    /// Taps a point, in percent of the window.
    case tap(x: Int, y: Int)
    /// Blocks the main thread: time passes, no turn runs, touches queue up.
    case hitch(frames: Int)
    case background
    case foreground
    /// Gives the window another size in points.
    case resize(width: Int, height: Int)
}

/// The kinds of steps, the simplest first: shrinking replaces a kind by an earlier one where it can.
public enum StepKind: UInt8, CaseIterable, Hashable, Sendable {
    case wait, act, lift, pan, tap, move, pinch, cancelTouches, hitch, background, foreground, resize

    /// What a person does with one finger and what time does; pinches and the system's doings are asked for by name.
    public static let standard: [StepKind] = [.wait, .act, .lift, .pan, .tap, .move, .cancelTouches, .hitch]

    public init(_ step: Step) {
        self =
            switch step {
            case .wait: .wait
            case .act: .act
            case .lift: .lift
            case .pan: .pan
            case .tap: .tap
            case .move: .move
            case .pinch: .pinch
            case .cancelTouches: .cancelTouches
            case .hitch: .hitch
            case .background: .background
            case .foreground: .foreground
            case .resize: .resize
            }
    }

    /// How the kind is written, read and told.
    package var form: any StepForm.Type {
        switch self {
        case .wait: WaitForm.self
        case .act: ActForm.self
        case .lift: LiftForm.self
        case .pan: PanForm.self
        case .tap: TapForm.self
        case .move: MoveForm.self
        case .pinch: PinchForm.self
        case .cancelTouches: CancelForm.self
        case .hitch: HitchForm.self
        case .background: BackgroundForm.self
        case .foreground: ForegroundForm.self
        case .resize: ResizeForm.self
        }
    }
}
