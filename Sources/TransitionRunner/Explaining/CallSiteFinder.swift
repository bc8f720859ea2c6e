import HeadlessUIKit
import Runtime
import TransitionCore

/// Finds file and line of the code that decided a violation, by performing the minimal script once more.
///
/// Backtraces are far too slow for a search; only this one run takes them. They are exact in a debug build and best
/// effort in release, where inlining loses callers.
@MainActor
struct CallSiteFinder {
    let evaluator: Evaluator

    func callSites(of violation: Violation, in script: Script) -> [CallSite] {
        let backtraces = backtraces(at: eventIndices(of: violation), in: script)
        let needsTable = violation.decisions.contains {
            if case .method = $0.decision { true } else { false }
        }
        let table = needsTable ? FunctionTable() : nil
        return violation.decisions.compactMap { decision in
            let place: SourcePlace? =
                switch decision.decision {
                case .event(let index): backtraces[index]?.innermostUserPlace()
                case .method(let typeName, let name):
                    // The method may be inherited.
                    ([typeName] + HeadlessApp.superclassNames(ofClassNamed: typeName)).lazy
                        .compactMap { table?.place(ofMethod: name, inType: $0) }.first
                }
            return place.map {
                CallSite(file: $0.file, line: $0.line, function: $0.function, note: decision.note)
            }
        }
    }

    private func eventIndices(of violation: Violation) -> Set<Int> {
        Set(
            violation.decisions.compactMap { decision in
                if case .event(let index) = decision.decision { index } else { nil }
            })
    }

    private func backtraces(at indices: Set<Int>, in script: Script) -> [Int: Backtrace] {
        guard !indices.isEmpty else { return [:] }
        var backtraces: [Int: Backtrace] = [:]
        _ = evaluator.perform(script) { index in
            if indices.contains(index) { backtraces[index] = try? Backtrace.capture() }
        }
        return backtraces
    }
}
