import PropertyTesting
import Testing

@testable import TransitionChoices

@Suite struct ChoiceSourceTests {
    @Test("a replay gives the same value and the same sequence, spans included")
    func replayIsExact() {
        for seed in UInt64(0)..<50 {
            var draw = Draw(RandomChoiceSource(seed: seed))
            let value = nestedLists(&draw)
            var again = Draw(ReplayChoiceSource(draw.sequence))
            #expect(nestedLists(&again) == value)
            #expect(again.sequence == draw.sequence)
            #expect(again.source.isExact)
        }
    }

    @Test("a replay clamps values out of bounds, reads simplest after the end, and says so")
    func replayShowsMismatch() {
        var source = ReplayChoiceSource(values: [9, 3])
        #expect(source.value(upTo: 5, hint: .none) == 5)
        #expect(source.unreadCount == 1)
        #expect(source.beginRecord() == true)
        #expect(source.value(upTo: 5, hint: .none) == 3)
        #expect(source.beginRecord() == false)
        #expect(source.value(upTo: 5, hint: .none) == 0)
        #expect(source.clampedCount == 1 && source.missingCount == 1 && !source.isExact)
    }

    @Test("bytes beyond a record are not read and a partial last record is dropped")
    func recordsAreAligned() {
        var source = ByteChoiceSource([7, 1, 2, 3, 4, 5], headerWidth: 1, recordWidth: 2)
        #expect(source.recordCount == 2)
        #expect(source.value(upTo: 255, hint: .none) == 7)
        #expect(source.value(upTo: 255, hint: .none) == 0)
        #expect(source.beginRecord() == true)
        #expect(source.value(upTo: 255, hint: .none) == 1)
        #expect(source.beginRecord() == true)
        #expect(source.value(upTo: 65_535, hint: .none) == 3 + 4 * 256)
        #expect(source.value(upTo: 255, hint: .none) == 0)
        #expect(source.beginRecord() == false)
    }

    @Test("one changed byte changes one record only")
    func aByteChangesOneRecord() {
        func records(_ bytes: [UInt8]) -> [[UInt64]] {
            var source = ByteChoiceSource(bytes, headerWidth: 0, recordWidth: 4)
            var records: [[UInt64]] = []
            while source.beginRecord() {
                // The layout of a record depends on its first value, as a step's does on its kind.
                let kind = source.value(upTo: 3, hint: .none)
                records.append([kind] + (0..<kind).map { _ in source.value(upTo: 300, hint: .none) })
            }
            return records
        }
        let bytes = (0..<40).map { UInt8(($0 * 37) % 251) }
        let before = records(bytes)
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            let after = records(changed)
            #expect(after.indices.filter { after[$0] != before[$0] }.allSatisfy { $0 == index / 4 })
            #expect(records(Array(bytes[0..<(index / 4 * 4)] + [1, 2, 3, 4] + bytes[(index / 4 * 4)...])).count == 11)
        }
    }

    @Test("a byte above the maximum reads as a likely value or wraps around, never out of bounds")
    func spareBytesAreLikelyValues() {
        let hint = ChoiceHint.likely(LikelyValues([3, 8]))
        var seen: [UInt64] = []
        for byte in UInt8.min...UInt8.max {
            var source = ByteChoiceSource([byte], headerWidth: 1, recordWidth: 1)
            seen.append(source.value(upTo: 9, hint: hint))
        }
        #expect(Array(seen[0...9]) == Array(0...9))
        #expect(seen.allSatisfy { $0 <= 9 })
        #expect(seen[10...].count { $0 == 3 || $0 == 8 } > 123)
    }

    @Test("no bytes at all give no records and simplest values")
    func emptyBytesAreLegal() {
        var source = ByteChoiceSource([], headerWidth: 1, recordWidth: 4)
        #expect(source.value(upTo: 9, hint: .none) == 0)
        #expect(source.beginRecord() == false)
        #expect(source.value(upTo: .max, hint: .none) == 0)
    }

    @Test("the exhaustive source gives every sequence once, in shortlex order")
    func exhaustionIsComplete() {
        var source = ExhaustiveChoiceSource(recordLimit: 3)
        var sequences: [ChoiceSequence] = []
        repeat {
            var draw = Draw(source)
            while draw.beginRecord() { _ = draw.value(upTo: 2) }
            source = draw.source
            sequences.append(draw.sequence)
        } while source.advance()
        #expect(sequences.count == 1 + 3 + 9 + 27)
        #expect(zip(sequences, sequences.dropFirst()).allSatisfy { $0.isSimpler(than: $1) })
    }

    @Test(
        "the exhaustive source tries likely values and 0 only, skips weight 0, and holds choices beyond its bound at 0")
    func exhaustionIsBounded() {
        var source = ExhaustiveChoiceSource(recordLimit: 0, choiceLimit: 2)
        var seen: [[UInt64]] = []
        repeat {
            var draw = Draw(source)
            _ = draw.value(upTo: 1_000, hint: .likely(LikelyValues([37, 500, 37])))
            _ = draw.value(upTo: 2, hint: .weighted(ChoiceWeights([0, 1, 1])))
            _ = draw.value(upTo: 5)
            source = draw.source
            seen.append(draw.sequence.values)
        } while source.advance()
        #expect(seen == [[0, 1, 0], [0, 2, 0], [37, 1, 0], [37, 2, 0], [500, 1, 0], [500, 2, 0]])
    }

    @Test("0 is the simplest integer, lower codes are nearer to it, and every integer of the range has one code")
    func integersAreNumberedFromTheSimplest() {
        let order = SimplestFirst(-3...5, simplest: 2)
        #expect((0...order.maximum).map { order.integer(for: $0) } == [2, 3, 4, 5, 1, 0, -1, -2, -3])
        for integer in -3...5 { #expect(order.code(for: integer).map { order.integer(for: $0) } == integer) }
        #expect(order.code(for: 6) == nil)
        let whole = SimplestFirst(Int.min...Int.max, simplest: 0)
        for integer in [0, 1, -1, Int.max, Int.min] {
            #expect(whole.code(for: integer).map { whole.integer(for: $0) } == integer)
        }
    }
}

/// Lists of lists, with spans in spans.
func nestedLists<Source>(_ draw: inout Draw<Source>) -> [[Int]] {
    var lists: [[Int]] = []
    for _ in 0..<draw.integer(in: 0...4) {
        lists.append(
            draw.span("list") { draw in
                (0..<draw.integer(in: 0...4)).map { _ in
                    draw.span("element") { $0.integer(in: -9...9, simplest: 0, likely: [5]) }
                }
            })
    }
    return lists
}
