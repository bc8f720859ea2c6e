extension NSLayoutConstraint {
    /// The constraints that a visual format stands for. Metrics are numbers, views also layout guides.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let parsed = try VisualFormatParser.parse(format)
            return try VisualFormatMaker(format: parsed, options: opts, metrics: metrics ?? [:], views: views).make()
        } catch {
            let reason = (error as? VisualFormatParser.Failure)?.reason ?? ""
            World.current?.raise(
                "NSInvalidArgumentException", "Unable to parse constraint format: \(reason). \(format)",
                for: .writesBadFormat)
            return []
        }
    }
}

/// Makes the constraints of a visual format.
@MainActor
private struct VisualFormatMaker {
    typealias Failure = VisualFormatParser.Failure

    private static let standardSpace: CGFloat = 8

    let format: VisualFormatParser.Format
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    private var start: NSLayoutConstraint.Attribute {
        format.axis == .vertical ? .top : options.contains(.directionLeftToRight) ? .left : .leading
    }
    private var end: NSLayoutConstraint.Attribute {
        format.axis == .vertical ? .bottom : options.contains(.directionLeftToRight) ? .right : .trailing
    }
    private var size: NSLayoutConstraint.Attribute { format.axis == .vertical ? .height : .width }

    func make() throws -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, element) in format.elements.enumerated() {
            if index > 0 { result += try spaces(before: index) }
            if case .view(let name, let sizes) = element {
                for predicate in sizes { result.append(try sizeConstraint(of: item(name), predicate)) }
            }
        }
        let items = try format.elements.compactMap { element in
            if case .view(let name, _) = element { try item(name) } else { nil }
        }
        for attribute in options.attributes {
            for (left, right) in zip(items, items.dropFirst()) {
                result.append(
                    NSLayoutConstraint(LayoutTerm(right, attribute), .equal, LayoutTerm(left, attribute)))
            }
        }
        return result
    }

    private func item(_ name: String) throws -> AnyObject {
        guard let item = views[name] else { throw Failure(reason: "\(name) is not a key in the views dictionary") }
        return item as AnyObject
    }

    /// Positive distances grow from the earlier element to the later one.
    private func spaces(before index: Int) throws -> [NSLayoutConstraint] {
        let connection = format.connections[index - 1]
        let (before, after) = (format.elements[index - 1], format.elements[index])
        let touchesSuperview = before == .superview || after == .superview
        let isMargin = touchesSuperview && connection == .standard
        let first = try side(after, start, neighbour: before, isMargin: isMargin)
        let second = try side(before, end, neighbour: after, isMargin: isMargin)
        switch connection {
        case .none: return [NSLayoutConstraint(first, .equal, second)]
        case .standard:
            return [
                NSLayoutConstraint(first, .equal, second, constant: touchesSuperview ? 0 : Self.standardSpace)
            ]
        case .spaces(let predicates):
            return try predicates.map { predicate in
                let made = NSLayoutConstraint(
                    first, predicate.relation, second, constant: try number(predicate.value))
                made.priority = try priority(predicate)
                return made
            }
        }
    }

    /// A view's own side, or the same side of the superview.
    private func side(
        _ element: VisualFormatParser.Element, _ attribute: NSLayoutConstraint.Attribute,
        neighbour: VisualFormatParser.Element, isMargin: Bool
    ) throws -> LayoutTerm {
        if case .view(let name, _) = element { return LayoutTerm(try item(name), attribute) }
        guard case .view(let name, _) = neighbour, let superview = LayoutTerm.superview(of: try item(name)) else {
            throw Failure(
                reason: "Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        // The superview begins where its first element does.
        let own = attribute == start ? end : start
        return LayoutTerm(isMargin ? superview.layoutMarginsGuide : superview, own)
    }

    private func sizeConstraint(
        of item: AnyObject, _ predicate: VisualFormatParser.Predicate
    ) throws -> NSLayoutConstraint {
        let first = LayoutTerm(item, size)
        let made: NSLayoutConstraint
        if case .name(let name) = predicate.value, let other = views[name] {
            made = NSLayoutConstraint(first, predicate.relation, LayoutTerm(other as AnyObject, size))
        } else {
            made = NSLayoutConstraint(first, predicate.relation, nil, constant: try number(predicate.value))
        }
        made.priority = try priority(predicate)
        return made
    }

    private func priority(_ predicate: VisualFormatParser.Predicate) throws -> UILayoutPriority {
        guard let value = predicate.priority else { return .required }
        return UILayoutPriority(Float(try number(value)))
    }

    private func number(_ value: VisualFormatParser.Value) throws -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Int: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default: throw Failure(reason: "\(name) is not a key in the metrics dictionary")
            }
        }
    }
}

extension LayoutTerm {
    /// The view that contains the item; a guide's is its owner.
    fileprivate static func superview(of item: AnyObject) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }
}
