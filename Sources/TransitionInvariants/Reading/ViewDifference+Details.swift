import TransitionCore

/// Values that say how a view looks where it is, and that few views set.
extension ViewDifference {
    /// Those that are compared whoever has set them; a background and an offset only where the code is seen to set it.
    static func details(_ before: ViewState, _ after: ViewState) -> [ViewDifference] {
        guard before.unusual != after.unusual else { return [] }
        return [WatchedValue.shadow, .sublayers, .tintMode, .safeArea, .keptAnimation].compactMap {
            // UIKit removes animations itself, when the app leaves the screen and where a driver has gone back.
            $0 == .keptAnimation && after.unusual($0) == nil ? nil : unusual($0, before, after)
        }
    }

    /// A difference in a background or in what a scroll view of the same size shows.
    static func background(_ before: ViewState, _ after: ViewState) -> ViewDifference? {
        guard before.background != after.background else { return nil }
        return ViewDifference(
            aspect: .background, before: colorText(before.background), after: colorText(after.background),
            complaint: .background)
    }

    static func offset(_ before: ViewState, _ after: ViewState) -> ViewDifference? {
        let isSameSize =
            near(before.bounds.width, after.bounds.width, pointTolerance)
            && near(before.bounds.height, after.bounds.height, pointTolerance)
        guard isSameSize, before.isInWindow, after.isInWindow,
            !near(before.bounds.x, after.bounds.x, pointTolerance)
                || !near(before.bounds.y, after.bounds.y, pointTolerance)
        else { return nil }
        func text(_ view: ViewState) -> String { "content offset (\(view.bounds.x.text), \(view.bounds.y.text))" }
        return ViewDifference(aspect: .offset, before: text(before), after: text(after), complaint: .scrolled)
    }

    static func unusual(_ value: WatchedValue, _ before: ViewState, _ after: ViewState) -> ViewDifference? {
        let (old, new) = (before.unusual(value), after.unusual(value))
        guard let aspect = Aspect(value), !isSame(old, new) else { return nil }
        return ViewDifference(
            aspect: aspect, before: text(old, aspect), after: text(new, aspect), complaint: complaint(aspect, old, new))
    }

    private static func isSame(_ left: [Double]?, _ right: [Double]?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.count == right.count && zip(left, right).allSatisfy { near($0, $1, scaleTolerance) }
    }

    private static func text(_ numbers: [Double]?, _ aspect: Aspect) -> String {
        let list = numbers?.map(\.text).joined(separator: ", ") ?? ""
        switch aspect {
        case .shadow:
            guard let numbers, numbers.count == 4 else { return "no shadow" }
            return "shadow of opacity \(numbers[0].text), radius \(numbers[1].text), "
                + "offset (\(numbers[2].text), \(numbers[3].text))"
        case .sublayers: return numbers == nil ? "no sublayerTransform" : "sublayerTransform [\(list)]"
        case .tintMode:
            guard let number = numbers?.first else { return "tintAdjustmentMode automatic" }
            return "tintAdjustmentMode \(number == 2 ? "dimmed" : "normal")"
        case .safeArea:
            guard let numbers, numbers.count == 4 else { return "no additionalSafeAreaInsets" }
            let names = zip(["top", "left", "bottom", "right"], numbers).filter { $0.1 != 0 }
            return "additionalSafeAreaInsets " + names.map { "\($0.0) \($0.1.text)" }.joined(separator: ", ")
        default: return numbers == nil ? "as its values say" : "as the ended animation says"
        }
    }

    private static func colorText(_ color: UInt32) -> String {
        guard color != 0 else { return "no background" }
        let parts = [24, 16, 8, 0].map { "\(color >> UInt32($0) & 255)" }
        return "background rgba(\(parts.joined(separator: ", ")))"
    }

    private static func complaint(_ aspect: Aspect, _ old: [Double]?, _ new: [Double]?) -> Complaint {
        switch aspect {
        case .shadow: new?.count != 4 ? .lostShadow : old?.count != 4 ? .keepsShadow : .shadow
        case .sublayers: new == nil ? .lostSublayerTransform : .keepsSublayerTransform
        case .tintMode: .tintMode
        case .safeArea: .safeArea
        default: .keptAnimation
        }
    }
}
