import Foundation

/// Says how far an engine of ours has come, in the form of libFuzzer's status lines.
struct StatusLines {
    /// Standard error as it was at the beginning: copies of the process have another one.
    private let output = FileHandle(fileDescriptor: dup(STDERR_FILENO), closeOnDealloc: false)
    /// What the engine does.
    let work: String
    private var next = ContinuousClock.now

    /// Make it before the process is copied.
    init(work: String) { self.work = work }

    /// Says it if nothing was said for a second.
    mutating func tell(scripts: Int, features: Int, inputs: Int) {
        guard ContinuousClock.now >= next else { return }
        next = .now + .seconds(1)
        tellLast(scripts: scripts, features: features, inputs: inputs)
    }

    func tellLast(scripts: Int, features: Int, inputs: Int) {
        output.write(Data("#\(scripts)\t\(work) ft: \(features) corp: \(inputs)\n".utf8))
    }
}
