import TransitionCore

/// One way in which a view is not as it was, the most telling first.
struct ViewDifference {
    enum Aspect: Int {
        case window, hidden, alpha, place, zPosition, mask, cornerRadius
        case background, shadow, sublayers, tintMode, safeArea, offset, keptAnimation

        /// Whether it says where a view is and whether it can be seen, and not only how it looks there.
        var saysWhatIsSeen: Bool { rawValue <= Aspect.cornerRadius.rawValue }
    }

    let aspect: Aspect
    /// How it should be, and how it is.
    let before: String
    let after: String

    /// What is wrong.
    let complaint: Complaint

    /// Points, and hundredths of alpha, within which two values are the same.
    static let pointTolerance = 0.5
    static let alphaTolerance = 0.01
    static let scaleTolerance = 0.001

    /// How `after` differs from `before`: rectangles in the window if both are there, else center, size and transform.
    ///
    /// The origin of the bounds is what a scroll view shows of its content, and no part of its place.
    static func between(_ before: ViewState, _ after: ViewState) -> [ViewDifference] {
        // At any other instant it would look otherwise as well.
        guard before.changedBy == nil, after.changedBy == nil else { return [] }
        var found: [ViewDifference] = []
        func compare(
            _ aspect: Aspect, _ complaint: Complaint, _ isSame: Bool, _ left: String, _ right: String
        ) {
            guard !isSame else { return }
            found.append(ViewDifference(aspect: aspect, before: left, after: right, complaint: complaint))
        }
        let isSameMembership = before.isInWindow == after.isInWindow
        if isSameMembership, isSameLook(before, after), isSamePlace(before, after) { return details(before, after) }
        compare(
            .window, after.isInWindow ? .staysInWindow : .notInWindow, isSameMembership, windowWord(before),
            windowWord(after))
        compare(
            .hidden, after.isHidden ? .staysHidden : .noLongerHidden, before.isHidden == after.isHidden,
            before.isHidden ? "hidden" : "not hidden",
            after.isHidden ? "hidden" : "not hidden")
        compare(
            .alpha, .alpha, near(before.alpha, after.alpha, alphaTolerance), "alpha \(before.alpha.text)",
            "alpha \(after.alpha.text)")
        compare(.place, .displaced, isSamePlace(before, after), placeText(before, after), placeText(after, before))
        compare(
            .zPosition, .zPosition, near(before.zPosition, after.zPosition, scaleTolerance),
            "zPosition \(before.zPosition.text)",
            "zPosition \(after.zPosition.text)")
        compare(
            .mask, after.hasMask ? .keepsMask : .lostMask, before.hasMask == after.hasMask,
            before.hasMask ? "masked" : "without mask",
            after.hasMask ? "masked" : "without mask")
        compare(
            .cornerRadius, .cornerRadius, near(before.cornerRadius, after.cornerRadius, pointTolerance),
            "corner radius \(before.cornerRadius.text)", "corner radius \(after.cornerRadius.text)")
        return found + details(before, after)
    }

    private static func isSameLook(_ left: ViewState, _ right: ViewState) -> Bool {
        left.isHidden == right.isHidden && near(left.alpha, right.alpha, alphaTolerance)
            && near(left.zPosition, right.zPosition, scaleTolerance) && left.hasMask == right.hasMask
            && near(left.cornerRadius, right.cornerRadius, pointTolerance)
    }

    private static func isSamePlace(_ left: ViewState, _ right: ViewState) -> Bool {
        if left.isInWindow, right.isInWindow { return left.frame.agrees(with: right.frame, tolerance: pointTolerance) }
        return near(left.center.x, right.center.x, pointTolerance)
            && near(left.center.y, right.center.y, pointTolerance)
            && near(left.bounds.width, right.bounds.width, pointTolerance)
            && near(left.bounds.height, right.bounds.height, pointTolerance)
            && isSameTransform(left.transform, right.transform)
    }

    static func isSameTransform(_ left: Transform, _ right: Transform) -> Bool {
        near(left.a, right.a, scaleTolerance) && near(left.b, right.b, scaleTolerance)
            && near(left.c, right.c, scaleTolerance) && near(left.d, right.d, scaleTolerance)
            && near(left.tx, right.tx, pointTolerance) && near(left.ty, right.ty, pointTolerance)
    }

    /// Two values that are no numbers are the same: what wrote them is not told here.
    static func near(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
        left == right || abs(left - right) <= tolerance || (left.isNaN && right.isNaN)
    }

    private static func windowWord(_ view: ViewState) -> String {
        view.isInWindow ? "in the window" : "not in the window"
    }

    private static func placeText(_ view: ViewState, _ other: ViewState) -> String {
        if view.isInWindow, other.isInWindow { return "at \(view.frame.text)" }
        let transform = view.transform
        var text = "center (\(view.center.x.text), \(view.center.y.text)), bounds \(view.bounds.text)"
        if transform != .identity {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            text += ", transform [\(numbers.map(\.text).joined(separator: ", "))]"
        }
        return text
    }
}
