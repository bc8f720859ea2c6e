import TransitionCore

@testable import HeadlessUIKit

/// A world with a window and one view in it, whose clock the test moves.
@MainActor
final class AnimationStage {
    let world: World
    let window: UIWindow
    /// 100 × 100, at 50, 50.
    let view: UIView

    /// The world must be current before the views are made, as they register in it.
    private init(profile: UIKitProfile) {
        world = World(profile: profile, substitution: .none)
        World.current = world
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.layer.isHidden = false
        view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        window.addSubview(view)
        world.windows = [window]
        world.layOutViews()
    }

    /// Runs a test in a world of its own.
    static func run(profile: UIKitProfile = .default, _ test: (AnimationStage) throws -> Void) rethrows {
        let stage = AnimationStage(profile: profile)
        defer {
            stage.world.isTearingDown = true
            stage.world.animations.discardAll()
            World.current = nil
        }
        try test(stage)
    }

    var engine: AnimationEngine { world.animations }

    /// Runs that many turns, a frame apart.
    func turn(frames: Int = 1) {
        for _ in 0..<frames {
            world.frame += 1
            world.layOutViews()
            engine.commit()
            engine.finishDue()
        }
    }

    /// Moves the clock within a turn, as a look at an instant does.
    func jump(toFrame frame: Int) {
        engine.commit()
        world.frame = frame
    }

    /// What is shown of the view's centre.
    var shownX: Double { Double(view.layer.presentation()?.position.x ?? .nan) }
    var shownAlpha: Double { Double(view.layer.presentation()?.opacity ?? .nan) }

    var exceptions: [String] {
        world.recorder.trace.diagnostics.filter { $0.severity == .exception }.map(\.name)
    }

    var animatorChanges: [PropertyAnimatorChange] {
        world.recorder.trace.events.compactMap { event in
            if case .propertyAnimator(_, let change) = event.kind { change } else { nil }
        }
    }
}

/// Notes when and how completions come.
@MainActor
final class CompletionLog {
    private let world: World
    private(set) var entries: [String] = []

    init(_ stage: AnimationStage) {
        world = stage.world
    }

    func block(_ name: String = "done") -> (Bool) -> Void {
        { self.entries.append("\(name) \($0) @\(self.world.frame)") }
    }

    func position(_ name: String = "done") -> (UIViewAnimatingPosition) -> Void {
        { self.entries.append("\(name) \($0) @\(self.world.frame)") }
    }
}

func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-3) -> Bool {
    abs(left - right) <= tolerance
}
