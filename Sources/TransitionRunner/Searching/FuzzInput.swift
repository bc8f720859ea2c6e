import TransitionCore
import TransitionGenerators

/// Reads a fuzzer's bytes as a script of one scene.
///
/// Use it in a fuzz target. Every byte string is a legal script: one byte for the profile, then a record of fixed width
/// for each step. Durations are left out of the vocabulary, so that a saved input still means the same script after an
/// animation has become longer.
@MainActor
public struct FuzzInput {
    private let generator: ScriptGenerator
    private let maxSteps: Int

    /// - Parameter maxSteps: records beyond this many are not read.
    public init(scene: TransitionScene, profiles: ProfileSet = .standard, maxSteps: Int = 24) {
        generator = ScriptGenerator(vocabulary: makeVocabulary(scene: scene, profiles: profiles))
        self.maxSteps = maxSteps
    }

    /// The bytes that are read as this script; nil if there are none.
    public func bytes(for script: Script) -> [UInt8]? { generator.bytes(for: script) }

    public func script(from bytes: UnsafeRawBufferPointer) -> Script {
        generator.script(fromBytes: Array(bytes), maxSteps: maxSteps).script
    }
}
