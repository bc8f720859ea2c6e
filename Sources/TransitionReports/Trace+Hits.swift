import TransitionCore

extension Trace {
    /// What a finger hit that did not move, by the index of its step: `UIButton "Buy" in the view of CardController`.
    func viewsHit(by steps: [Step]) -> [Int: String] {
        var hits: [Int: String] = [:]
        for deed in deeds where steps.indices.contains(deed.step) && hits[deed.step] == nil {
            guard steps[deed.step].isResting, case .touch(let view?) = deed.kind else { continue }
            hits[deed.step] = view.name
        }
        return hits
    }
}

extension TouchedView {
    /// `UIButton "Buy" in the view of CardController`
    var name: String {
        switch anchor {
        case .view where way.isEmpty: "the view of \(controllerType)"
        case .view: "\(ownName) in the view of \(controllerType)"
        case .container: "\(ownName) in the container of \(controllerType)"
        case .window: ownName
        }
    }

    /// The class, with the text that the view shows, and the row where it is or stands in one.
    private var ownName: String {
        let text = label.isEmpty ? "" : " \"\(label)\""
        let cell = way.lazy.compactMap { turn in
            if case .cell(let section, let item) = turn { (section, item) } else { nil }
        }
        guard let (section, item) = cell.last else { return typeName + text }
        let isCell = if case .cell? = way.last { true } else { false }
        let place = section == 0 ? "row \(item)" : "row \(item) of section \(section)"
        return "\(typeName)\(text) \(isCell ? "at" : "in") \(place)"
    }
}

extension Step {
    /// Whether it is a finger that does not move.
    fileprivate var isResting: Bool {
        if case .pan(let pan) = self { pan.dx == 0 && pan.dy == 0 } else { taps != nil }
    }
}
