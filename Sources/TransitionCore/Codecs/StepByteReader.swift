/// Reads the steps of a script from bytes.
struct StepByteReader {
    private var reader: ByteReader
    private var names: [String] = []

    /// The forms by their codes; nil for a code that none has.
    private static let forms: [(any StepForm.Type)?] = {
        var forms = [(any StepForm.Type)?](repeating: nil, count: Int(UInt8.max) + 1)
        for form in StepKind.allCases.map(\.form) {
            precondition(forms[Int(form.code)] == nil, "two kinds of steps have the code \(form.code)")
            forms[Int(form.code)] = form
        }
        return forms
    }()

    /// - Parameter reader: at the first step.
    init(_ reader: ByteReader) {
        self.reader = reader
    }

    var remainingCount: Int { reader.remainingCount }

    mutating func step() throws(ScriptBinaryError) -> Step {
        let code = try reader.byte()
        guard let form = Self.forms[Int(code)] else {
            throw .unknownContent("a step of kind \(code), which is not known")
        }
        return try form.read(from: &self)
    }
}

extension StepByteReader: StepReader {
    typealias Failure = ScriptBinaryError

    mutating func word(_ word: String) {}

    mutating func number(_ measure: StepMeasure) throws(ScriptBinaryError) -> Int {
        try reader.signed(measure.found, in: measure.range)
    }

    mutating func actionName() throws(ScriptBinaryError) -> String {
        let number = try reader.unsigned()
        if number == 0 {
            let name = try reader.string("an action's name")
            if names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
                throw .unknownContent("the same action's name twice")
            }
            names.append(name)
            return name
        }
        guard number <= UInt64(names.count) else {
            throw .unknownContent("a reference to action \(number) of \(names.count)")
        }
        return names[Int(number) - 1]
    }

    mutating func start(of gesture: String) throws(ScriptBinaryError) -> TouchStart {
        switch StartCode(rawValue: try reader.byte()) {
        case .leftEdge: return .leftEdge
        case .rightEdge: return .rightEdge
        case .topEdge: return .topEdge
        case .bottomEdge: return .bottomEdge
        case .point: return .point(x: try number(.percentOfWidth), y: try number(.percentOfHeight))
        case nil: throw .unknownContent("\(gesture) from a place that is not known")
        }
    }

    mutating func ending(of gesture: String) throws(ScriptBinaryError) -> GestureEnding {
        guard let ending = GestureEnding(rawValue: try reader.byte()) else {
            throw .unknownContent("\(gesture) with an ending that is not known")
        }
        return ending
    }
}
