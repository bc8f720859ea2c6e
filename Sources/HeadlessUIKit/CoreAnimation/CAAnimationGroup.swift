/// Animations that play together. Their times count from the group's begin, and its duration cuts them off.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    public override init() {
        super.init()
    }

    override class func makeBlank() -> CAAnimation { CAAnimationGroup() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
    }

    override func apply(
        to shown: any AnimatedLayer, model: any AnimatedLayer, atSeconds seconds: Double, of duration: Double
    ) {
        let passed = progress(atSeconds: seconds, of: duration) * duration
        for animation in animations ?? [] {
            let times = animation.times(defaultDuration: duration)
            let seconds = passed - animation.beginTime
            let isEnd = passed > duration - MediaTimes.instant
            guard let own = isEnd ? times.ownSeconds(atEnd: seconds) : times.ownSeconds(at: seconds) else { continue }
            animation.apply(to: shown, model: model, atSeconds: own, of: times.duration)
        }
    }
}

/// How a layer's old content gives way to its new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a layer's new content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer keeps its `CATransition`.
public let kCATransition = "transition"

/// A fade or slide of a layer's whole content. Nothing is drawn: what remains is the time that it takes.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    public override init() {
        super.init()
    }

    override class func makeBlank() -> CAAnimation { CATransition() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }
}
