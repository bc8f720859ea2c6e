@testable import TransitionChoices

extension PassPlant {
    /// Failures of numbers in different steps that depend on each other.
    static let dependencies = [
        // While the number is large, no other step is needed.
        PassPlant(
            pass: "DeleteSteps", shape: .steps, original: [1, 50, 0, 0, 0, 0], minimum: [1, 4]
        ) { effort($0) >= 5 },
        PassPlant(pass: "LowerGroupsTogether", shape: .plain, original: [60, 70, 90], minimum: [7, 17, 37]) {
            $0.count == 3 && $0[0] >= 7 && $0[1] - $0[0] == 10 && $0[2] - $0[1] == 20
        },
        PassPlant(pass: "LowerInProportion", shape: .steps, original: [1, 30, 2, 60], minimum: [1, 7, 2, 14]) {
            $0.count == 4 && $0[0] == 1 && $0[2] == 2 && $0[1] >= 7 && $0[3] == 2 * $0[1]
        },
        PassPlant(pass: "LowerAndRaise", shape: .steps, original: [1, 10, 2, 20], minimum: [1, 1, 2, 200]) {
            $0.count == 4 && $0[0] == 1 && $0[2] == 2 && $0[1] * $0[3] >= 200
        },
        PassPlant(pass: "DeleteAndRaise", shape: .steps, original: [1, 30, 0, 1, 40], minimum: [1, 72]) {
            effort($0) == 73
        },
        // Only the third kind goes as far.
        PassPlant(pass: "DeleteAndReplace", shape: .steps, original: [1, 80, 1, 70], minimum: [2, 149]) {
            effort($0) >= 150
        },
        PassPlant(pass: "ReplaceAndRaise", shape: .steps, original: [2, 45], minimum: [1, 90]) {
            $0 == [2, 45] || ($0.count == 2 && $0[0] == 1 && $0[1] >= 90)
        },
        PassPlant(pass: "MirrorPairs", shape: .steps, original: [1, 10, 1, 15], minimum: [1, 10, 1, 5]) {
            $0.count == 4 && $0[0] == 1 && $0[2] == 1 && $0[1] >= 10 && abs($0[1] - $0[3]) == 5
        },
    ]

    /// Each step counts as one more than its number.
    private static func effort(_ values: [Int]) -> Int {
        var (sum, place) = (0, 0)
        while place < values.count {
            sum += 1 + (values[place] > 0 ? values[place + 1] : 0)
            place += values[place] > 0 ? 2 : 1
        }
        return sum
    }
}
