import TransitionCore
import TransitionInvariants

/// A script as the source of a test for a device or a simulator, to see there what the model has shown.
///
/// What an act of a scene does is known to the scene alone: the test has a function for each, to be filled in.
package struct ExportedTest {
    package enum Form: String, CaseIterable, Sendable {
        /// In the app's process: acts, waits, sizes of the window and a busy main thread.
        case xctest
        /// From outside of it: fingers by their points and velocities, too, and the way to the home screen and back.
        case xcuitest
    }

    let script: Script
    /// What the script breaks; nil when it is not known.
    let violation: Violation?
    /// In points.
    let window: Rectangle
    /// What replays the script in the model.
    let command: String
    /// What fingers hit in the model, by the steps' indices.
    private let hits: [Int: String]

    /// - Parameters:
    ///   - command: as it is typed, without the token: `transition-check replay`.
    ///   - trace: what happened in the model, to say what fingers hit.
    package init(
        _ script: Script, breaking violation: Violation?, window: Rectangle, command: String, trace: Trace = Trace()
    ) {
        self.script = script
        self.violation = violation
        self.window = window
        self.command = command
        hits = trace.viewsHit(by: script.steps)
    }

    /// The first step that a test of that form cannot do, counted from 1, and what it is.
    package func firstImpossibleStep(for form: Form) -> (number: Int, phrase: String)? {
        guard form == .xctest else { return nil }
        let index = script.steps.firstIndex { step in
            switch step {
            case .act, .wait, .hitch, .resize: false
            case .pan, .pinch, .move, .lift, .cancelTouches, .tap, .background, .foreground: true
            }
        }
        return index.map { ($0 + 1, script.steps[$0].phrase) }
    }

    package func source(as form: Form) -> String {
        let names = ActNames(script, lastDeed)
        let body =
            switch form {
            case .xctest: InProcessSteps(script: script, names: names, lastDeed: lastDeed).lines
            case .xcuitest:
                OutsideSteps(script: script, window: window, names: names, hits: hits, lastDeed: lastDeed).lines
            }
        let lines =
            head(form) + body.map { $0.isEmpty ? "" : "        " + $0 } + ["    }", ""]
            + names.all.flatMap { act($0.name, $0.function, form) } + tail(form) + ["}", ""]
        return lines.joined(separator: "\n")
    }

    /// What shows the failure only after the script.
    private var lastDeed: LastDeed? {
        switch violation?.identity.subject {
        case .action(let name): .act(name)
        case .tap(let name, _): .tap(name)
        case .drag(let way, _): .drag(way)
        default: turn
        }
    }

    /// What a check that turns the window has done, where no step does: then it was that of the scene.
    private var turn: LastDeed? {
        let isResized = script.steps.contains { if case .resize = $0 { true } else { false } }
        guard let violation, !isResized,
            InvariantSet.standard.judges(.resizedTwin, by: violation.identity.invariant)
        else { return nil }
        return .resize(width: Int(window.height), height: Int(window.width))
    }

    private func head(_ form: Form) -> [String] {
        let isInside = form == .xctest
        let summary = violation?.summary ?? ""
        return [
            "// From the scene \(Self.literal(script.scene)). Repeat it in the model with",
            "// \(command) \(ReplayToken.encode(script))",
        ] + (isInside ? ["import UIKit"] : []) + [
            "import XCTest",
            "",
            "@MainActor",
            "final class \(SwiftName(script.scene).type)Tests: XCTestCase {",
            isInside ? "    private var window: UIWindow!" : "    private let app = XCUIApplication()",
            "",
        ] + (summary.isEmpty ? [] : ["    /// \(Self.oneLine(summary))"]) + [
            "    func test\(SwiftName(script.scene).type)() {"
        ]
    }

    private func act(_ name: String, _ function: String, _ form: Form) -> [String] {
        [
            "    /// Do here what the act \(Self.literal(name)) of the scene does.",
            "    private func \(function)() {",
            "        XCTFail(\(Self.literal("nothing is said yet of the act \(name)")))",
            "    }",
            "",
        ]
    }

    private func tail(_ form: Form) -> [String] {
        guard form == .xctest else { return [] }
        return [
            "    /// Make here the controller with which the scene begins.",
            "    private func makeRoot() -> UIViewController {",
            "        XCTFail(\"nothing is said yet of the root\")",
            "        return UIViewController()",
            "    }",
            "",
            "    private func letTimePass(_ seconds: TimeInterval) {",
            "        RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))",
            "    }",
        ]
    }

    /// Text as Swift has it between quotes.
    static func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": result += "\\\(scalar)"
            case _ where scalar.value < 32 || scalar.value == 127 || scalar.properties.isBidiControl:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    /// Frames of virtual time in seconds, as Swift has them.
    static func seconds(_ frames: Int) -> String {
        let thousandths = (frames * 1_000 + VirtualTime.framesPerSecond / 2) / VirtualTime.framesPerSecond
        let rest = String(thousandths % 1_000)
        return "\(thousandths / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }

    /// Text within one line of a comment.
    static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
    }
}

/// What is tried after a script and does not work any more.
enum LastDeed {
    case act(String)
    /// On what has that title.
    case tap(String)
    case drag(DragWay)
    /// No step of the script: the check itself gives the window that size.
    case resize(width: Int, height: Int)

    /// What to look at once the window has that size.
    static let turnNotes = [
        "// No step of the script: the check turns the window here or before the last request, and what is then",
        "// laid out otherwise than presented at that size fails.",
    ]
}

/// A name that is Swift, of words that need not be.
struct SwiftName {
    private let words: [String]

    init(_ text: String) {
        var words = [""]
        for character in text {
            if character.isASCII, character.isLetter || character.isNumber {
                words[words.count - 1].append(character)
            } else if words.last != "" {
                words.append("")
            }
        }
        self.words = words.filter { !$0.isEmpty }
    }

    var type: String {
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isLetter == true ? name : "Scene\(name)"
    }

    var function: String { type.prefix(1).lowercased() + type.dropFirst() }
}

/// The functions of the acts of a script, in the order of their first time; two acts never have one.
struct ActNames {
    private(set) var all: [(name: String, function: String)] = []

    init(_ script: Script, _ lastDeed: LastDeed? = nil) {
        let last = if case .act(let name) = lastDeed { [Step.act(name)] } else { [Step]() }
        for case .act(let name) in script.steps + last where !all.contains(where: { $0.name == name }) {
            // Behind a word of its own it is no name of a method that a test has already.
            let function = "act" + SwiftName(name).type
            let count = all.count { $0.function.hasPrefix(function) }
            all.append((name, count == 0 ? function : "\(function)\(count + 1)"))
        }
    }

    func function(of act: String) -> String { all.first { $0.name == act }?.function ?? "" }
}
