import CProcessIsolation
import Foundation
import HeadlessUIKit
import TransitionCore

/// Finds file and line of the code that decided a violation, by performing the minimal script once more.
///
/// Stacks are far too slow for a search; only this one run takes them. They are exact in a debug build and best
/// effort in release, where inlining loses callers. What takes and reads them are children: if one dies of it, places
/// are missing and nothing else.
@MainActor
struct CallSiteFinder {
    let scene: TransitionScene
    let timeout: Double

    func callSites(of violation: Violation, in script: Script) -> [CallSite] {
        let stacks = stacks(at: eventIndices(of: violation), in: script)
        let methods = violation.decisions.compactMap { decision in
            if case .method(let typeName, let name) = decision.decision {
                Method(typeName: typeName, name: name)
            } else {
                nil
            }
        }
        let places = methods.isEmpty ? [] : self.places(of: methods, in: script)
        return violation.decisions.compactMap { decision in
            let place: SourcePlace? =
                switch decision.decision {
                case .event(let index):
                    stacks[index].flatMap {
                        StackReader.shared.userCode(
                            in: RawStack(addresses: $0, beginsWithProgramCounter: false, signal: 0)
                        ).places.first
                    }
                case .method(let typeName, let name):
                    zip(methods, places).first { $0.0 == Method(typeName: typeName, name: name) }?.1
                }
            return place.map {
                CallSite(file: $0.file, line: $0.line, function: $0.function, note: decision.note)
            }
        }
    }

    private struct Method: Hashable {
        let typeName: String
        let name: String
    }

    private func eventIndices(of violation: Violation) -> Set<Int> {
        Set(
            violation.decisions.compactMap { decision in
                if case .event(let index) = decision.decision { index } else { nil }
            })
    }

    /// The stacks on which these events were recorded.
    private func stacks(at indices: Set<Int>, in script: Script) -> [Int: [UInt64]] {
        guard !indices.isEmpty else { return [:] }
        return inChild { _ in
            var stacks: [Int: [UInt64]] = [:]
            _ = Evaluator(scene: scene).perform(script) { index in
                if indices.contains(index) { stacks[index] = Self.captureStack() }
            }
            return stacks
        } ?? [:]
    }

    private static func captureStack() -> [UInt64] {
        let limit = 512
        return Array(unsafeUninitializedCapacity: limit) { buffer, count in
            count = Int(isolation_capture_stack(buffer.baseAddress, UInt64(limit)))
        }
    }

    private func places(of methods: [Method], in script: Script) -> [SourcePlace?] {
        inChild { _ in
            // What a class inherits is known where the script has been performed.
            _ = Evaluator(scene: scene).perform(script)
            let table = FunctionTable()
            return methods.map { method in
                // The method may be inherited.
                ([method.typeName] + HeadlessApp.superclassNames(ofClassNamed: method.typeName)).lazy
                    .compactMap { table?.place(ofMethod: method.name, inType: $0) }.first
            }
        } ?? methods.map { _ in nil }
    }

    private func inChild<Value: Codable>(_ body: @MainActor (Journal) -> Value) -> Value? {
        let outcome = try? runInChild(timeout: max(timeout, Self.leastTimeout), prints: false) { journal in
            HeadlessApp.observeTurns { journal.tick() }
            return (try? JSONEncoder().encode(body(journal))) ?? Data()
        }
        guard case .finished(let data) = outcome else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    /// Debug information is large, and reading it is no turn of a run loop.
    private static let leastTimeout = 60.0
}
