/// A date or a time to choose.
///
/// Its values are modelled, and its size in each style. Nothing can be turned by a finger: wheels, months and the card
/// that a compact one opens are not there, so that an app hears of another date only when its own code says so.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    private var held = Date(timeIntervalSinceReferenceDate: World.current?.seconds ?? 0)

    @Held open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    /// Nil for Gregorian dates in the locale of a test machine.
    @Held open var locale: Locale?
    @Held open var calendar: Calendar! = Calendar(identifier: .gregorian)
    @Held open var timeZone: TimeZone?
    /// A limit below the other one counts for nothing, as neither does then.
    @Held open var minimumDate: Date? { didSet { held = nearest(to: held) } }
    @Held open var maximumDate: Date? { didSet { held = nearest(to: held) } }
    /// Seconds.
    @Held open var countDownDuration: TimeInterval = 0
    @Held open var minuteInterval = 1
    @Held open var roundsToMinuteInterval = true
    @Held open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// As large as its style wants it, whatever size it is given, until it is laid out.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// At first the time of the test's own clock.
    open var date: Date {
        get { held }
        set { if !World.isFrozen { held = nearest(to: newValue) } }
    }

    /// Sends no event.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The style that the preferred one comes to.
    open var datePickerStyle: UIDatePickerStyle {
        switch preferredDatePickerStyle {
        case .automatic: datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
        case .compact, .inline: datePickerMode == .countDownTimer ? .wheels : preferredDatePickerStyle
        case .wheels: .wheels
        }
    }

    open override var intrinsicContentSize: CGSize {
        switch (datePickerStyle, datePickerMode) {
        case (.compact, .date), (.compact, .time): CGSize(width: 123, height: 34)
        case (.compact, _): CGSize(width: 213, height: 34)
        case (.inline, .time): CGSize(width: 250, height: 50)
        case (.inline, _): CGSize(width: 320, height: 353)
        default: CGSize(width: 320, height: 216)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func nearest(to date: Date) -> Date {
        if let minimumDate, let maximumDate, maximumDate < minimumDate { return date }
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
