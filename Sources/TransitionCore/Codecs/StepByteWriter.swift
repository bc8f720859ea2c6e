/// The start of a gesture as one byte.
enum StartCode: UInt8 {
    case leftEdge, rightEdge, topEdge, bottomEdge, point
}

/// Writes the steps of a script as bytes.
struct StepByteWriter {
    private var writer: ByteWriter
    private var names: [String] = []

    /// - Parameter writer: what the steps follow on.
    init(_ writer: ByteWriter) {
        self.writer = writer
    }

    var bytes: [UInt8] { writer.bytes }

    mutating func append(_ step: Step) {
        let form = step.form
        writer.byte(form.code)
        form.write(step: step, to: &self)
    }
}

extension StepByteWriter: StepWriter {
    mutating func word(_ word: String) {}

    mutating func number(_ number: Int, _ measure: StepMeasure) { writer.signed(number) }

    /// A name is written once; later it is its number, so that long scripts still fit a token.
    mutating func actionName(_ name: String) {
        if let index = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
            writer.unsigned(UInt64(index + 1))
        } else {
            writer.unsigned(0)
            writer.string(name)
            names.append(name)
        }
    }

    mutating func start(_ start: TouchStart) {
        switch start {
        case .leftEdge: writer.byte(StartCode.leftEdge.rawValue)
        case .rightEdge: writer.byte(StartCode.rightEdge.rawValue)
        case .topEdge: writer.byte(StartCode.topEdge.rawValue)
        case .bottomEdge: writer.byte(StartCode.bottomEdge.rawValue)
        case .point(let x, let y):
            writer.byte(StartCode.point.rawValue)
            writer.signed(x)
            writer.signed(y)
        }
    }

    mutating func ending(_ ending: GestureEnding) { writer.byte(ending.rawValue) }
}
