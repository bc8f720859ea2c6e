/// An animation of the property at a key path, such as `opacity` or `transform.scale`.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether it adds to what is shown without it.
    open var isAdditive = false
    /// Whether each repetition goes on from the end of the one before. The model only holds it.
    open var isCumulative = false

    public override init() {
        super.init()
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override class func makeBlank() -> CAAnimation { CAPropertyAnimation() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    /// The value at a time of the way, for a property whose model value is `model`; nil changes nothing.
    func value(over model: LayerValue, atSeconds seconds: Double, of duration: Double) -> LayerValue? { nil }

    override func apply(
        to shown: any AnimatedLayer, model: any AnimatedLayer, atSeconds seconds: Double, of duration: Double
    ) {
        guard let keyPath, let current = model.layerValue(forKeyPath: keyPath),
            let value = value(over: current, atSeconds: seconds, of: duration)
        else { return }
        guard isAdditive, let base = shown.layerValue(forKeyPath: keyPath) else {
            return shown.show(value, forKeyPath: keyPath)
        }
        shown.show(base.adding(value), forKeyPath: keyPath)
    }
}

/// An animation from one value to another. What is left out is the model's value.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    /// The difference between the two; counts where one of them is left out.
    open var byValue: Any?

    public override init() {
        super.init()
    }

    override class func makeBlank() -> CAAnimation { CABasicAnimation() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func value(over model: LayerValue, atSeconds seconds: Double, of duration: Double) -> LayerValue? {
        let by = LayerValue(byValue, like: model)
        var from = LayerValue(fromValue, like: model)
        var to = LayerValue(toValue, like: model)
        // An additive animation ends at adding nothing.
        let rest = isAdditive ? model.subtracting(model) : model
        switch (from, to, by) {
        case (let start?, nil, let difference?): to = start.adding(difference)
        case (nil, let end?, let difference?): from = end.subtracting(difference)
        case (nil, nil, let difference?): to = rest.adding(difference)
        default: break
        }
        guard from != nil || to != nil else { return nil }
        return (from ?? rest).interpolated(to: to ?? rest, at: progress(atSeconds: seconds, of: duration))
    }
}

/// A basic animation that swings like a spring (ledger 7.4).
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// Whole distances per second.
    open var initialVelocity: CGFloat = 0
    /// Whether a ratio above 1 counts as such.
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    /// A spring that seems to take so long, in seconds; `bounce` is 0 for critical, 1 for undamped.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
        stiffness = CGFloat(frequency * frequency)
        let ratio = bounce < 0 ? 1 / (1 + Double(bounce)) : 1 - Double(bounce)
        damping = CGFloat(2 * frequency * ratio)
        allowsOverdamping = bounce < 0
    }

    /// Seconds until it has settled; `duration` is often set to this.
    open var settlingDuration: CFTimeInterval { curve.duration }
    open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.angularFrequency }
    open var bounce: CGFloat { CGFloat(1 - curve.dampingRatio) }

    private var curve: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), isOverdampedAllowed: allowsOverdamping)
    }

    override class func makeBlank() -> CAAnimation { CASpringAnimation() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    /// A spring swings in its own time: a shorter duration cuts it off.
    override func progress(atSeconds seconds: Double, of duration: Double) -> Double {
        let curve = curve
        return curve.duration > 0 ? curve.progress(at: seconds / curve.duration) : 1
    }
}
