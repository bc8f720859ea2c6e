/// Offers to share things. It is presented as a sheet, or as a popover where the width is regular (ledger 11.4).
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    public let activityItems: [Any]
    private let activities: [UIActivity]
    @Held open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called once, when the sheet has gone: nothing was shared, since a script only closes it.
    @Held open var completionWithItemsHandler: CompletionWithItemsHandler?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIButton(frame: CGRect(x: 16, y: 16, width: 44, height: 44))
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(close)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(nil, false, nil, nil)
    }
}

/// Something that can be done with shared things.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    }

    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func perform() {}
}
