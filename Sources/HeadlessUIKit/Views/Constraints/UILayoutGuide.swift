/// A rectangle that takes part in layout like a view and is not one.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// How the rectangle comes about.
    enum Form {
        /// By constraints.
        case constrained
        /// The view's bounds without its safe area, its margins, or what is beside readable text.
        case safeArea, margins, readable
        /// A scroll view's content, or the part of it that is seen.
        case content, frame
        /// The part of the view that the keyboard covers.
        case keyboard
    }

    let form: Form
    open internal(set) weak var owningView: UIView?
    @Held open var identifier = ""
    /// What constraints came to last, in the owner's coordinates.
    var solvedFrame = CGRect.zero

    public override init() {
        form = .constrained
        super.init()
    }

    init(_ form: Form, of view: UIView, identifier: String) {
        self.form = form
        owningView = view
        super.init()
        self.identifier = identifier
    }

    /// In the owning view's coordinates, after its last layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch form {
        case .constrained: return solvedFrame
        case .content: return CGRect(origin: .zero, size: view.contentAreaSize ?? view.bounds.size)
        case .frame: return view.bounds
        case .keyboard:
            let height = (self as? UIKeyboardLayoutGuide)?.height ?? 0
            return CGRect(
                x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        case .safeArea, .margins, .readable: return view.bounds.inset(by: view.insets(of: form))
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        return (object as AnyObject) === self
    }
}
