import TransitionCore

extension Trace {
    /// What a finger hit that did not move, by the index of its step: `UIButton in the view of CardController`.
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
    fileprivate var name: String {
        switch anchor {
        case .view where way.isEmpty: "the view of \(controllerType)"
        case .view: "\(typeName) in the view of \(controllerType)"
        case .container: "\(typeName) in the container of \(controllerType)"
        case .window: typeName
        }
    }
}

extension Step {
    /// Whether it is a finger that does not move.
    fileprivate var isResting: Bool {
        if case .pan(let pan) = self { pan.dx == 0 && pan.dy == 0 } else { taps != nil }
    }
}
