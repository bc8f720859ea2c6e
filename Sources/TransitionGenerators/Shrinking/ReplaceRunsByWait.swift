import TransitionChoices
import TransitionCore

/// Makes one wait of several steps in a row that do nothing but let time pass or hurry it along.
///
/// Each step of such a row may be needed while the others are there, so that no smaller edit gets rid of them.
struct ReplaceRunsByWait: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        var length = steps(in: session).count
        while length >= 2 {
            var start = 0
            while start + length <= steps(in: session).count {
                if !replaces(start, length, in: session) { start += 1 }
            }
            length -= 1
        }
    }

    private func replaces(_ start: Int, _ length: Int, in session: ShrinkSession) -> Bool {
        var shorter = steps(in: session)
        shorter.replaceSubrange(start..<start + length, with: [.wait(frames: generator.vocabulary.longestWait)])
        return accepts(shorter, in: session)
    }
}
