import Foundation
import TransitionCore
import TransitionFuzzing
import TransitionReports
import TransitionRunner

/// Where engines keep what they know of one scene, and leave what they find.
struct FindingsFolder {
    /// Scripts that a corpus begins with.
    private static let seedCount = 128

    let path: String
    let scene: TransitionScene

    /// - Parameter findings: the folder of all scenes.
    init(in findings: String, of scene: TransitionScene) {
        path = "\(findings)/\(scene.name)"
        self.scene = scene
    }

    /// Inputs, one a file, as libFuzzer keeps them.
    var corpus: String { "\(path)/corpus" }
    /// Scripts that failed in an engine, unshrunk.
    var inbox: String { "\(path)/inbox" }
    /// The same for what only a build with a sanitizer may show.
    func inbox(of engine: NightEngine) -> String { engine.isSanitizer ? "\(inbox)-\(engine.rawValue)" : inbox }

    /// Where what an engine says is kept.
    func log(of engine: String = "engine") -> String { "\(path)/\(engine).log" }

    /// Begins an empty corpus with scripts such as a search begins with: an engine comes to gestures late by itself.
    @MainActor
    func seedCorpus(maxSteps: Int) throws {
        try FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
        guard try FileManager.default.contentsOfDirectory(atPath: corpus).isEmpty else { return }
        let input = FuzzInput(scene: scene, maxSteps: maxSteps)
        let scripts = sampleScripts(of: scene, count: Self.seedCount, seed: 1, maxSteps: maxSteps)
        for (index, script) in scripts.enumerated() {
            guard let bytes = input.bytes(for: script) else { continue }
            try Data(bytes).write(to: URL(fileURLWithPath: "\(corpus)/seed-\(index + 1)"), options: .atomic)
        }
    }

    /// What is wrong with the corpus, as one sentence; nil if nothing is.
    var corpusFault: String? {
        let empty = names(in: corpus).count { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(corpus)/\(name)")
            return (attributes?[.size] as? Int) == 0
        }
        // An engine tries the empty input first, and may keep it.
        guard empty > 1 else { return nil }
        return
            "\(Figures.counted(empty, "file")) in \(corpus) are empty, as on a disk that is full; make room and "
            + "delete them."
    }

    /// The paths of scripts in the inboxes.
    var inboxPaths: [String] {
        scriptPaths(in: inbox) + NightEngine.allCases.filter(\.isSanitizer).flatMap(inboxPaths(of:))
    }

    func inboxPaths(of engine: NightEngine) -> [String] { scriptPaths(in: inbox(of: engine)) }

    /// The paths of scripts that were shrunk and saved.
    var savedPaths: [String] { scriptPaths(in: path) }

    private func scriptPaths(in folder: String) -> [String] {
        names(in: folder).filter { $0.hasSuffix(".\(SavedScript.fileExtension)") }.map { "\(folder)/\($0)" }
    }

    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
