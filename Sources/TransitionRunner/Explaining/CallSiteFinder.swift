import CProcessIsolation
import Foundation
import HeadlessUIKit
import TransitionCore

/// Finds file and line of the code that decided violations, by performing each minimal script once more.
///
/// Stacks are far too slow for a search; only these runs take them. They are exact in a debug build and best effort in
/// release, where inlining loses callers. What takes and reads them are children: if one dies of it, only locations are
/// missing. Most of the time goes into opening the debug information, so all violations are asked for at once.
@MainActor
struct CallSiteFinder {
    let scene: TransitionScene
    let timeout: Double
    let jobs: ChildJobs

    /// What this process has found of methods, which stand where they stand. Another scene may have another class of
    /// the same name.
    private static var knownLocations: [Method: CodeLocation?] = [:]

    /// The counterexamples with the locations of what each leads with; those that have locations keep them.
    func placed(_ counterexamples: [Counterexample]) -> [Counterexample] {
        var result = counterexamples
        let open = result.indices.filter { result[$0].callSites.isEmpty && result[$0].crash == nil }
        let requests = open.compactMap { index in
            result[index].violations.first.map { ($0, result[index].script) }
        }
        for (index, sites) in zip(open, callSites(of: requests)) { result[index].callSites = sites }
        return result
    }

    private func callSites(of requests: [(violation: Violation, script: Script)]) -> [[CallSite]] {
        let captured = requests.map { stacks(at: eventIndices(of: $0.violation), in: $0.script) }
        read(
            captured.flatMap { $0.sorted { $0.key < $1.key }.map { rawStack($0.value.addresses) } },
            and: requests.map { (methods(of: $0.violation), $0.script) })
        return zip(requests, captured).map { request, stacks in
            request.violation.decisions.compactMap { decision in
                let location: CodeLocation? =
                    switch decision.decision {
                    case .event(let index): stacks[index].flatMap(location)
                    case .method(let typeName, let name):
                        Self.knownLocations[method(name, of: typeName)] ?? nil
                    }
                return location.map {
                    CallSite(
                        file: $0.file, line: $0.line, function: $0.function, note: decision.note,
                        decision: decision.decision, isMistake: decision.isMistake)
                }
            }
        }
    }

    /// What a child has found in the debug information: either is a long way through it.
    private struct Found: Codable {
        var frames: [UInt64: [StackFrame]] = [:]
        var locations: [KnownLocation] = []
        var problems: [String] = []
        /// Children of its own that something outside has killed.
        var killedCount = 0
    }

    private struct KnownLocation: Codable {
        let method: Method
        let location: CodeLocation?
    }

    private func read(_ stacks: [RawStack], and methods: [(methods: [Method], script: Script)]) {
        DebugInformation.shared.begin()
        let outcomes = jobs.outcomes(of: 2) { index in
            let killedBefore = KilledChildren.count
            var (found, problems) = SearchProblems.gathering {
                if index == 0 { return Found(frames: StackReader.shared.readAhead(stacks)) }
                find(methods)
                return Found(locations: Self.knownLocations.map { KnownLocation(method: $0.key, location: $0.value) })
            }
            found.problems = problems.texts
            found.killedCount = KilledChildren.count - killedBefore
            return found
        }
        for case .finished(let found) in outcomes {
            KilledChildren.note(found.killedCount)
            SearchProblems.note(found.problems)
            StackReader.shared.take(found.frames)
            for known in found.locations { Self.knownLocations[known.method] = known.location }
        }
    }

    private struct Method: Hashable, Codable {
        let scene: String
        let typeName: String
        let name: String
    }

    private func method(_ name: String, of typeName: String) -> Method {
        Method(scene: scene.name, typeName: typeName, name: name)
    }

    private func rawStack(_ addresses: [UInt64]) -> RawStack {
        RawStack(addresses: addresses, beginsWithProgramCounter: false, signal: 0)
    }

    private func methods(of violation: Violation) -> [Method] {
        violation.decisions.compactMap { decision in
            if case .method(let typeName, let name) = decision.decision {
                method(name, of: typeName)
            } else {
                nil
            }
        }
    }

    private func eventIndices(of violation: Violation) -> Set<Int> {
        Set(
            violation.decisions.compactMap { decision in
                if case .event(let index) = decision.decision { index } else { nil }
            })
    }

    /// Where an event was recorded, and in which method that was sent; nil outside of any.
    private struct Recording: Codable {
        let addresses: [UInt64]
        let method: String?
    }

    /// A method that ends with a call leaves no frame in release, only the closure that its selector is made of: then
    /// the line is the selector's.
    private func location(of recording: Recording) -> CodeLocation? {
        let location = StackReader.shared.firstUserLocation(in: rawStack(recording.addresses))
        guard let location, let method = recording.method, location.function.hasPrefix("implicit closure") else {
            return location
        }
        return CodeLocation(file: location.file, line: location.line, function: method)
    }

    /// The stacks on which these events were recorded.
    private func stacks(at indices: Set<Int>, in script: Script) -> [Int: Recording] {
        guard !indices.isEmpty else { return [:] }
        return inChild {
            var stacks: [Int: Recording] = [:]
            _ = Evaluator(scene: scene).perform(script) { index in
                guard indices.contains(index) else { return }
                stacks[index] = Recording(addresses: Self.captureStack(), method: Selector.nameOfRunning)
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

    /// Finds the methods that no earlier request was for, all in one child; one by one if a script kills that.
    private func find(_ requests: [(methods: [Method], script: Script)]) {
        let unknown = requests.map { request in
            (methods: request.methods.filter { Self.knownLocations[$0] == nil }, script: request.script)
        }.filter { !$0.methods.isEmpty }
        guard !unknown.isEmpty else { return }
        let methods = unknown.flatMap(\.methods)
        guard let found = SearchProblems.unlessNoted({ locations(of: methods, in: unknown.map(\.script)) }) else {
            return
        }
        if let found {
            for (method, location) in zip(methods, found) { Self.knownLocations[method] = location }
        } else if unknown.count > 1 {
            for request in unknown { find([request]) }
        }
    }

    private func locations(of methods: [Method], in scripts: [Script]) -> [CodeLocation?]? {
        inChild {
            // Which class it is, and what that inherits, is known where the script has been performed.
            HeadlessApp.forgetClasses()
            for script in scripts { _ = Evaluator(scene: scene).perform(script) }
            let table = FunctionTable()
            return methods.map { method in
                // The method may be inherited.
                HeadlessApp.lineage(ofClassNamed: method.typeName).lazy
                    .compactMap { table?.location(ofMethod: method.name, inType: $0) }.first
            }
        }
    }

    /// Nil if the child died, or there was none, which is noted.
    private func inChild<Value: Codable>(_ body: @MainActor () -> Value) -> Value? {
        SearchProblems.noting("Where a failure was decided could not be found out") { () throws(IsolationError) in
            let answer = try KilledChildren.answer(timeout: max(timeout, Self.leastTimeout)) { journal in
                HeadlessApp.observeTurns { journal.tick() }
                return (try? JSONEncoder().encode(body())) ?? Data()
            }
            guard let answer else { return nil }
            return try ChildWords.read(Value.self, from: answer)
        } ?? nil
    }

    /// Debug information is large, and reading it is no turn of a run loop.
    private static let leastTimeout = 60.0
}
