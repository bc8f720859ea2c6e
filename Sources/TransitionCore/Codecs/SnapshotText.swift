/// Every value of a snapshot, one line a view and one a controller.
struct SnapshotText {
    let trace: Trace

    func lines(of snapshot: Snapshot) -> [String] {
        let chain = snapshot.presentationChain.map(trace.label).joined(separator: " > ")
        return ["window \(text(snapshot.windowSize)), presented \(chain)"]
            + snapshot.views.map { line($0, in: snapshot) } + snapshot.controllers.map(line) + touches(snapshot)
            + snapshot.masks.map { mask in
                let label = trace.label(snapshot.views[mask.viewIndex].id)
                return "the mask of \(label) lets through \(text(mask.frame)) with opacity \(mask.opacity)"
            }
            + snapshot.repeatedObservers.map { repeated in
                "\(trace.label(repeated.observer)) observes \(repeated.notification) \(repeated.count) times"
            }
    }

    private func touches(_ snapshot: Snapshot) -> [String] {
        guard !snapshot.hits.isEmpty else { return [] }
        let reached = snapshot.hits.map(trace.label).joined(separator: ", ")
        return ["touches reach \(reached)\(snapshot.ignoresTouches ? ", but are ignored" : "")"]
    }

    private func line(_ view: ViewState, in snapshot: Snapshot) -> String {
        var parts = [
            trace.label(view.id), "in", parent(view, in: snapshot), text(view.frame),
            "center \(view.center.x),\(view.center.y)", "bounds \(text(view.bounds))", "alpha \(view.alpha)",
        ]
        if view.role != .plain { parts.append("\(view.role)") }
        if view.controller != .none { parts.append("of \(trace.label(view.controller))") }
        if !view.isInWindow { parts.append("outside the window") }
        if view.transform != .identity { parts.append("transform \(text(view.transform))") }
        if view.isHidden { parts.append("hidden") }
        if view.zPosition != 0 { parts.append("z \(view.zPosition)") }
        if view.cornerRadius != 0 { parts.append("corners \(view.cornerRadius)") }
        if view.hasMask { parts.append("masked") }
        if view.clipsToBounds { parts.append("clips") }
        if !view.isUserInteractionEnabled { parts.append("no interaction") }
        if view.backgroundAlpha != 0 { parts.append("background \(view.backgroundAlpha)") }
        if view.recognizerCount != 0 { parts.append("recognizers \(view.recognizerCount)") }
        if view.disabledRecognizerCount != 0 { parts.append("of which off \(view.disabledRecognizerCount)") }
        for unusual in view.unusual {
            parts.append((["\(unusual.value)"] + unusual.numbers.map { "\($0)" }).joined(separator: " "))
        }
        return parts.joined(separator: " ")
    }

    private func parent(_ view: ViewState, in snapshot: Snapshot) -> String {
        snapshot.views.indices.contains(view.parent) ? trace.label(snapshot.views[view.parent].id) : "nothing"
    }

    private func line(_ controller: ControllerState) -> String {
        let links = [
            ("parent", controller.parent), ("presented by", controller.presenting),
            ("presents", controller.presented), ("view", controller.view),
        ]
        let known = links.filter { $0.1 != .none }.map { " \($0.0) \(trace.label($0.1))" }
        let stack = controller.viewControllers.map(trace.label).joined(separator: ", ")
        let held = stack.isEmpty ? "" : " holds \(stack), shows \(trace.label(controller.selected))"
        let bars = controller.shownBars.names.map { " with \($0)" }.joined()
        let height = controller.detent.map { " at height \($0 + 1)" } ?? ""
        return trace.label(controller.id) + known.joined() + held + bars + height
            + (controller.isViewInWindow ? " in the window" : "")
    }

    private func text(_ rectangle: Rectangle) -> String {
        "\(rectangle.x),\(rectangle.y) \(rectangle.width)×\(rectangle.height)"
    }

    private func text(_ transform: Transform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return numbers.map { "\($0)" }.joined(separator: ",")
    }
}
