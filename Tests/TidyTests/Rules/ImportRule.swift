/// The modules of the package and what each may import: lower modules know nothing of higher ones.
///
/// Above all, invariants and model meet only in the trace: an oracle that read the model would share its mistakes.
enum ImportRule {
    private static let collections: Set<String> = ["DequeModule", "OrderedCollections", "HeapModule", "BitCollections"]

    static let allowed: [String: Set<String>] = [
        "TransitionCore": collections,
        "TransitionChoices": collections,
        "TransitionGenerators": ["TransitionCore", "TransitionChoices"],
        "HeadlessUIKit": collections.union([
            "TransitionCore", "CDeterministicHashing", "CConcurrencyHooks", "COpenEnumerations", "CObjectMaking",
            "Foundation",
        ]),
        "CoreGraphics": ["HeadlessUIKit"],
        "QuartzCore": ["HeadlessUIKit"],
        "AVFoundation": ["HeadlessUIKit"],
        "UIKit": ["HeadlessUIKit"],
        "_Testing_UIKit": ["Testing"],
        "_Testing_CoreGraphics": ["Testing"],
        "TransitionInvariants": ["TransitionCore", "Synchronization"],
        "TransitionRunner": [
            "TransitionCore", "TransitionChoices", "TransitionGenerators", "HeadlessUIKit", "TransitionInvariants",
            "CProcessIsolation", "Foundation", "Runtime",
        ],
        "TransitionReports": ["TransitionCore", "TransitionInvariants", "Foundation"],
        "TransitionTesting": [
            "TransitionCore", "TransitionInvariants", "TransitionRunner", "TransitionReports", "HeadlessUIKit",
            "_Testing_UIKit", "_Testing_CoreGraphics", "Testing", "Foundation", "Synchronization",
        ],
        "TransitionFuzzing": [
            "TransitionCore", "TransitionInvariants", "TransitionRunner", "TransitionReports", "CFuzzerDriver",
            "Foundation",
        ],
        "TransitionCommands": [
            "TransitionCore", "TransitionInvariants", "TransitionRunner", "TransitionReports", "TransitionFuzzing",
            "ArgumentParser", "Foundation",
        ],
        "SampleTransitions": ["UIKit", "TransitionCore", "TransitionRunner"],
        "TransitionZoo": ["UIKit", "TransitionCore", "TransitionRunner"],
        "StockApps": ["UIKit", "TransitionCore", "TransitionRunner"],
        "ZooCommand": [
            "TransitionCore", "TransitionInvariants", "TransitionRunner", "TransitionReports", "TransitionCommands",
            "TransitionZoo", "ArgumentParser", "Foundation",
        ],
        "transition-check": ["TransitionCommands", "SampleTransitions", "TransitionZoo", "StockApps", "ZooCommand"],
    ]

    static func problems(in file: SourceFile) -> [TidyProblem] {
        guard let module = file.module else { return [] }
        guard var names = allowed[module] else {
            return [TidyProblem(path: file.path, line: 0, text: "module \(module) is not in the table of imports")]
        }
        if file.path.hasPrefix("Sources/TransitionCore/Codecs/") { names.insert("Foundation") }
        return imports(of: file).filter { !names.contains($0.module) }.map {
            TidyProblem(path: file.path, line: $0.line, text: "\(module) may not import \($0.module)")
        }
    }

    /// The imported modules with their lines; `import struct Foundation.Date` imports Foundation.
    static func imports(of file: SourceFile) -> [(module: String, line: Int)] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        return file.codeLines.enumerated().compactMap { index, line in
            let words = line.split { $0 == " " || $0 == ";" }
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
            else { return nil }
            let named = words[(keyword + 1)...].first { !kinds.contains($0) } ?? ""
            return (String(named.prefix { $0 != "." }), index + 1)
        }
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
