import TransitionCore

extension ViewStateIsRestored {
    /// What a view is not as it was in, and where that view is.
    struct Cause: CauseCode, Hashable {
        enum Place: CaseIterable {
            /// A controller's own view, or the window.
            case page
            /// A view inside a controller's view.
            case inside
            /// What a presentation has put beside its page.
            case beside
            /// A bar of a stack or of tabs.
            case bar
            /// A view that a gesture has moved which the system took away.
            case byGesture
        }

        let complaint: ViewDifference.Complaint
        let place: Place

        static let rulesAfterFinish = ["2.6", "2.8"]
        static let rulesAfterCancel = ["2.9", "4.6"]
        static let returnTransform = Cause(.returnTransform, .page)

        init(_ complaint: ViewDifference.Complaint, _ place: Place) {
            self.complaint = complaint
            self.place = place
        }

        init?(rawValue: String) {
            guard let cause = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
            self = cause
        }

        static let allCases: [Cause] = Place.allCases.flatMap { place in
            ViewDifference.Complaint.allCases.filter { $0.isPossible(at: place) }.map { Cause($0, place) }
        }

        var rawValue: String {
            switch place {
            case .page: complaint.rawValue
            case .inside: "\(complaint.rawValue)-inside"
            case .beside: "\(complaint.rawValue)-beside"
            case .bar: "bar-\(complaint.rawValue)"
            case .byGesture: "\(complaint.rawValue)-by-gesture"
            }
        }

        var words: String {
            if complaint == .returnTransform { return complaint.words }
            return switch place {
            case .page: "{view} \(complaint.words)"
            case .inside: "{view} in {view} \(complaint.words)"
            case .beside: "{view} beside the page \(complaint.words)"
            case .bar: "the {role} \(complaint.words)"
            case .byGesture: "{view} \(complaint.words) by a gesture that was cancelled"
            }
        }

        var rules: [String] {
            if complaint == .returnTransform { return ["2.6"] }
            return switch place {
            case .page: Self.rulesAfterFinish + Self.rulesAfterCancel
            case .inside: Self.rulesAfterCancel
            case .beside: ["1.13", "2.9"]
            case .bar: ["1.12", "10.4"]
            case .byGesture: ["8.1", "8.10"]
            }
        }

        /// A page is judged after a finish and after a cancel, what is inside it after a cancel alone.
        var rulesByDetail: [String] { place == .page && complaint != .returnTransform ? rules : [] }

        var repairs: [Repair.Kind] {
            if complaint == .returnTransform { return [.settlesPage] }
            return place == .page ? [.putsViewsBack, .settlesPage] : []
        }
    }
}

extension ViewDifference.Complaint {
    fileprivate func isPossible(at place: ViewStateIsRestored.Cause.Place) -> Bool {
        switch place {
        case .page: self != .staysShown
        case .inside: self != .staysShown && self != .returnTransform
        case .beside: self == .notInWindow || self == .staysHidden || self == .staysTransparent
        case .bar: self == .staysShown || self == .staysHidden
        case .byGesture: self == .displaced || self == .alpha || self == .staysHidden || self == .noLongerHidden
        }
    }
}
