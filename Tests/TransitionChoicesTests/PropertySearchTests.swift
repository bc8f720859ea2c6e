import Testing

@testable import PropertyTesting
@testable import TransitionChoices

@Suite struct PropertySearchTests {
    private enum Fault: Error {
        case tooLarge(Int)
        case negative
    }

    private func options(_ change: (inout PropertySearchOptions) -> Void = { _ in }) -> PropertySearchOptions {
        var options = PropertySearchOptions()
        change(&options)
        return options
    }

    @Test("a property that holds is run as often as was asked, and passes")
    func holdingPropertyPasses() {
        var count = 0
        let report = PropertySearch(.array(of: .integer())).run { _, _ in
            count += 1
            return true
        }
        #expect(report.isPassing && count == 1_000 && report.statistics.runCount == 1_000)
    }

    @Test("the same seed gives the same report, another seed other cases")
    func searchIsRepeatable() {
        func seen(_ seed: UInt64) -> [Int] {
            var seen: [Int] = []
            _ = PropertySearch(.integer(), options: options { $0.seed = seed }).run { number, _ in
                seen.append(number)
                return true
            }
            return seen
        }
        #expect(seen(1) == seen(1) && seen(1) != seen(2))
    }

    @Test("a thrown error is a failure, and false is one; each is shrunk under its own identity")
    func failuresAreKeptApart() {
        let report = PropertySearch(.integer(in: -1_000...1_000)).run { number, _ in
            if number > 70 { throw Fault.tooLarge(number) }
            if number < -20 { throw Fault.negative }
            return number < 41
        }
        let found = Dictionary(uniqueKeysWithValues: report.failures.map { ($0.identity.name, $0.value) })
        #expect(found.count == 3)
        #expect(found["the property is false"] == 41)
        #expect(found.first { $0.key.hasSuffix("Fault.tooLarge") }?.value == 71)
        #expect(found.first { $0.key.hasSuffix("Fault.negative") }?.value == -21)
        #expect(report.failures.contains { $0.message == "The property threw tooLarge(71)." })
        #expect(report.failures.allSatisfy { $0.isRepeatable && $0.isFixpoint })
    }

    @Test("a failure that is only found while another is shrunk is shrunk too, by itself, while there is room")
    func failuresFoundWhileShrinkingAreKept() throws {
        func report(_ limit: Int) -> PropertyReport<Int> {
            PropertySearch(
                .integer(in: 0...1_000_000),
                options: options {
                    $0.failureLimit = limit
                    $0.runCount = 300
                    $0.boundaryRunCount = 0
                }
            ).run { number, _ in
                // The search draws hundreds of larger ones, and none of these.
                if (3_900...4_100).contains(number) { throw Fault.negative }
                return number < 4_000
            }
        }
        let failures = report(5).failures
        #expect(failures.map(\.identity.name).count == 2)
        #expect(failures[0].identity == .isFalse && failures[0].value == 4_101)
        #expect(failures[0].foundWhileShrinking == nil)
        let other = try #require(failures.last)
        #expect(other.identity.name.hasSuffix("Fault.negative") && other.value == 3_900)
        #expect(other.foundWhileShrinking == .isFalse && other.originalValue >= 3_900 && other.isRepeatable)
        #expect(report(1).failures.map(\.identity) == [.isFalse])
    }

    @Test("a number that fails only here and there ends at the smallest that does")
    func sparseNumbersAreSmallest() {
        func minimum(_ fails: @escaping (Int) -> Bool) -> [Int] {
            PropertySearch(.integer(in: 0...1_000)).run { number, _ in !fails(number) }.failures.map(\.value)
        }
        #expect(minimum { $0 % 10 == 7 } == [7])
        #expect(minimum { $0 % 100 / 10 == 5 } == [50])
        #expect(minimum { $0 > 20 && $0 & ($0 - 1) == 0 } == [32])
        // A boundary is left at once.
        #expect(minimum { $0 >= 577 } == [577])
        let pairs = PropertySearch(zip(.integer(in: 0...1_000), .integer(in: -1_000...1_000))).run { pair, _ in
            !(pair.0 % 10 == 7 && pair.1 % 10 == -3)
        }
        #expect(pairs.failures.map { [$0.value.0, $0.value.1] } == [[7, -3]])
    }

    @Test("the search ends after so many failures of different identity")
    func failureLimitIsKept() {
        let report = PropertySearch(.integer(), options: options { $0.failureLimit = 1 }).run { number, _ in
            if number > 70 { throw Fault.tooLarge(number) }
            if number < -20 { throw Fault.negative }
            return true
        }
        #expect(report.failures.count == 1)
    }

    @Test("boundary values meet in pairs before chance is asked")
    func boundariesMeet() {
        var met: Set<[Int]> = []
        var count = 0
        _ = PropertySearch(zip(.integer(in: 1...1_000_000), .integer(in: -5...1_000_000))).run { pair, _ in
            count += 1
            if count <= 100 { met.insert([pair.0, pair.1]) }
            return true
        }
        for first in [1, 2, 999_999, 1_000_000] {
            for second in [0, 1, -1, -4, -5, 999_999, 1_000_000] { #expect(met.contains([first, second])) }
        }
    }

    @Test("lists and wide numbers grow with the runs")
    func sizesGrow() {
        var counts: [Int] = []
        let search = PropertySearch(
            .array(of: .integer(), count: 0...100),
            options: options {
                $0.boundaryRunCount = 0
                $0.runCount = 400
            })
        _ = search.run { list, _ in
            counts.append(list.count)
            return true
        }
        #expect(counts[..<10].allSatisfy { $0 <= 11 } && (counts.max() ?? 0) > 90)
    }

    @Test("swarming leaves alternatives out for a whole run, outside the sequence")
    func swarmsLeaveOut() throws {
        let list = Generator<[Int]>.array(of: .oneOf((0..<6).map { .just($0) }), count: 50...50)
        func kinds(_ isSwarming: Bool) -> [Int] {
            var kinds: [Int] = []
            let search = PropertySearch(
                list,
                options: options {
                    $0.isSwarming = isSwarming
                    $0.boundaryRunCount = 0
                })
            _ = search.run { list, _ in
                kinds.append(Set(list).count)
                return true
            }
            return kinds
        }
        #expect(kinds(true).count { $0 < 6 } > 500 && kinds(false).count { $0 < 6 } < 20)
        let (value, sequence) = try list.generate(from: RandomChoiceSource(seed: 5, swarm: 77))
        #expect(Set(value).count < 6 && sequence.choices.count == 50)
        #expect(try list.value(of: sequence) == value)
    }

    @Test("a score leads the search where chance does not come")
    func scoresLead() {
        func isFound(_ isScored: Bool) -> Bool {
            let numbers = Generator<[Int]>.array(of: .integer(in: 0...1_000), count: 4...4)
            let report = PropertySearch(numbers, options: options { $0.runCount = 5_000 }).run { numbers, run in
                // All near 777 at once.
                let distance = numbers.map { abs($0 - 777) }.max() ?? 0
                if isScored { run.maximize(-Double(distance)) }
                return distance > 10
            }
            return !report.failures.isEmpty
        }
        #expect(isFound(true) && !isFound(false))
    }

    @Test("labels are counted, and one that comes too seldom is a problem")
    func labelsAreCounted() {
        let search = PropertySearch(
            .integer(in: 0...9),
            options: options {
                $0.requiredCoverage = ["even": 0.3, "ten": 0.1]
                $0.boundaryRunCount = 0
            })
        let report = search.run { number, run in
            run.label("even", if: number % 2 == 0)
            run.label("ten", if: number == 10)
            return true
        }
        #expect((0.4...0.6).contains(report.statistics.coverage(of: "even")))
        #expect(
            report.problems == [.coverageMissed(label: "ten", required: 0.1, seenCount: 0, runCount: 1_000)])
        #expect(report.problems[0].description.contains("none of 1000 runs, 10.0 % were required"))
        #expect(report.statistics.description.contains("even"))
    }

    @Test("a label that never comes and a coverage that is no part of one are named as what they are")
    func wrongCoverageIsNamed() {
        let search = PropertySearch(
            .integer(in: 0...9), options: options { $0.requiredCoverage = ["typo": 0.1, "far": 1.5] })
        let problems = search.run { _, _ in true }.problems
        #expect(
            problems == [
                .coverageOutOfRange(label: "far", required: 1.5),
                .coverageMissed(label: "typo", required: 0.1, seenCount: 0, runCount: 1_000),
            ])
        #expect(problems[0].description.contains("from 0 to 1"))
        #expect(
            problems[1].description.contains("none of 1000 runs") && problems[1].description.contains("just that name"))
    }

    @Test("a report reads as text: what failed on which case, how it was met, and what does not matter")
    func reportIsText() throws {
        let passing = PropertySearch(.integer()).run { _, _ in true }
        #expect(passing.description == "✔ no failure found\n1000 runs, 0 discarded")
        let generator = zip(.integer(in: 0...99), .integer(in: 0...99))
        let report = PropertySearch(generator).run { pair, _ in pair.1 < 40 }
        let failure = try #require(report.failures.first)
        #expect(
            report.description == """
                ✘ the property is false: (0, 40)
                  The property returned false.
                  Found at run \(failure.foundAtRun) and shrunk in \(failure.shrinkRunCount) runs
                  Does not matter: choice 1: any other value
                  Choices   \(CaseToken.token(of: failure.sequence))
                \(report.statistics)
                """)
        let cut = PropertySearch(.integer(in: 0...9_999), options: options { $0.shrinkBudget = 1 }).run { number, _ in
            number < 4_000
        }
        #expect(cut.description.contains("when the budget was spent: a simpler case may fail"))
    }

    @Test("a filter that nothing passes and a requirement that nothing meets end the search and are named")
    func starvingIsNamed() {
        let filtered = PropertySearch(.integer().filter("impossible", attempts: 3) { _ in false })
            .run { _, _ in true }
        #expect(filtered.problems == [.neverSatisfied(filter: "impossible", caseCount: 1_000)])
        let required = PropertySearch(.integer()).run { number, run in
            try run.require(number == 0)
            return true
        }
        guard case .tooManyDiscards(let kept, let discarded) = required.problems.first else {
            Issue.record("\(required.problems)")
            return
        }
        #expect(kept > 0 && discarded >= 10 * kept && !required.isPassing)
    }

    @Test("a property that is not repeatable is named as such, with both outcomes")
    func unrepeatableIsNamed() {
        var runCount = 0
        let report = PropertySearch(.integer()).run { _, _ in
            runCount += 1
            return runCount != 30
        }
        #expect(report.problems == [.notRepeatable(first: .isFalse, then: "did not fail")])
        #expect(report.failures.map(\.isRepeatable) == [false])
    }

    @Test("the parts of the minimum that do not matter are marked")
    func freePartsAreMarked() throws {
        let generator = zip(.integer(in: 0...99), Generator<[Int]>.array(of: .integer(in: 0...99), count: 2...2))
        let report = PropertySearch(generator).run { pair, _ in pair.1[1] < 40 }
        let failure = try #require(report.failures.first)
        #expect(failure.value.0 == 0 && failure.value.1 == [0, 40])
        #expect(
            failure.freeParts.map(\.description) == [
                "choice 1: any other value", "list 1 › element 1: any other value",
            ])
        let none = PropertySearch(.integer(in: 0...99), options: options { $0.explainBudget = 0 }).run { number, _ in
            number < 0
        }
        #expect(none.failures.map(\.freeParts) == [[]])
    }

    @Test("a saved value is run whatever the generator is, saved choices only if they fit")
    func savedCasesAreReplayed() throws {
        let search = PropertySearch(.integer(in: 0...9))
        #expect(search.replay(77) { number, _ in number < 50 } != .holds)
        #expect(search.replay(7) { number, _ in number < 50 } == .holds)
        let wide = try Generator.integer(in: 0...99).generate(from: ReplayChoiceSource(values: [77])).sequence
        #expect(throws: ReplayError.self) { try search.replay(wide) { _, _ in true } }
    }
}
