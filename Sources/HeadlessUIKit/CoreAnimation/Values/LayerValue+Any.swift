extension LayerValue {
    /// A transform in its shortest form.
    init(_ transform: CATransform3D) {
        self = transform.isAffine ? .affine(transform.affinePart) : .matrix(transform)
    }

    /// What code gave as a value of an animation; nil for nothing, and for what no property can take.
    init?(_ value: Any?, like model: LayerValue) {
        switch value {
        case let value as LayerValue: self = value
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self.init(value)
        case let value as CGAffineTransform: self = .affine(value)
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as NSValue:
            guard let unboxed = Self.unboxed(value) else { return nil }
            self = unboxed
        case let value as [Any]: self = .list(value.compactMap { LayerValue($0, like: .none) })
        default: return nil
        }
        // A single number stands for a size or a point of equal parts nowhere: what does not fit is refused.
        if !fits(model) { return nil }
    }

    /// What a box holds.
    private static func unboxed(_ value: NSValue) -> LayerValue? {
        if value.holdsTransform { return LayerValue(value.caTransform3DValue) }
        let type = String(cString: value.objCType)
        // A rectangle's type names those of its parts.
        if type.contains("Rect") { return .rect(value.rectValue) }
        if type.contains("Point") { return .point(value.pointValue) }
        return type.contains("Size") ? .size(value.sizeValue) : nil
    }

    private func fits(_ model: LayerValue) -> Bool {
        switch (self, model) {
        case (_, .none), (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
            (.path, .path), (.list, .list), (.point, .size), (.size, .point):
            true
        case (.affine, .affine), (.affine, .matrix), (.matrix, .affine), (.matrix, .matrix): true
        default: false
        }
    }

    var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    var point: CGPoint? {
        if case .point(let value) = self { value } else { nil }
    }

    var size: CGSize? {
        if case .size(let value) = self { value } else { nil }
    }

    var rect: CGRect? {
        if case .rect(let value) = self { value } else { nil }
    }

    var color: CGColor? {
        if case .color(let value) = self { value } else { nil }
    }

    var path: CGPath? {
        if case .path(let value) = self { value } else { nil }
    }

    var list: [LayerValue]? {
        if case .list(let values) = self { values } else { nil }
    }

    /// The value as code gets it back; a number in the box that every kind of number is taken out of.
    var anyValue: Any? {
        switch self {
        case .number(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .affine(let value): CATransform3D(value)
        case .matrix(let value): value
        case .color(let value): value
        case .path(let value): value
        case .list(let values): values.compactMap(\.anyValue)
        case .none: nil
        }
    }

    // MARK: Numbers

    /// The numbers that make it up; nil for what is not made of numbers alone.
    private var numbers: [Double]? {
        switch self {
        case .number(let value): [value]
        case .point(let point): [Double(point.x), Double(point.y)]
        case .size(let size): [Double(size.width), Double(size.height)]
        case .rect(let rect):
            [Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)]
        default: nil
        }
    }

    private init?(numbers: [Double], like value: LayerValue) {
        switch value {
        case .number: self = .number(numbers[0])
        case .point: self = .point(CGPoint(x: numbers[0], y: numbers[1]))
        case .size: self = .size(CGSize(width: numbers[0], height: numbers[1]))
        case .rect: self = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        default: return nil
        }
    }

    /// How far two values of one kind lie apart; 1 for what has no measure.
    func distance(to other: LayerValue) -> Double {
        guard let numbers, let others = other.numbers, numbers.count == others.count else { return 1 }
        return zip(numbers, others).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// Values of one kind, weighted and added up; nil for what has no numbers.
    static func sum(of values: [LayerValue], weights: [Double]) -> LayerValue? {
        var total: [Double]?
        for (value, weight) in zip(values, weights) {
            guard let numbers = value.numbers, total == nil || total?.count == numbers.count else { return nil }
            let weighted = numbers.map { $0 * weight }
            total = total.map { zip($0, weighted).map(+) } ?? weighted
        }
        guard let total, let first = values.first else { return nil }
        return LayerValue(numbers: total, like: first)
    }
}
