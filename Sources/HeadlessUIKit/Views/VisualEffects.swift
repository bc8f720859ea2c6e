/// Something that a visual effect view does to what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur, in one of UIKit's materials.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open override var hash: Int { style.rawValue }
}

/// Content that shines through a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurEffect: UIBlurEffect

    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Applies an effect to what is behind it and shows its content view above that.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Where subviews belong. It always fills the view.
    public let contentView = UIView()
    private var heldEffect: UIVisualEffect?

    /// Animates: inside an animation block a change is one that takes its time.
    open var effect: UIVisualEffect? {
        get { heldEffect }
        set {
            guard !World.isFrozen, heldEffect != newValue else { return }
            heldEffect = newValue
            World.current?.animations.scope?.collect(.contents, of: layer, from: .none, modelWas: .none, to: .none)
        }
    }

    public init(effect: UIVisualEffect?) {
        heldEffect = effect
        super.init(frame: .zero)
        addContentView()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        decode(coder, as: UIVisualEffectView.self)
    }

    override class var decoder: UIView.Type { UIVisualEffectView.self }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(contentView)
    }

    /// UIKit raises for subviews that are not in the content view.
    open override func addSubview(_ view: UIView) {
        guard let world = World.current, view !== contentView else { return super.addSubview(view) }
        let label = world.recorder.trace.label(view.objectID)
        world.raise(
            "NSInternalInconsistencyException",
            "\(label) has been added as a subview to \(world.recorder.trace.label(objectID)). "
                + "Do not add subviews directly to the visual effect view itself, instead add them to the "
                + "-contentView.",
            for: .addsToEffectView, with: view.objectID, objectID)
    }
}
