/// Names that a user may have meant.
package enum NearestNames {
    /// `; did you mean 'a' or 'b'?`, or all names when none is near and they are few.
    package static func advice(for wanted: String, among names: [String]) -> String {
        guard !names.isEmpty else { return "; there is none to choose from" }
        let near = nearest(to: wanted, among: names)
        if !near.isEmpty { return "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?" }
        let shown = names.prefix(12).joined(separator: ", ")
        return "; use one of \(shown)\(names.count > 12 ? ", …" : "")"
    }

    /// At most three names, nearest first: those that contain it, or differ from it by a third of its letters or less.
    static func nearest(to wanted: String, among names: [String]) -> [String] {
        let lowered = wanted.lowercased()
        let ranked = names.enumerated().compactMap { index, name -> (distance: Int, index: Int, name: String)? in
            let other = name.lowercased()
            let isPart = lowered.count >= 3 && other.contains(lowered)
            let distance = isPart ? 0 : distance(lowered, other)
            return distance <= max(1, wanted.count / 3) ? (distance, index, name) : nil
        }
        return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
    }

    /// Levenshtein distance; long inputs are cut, since no name is that long.
    private static func distance(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first.prefix(100)), Array(second.prefix(100)))
        var row = Array(0...second.count)
        for (index, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (character == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[second.count]
    }
}
