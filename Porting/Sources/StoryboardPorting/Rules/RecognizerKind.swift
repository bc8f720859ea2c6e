/// What UIKit makes of an element that is a gesture recognizer.
struct RecognizerKind: Sendable {
    let className: String
    let rules: [PropertyRule]
    let variable: String

    private init(_ className: String, _ variable: String, _ rules: [PropertyRule]) {
        self.className = className
        self.variable = variable
        self.rules = PropertyRule.recognizer + rules
    }

    static func named(_ element: String) -> RecognizerKind? { kinds[element] }

    static let delegates = ["delegate": "UIGestureRecognizerDelegate"]

    private static let press = RecognizerKind(
        "UILongPressGestureRecognizer", "press",
        PropertyRule.taps + [
            PropertyRule("minimumPressDuration", .number),
            PropertyRule("allowableMovement", .number),
        ])

    private static let touches: [PropertyRule] = [
        PropertyRule("minimumNumberOfTouches", .integer),
        PropertyRule("maximumNumberOfTouches", .integer),
    ]

    private static let kinds: [String: RecognizerKind] = [
        "tapGestureRecognizer": RecognizerKind("UITapGestureRecognizer", "tap", PropertyRule.taps),
        "panGestureRecognizer": RecognizerKind("UIPanGestureRecognizer", "pan", touches),
        "screenEdgePanGestureRecognizer": RecognizerKind(
            "UIScreenEdgePanGestureRecognizer", "edgePan", touches + [PropertyRule("edges", .value)]),
        "pinchGestureRecognizer": RecognizerKind(
            "UIPinchGestureRecognizer", "pinch", [PropertyRule("scale", .number)]),
        "rotationGestureRecognizer": RecognizerKind(
            "UIRotationGestureRecognizer", "rotation", [PropertyRule("rotation", .number)]),
        "swipeGestureRecognizer": RecognizerKind(
            "UISwipeGestureRecognizer", "swipe",
            [
                PropertyRule("numberOfTouchesRequired", .integer),
                PropertyRule("direction", .choice("left right up down")),
            ]),
        "longPressGestureRecognizer": press,
        // So Xcode spells it.
        "pongPressGestureRecognizer": press,
        "hoverGestureRecognizer": RecognizerKind("UIHoverGestureRecognizer", "hover", []),
        "gestureRecognizer": RecognizerKind("UIGestureRecognizer", "recognizer", []),
    ]
}

extension PropertyRule {
    /// What every gesture recognizer has.
    fileprivate static let recognizer: [PropertyRule] = [
        PropertyRule("enabled", "isEnabled", .flag),
        PropertyRule("cancelsTouchesInView", .flag),
        PropertyRule("delaysTouchesBegan", .flag),
        PropertyRule("delaysTouchesEnded", .flag),
        PropertyRule("requiresExclusiveTouchType", .flag),
    ]

    fileprivate static let taps: [PropertyRule] = [
        PropertyRule("numberOfTapsRequired", .integer),
        PropertyRule("numberOfTouchesRequired", .integer),
    ]
}
