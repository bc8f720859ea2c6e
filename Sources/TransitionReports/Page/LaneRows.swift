import TransitionCore

/// The lanes of a run as HTML, over one axis of time.
struct LaneRows {
    let bug: Counterexample
    let run: BugRecording.Run
    let axis: TimeAxis
    /// The frame at which the rule was broken.
    let violation: Int

    var html: String {
        "<div id=\"lanes\" role=\"group\" aria-label=\"Lanes of the failing run\">"
            + ruler + Lanes(of: run).all.map(row).joined() + violationRow + "</div>"
    }

    private var ruler: String {
        let ticks = tickLabels.map { frame, labels in
            // Several that stand in one place are told as one.
            let label = labels.count > 2 ? "\(labels[0])–\(labels[labels.count - 1])" : labels.joined(separator: ", ")
            let steps = labels.joined(separator: ", ")
            let title =
                labels == ["end"] ? "after the last step" : labels.count == 1 ? "step \(steps)" : "steps \(steps)"
            return mark("tick", at: frame, title: title, label)
        }
        let rests = axis.rests.map { rest in
            let tenths = (rest.to - rest.from) * 10 / VirtualTime.framesPerSecond
            return span("still", rest.from, rest.to, title: "\(tenths / 10).\(tenths % 10) s without anything", "")
        }
        return row(named: "Steps", class: "ruler", (rests + ticks).joined())
    }

    /// Where steps begin, those together that stand too close for their numbers to be read.
    private var tickLabels: [(frame: Int, labels: [String])] {
        var result: [(frame: Int, labels: [String])] = []
        for (index, frame) in PageSteps.frames(in: run.trace) {
            let label = index < bug.script.steps.count ? "\(index + 1)" : "end"
            if let last = result.last, share(of: frame) - share(of: last.frame) < 0.02 {
                result[result.count - 1].labels.append(label)
            } else {
                result.append((frame, [label]))
            }
        }
        return result
    }

    private func row(_ lane: Lane) -> String {
        let spans = lane.spans.map { span in
            let title = "\(VirtualTime(frame: span.from).text) to \(VirtualTime(frame: span.to).text): \(span.label)"
            return self.span(span.tone.rawValue, span.from, span.to, title: title, span.label)
        }
        let points = lane.points.map { point in
            let title = "\(VirtualTime(frame: point.frame).text): \(point.label)"
            return mark(point.isBad ? "point bad" : "point", at: point.frame, title: title, "")
        }
        return row(named: lane.name, class: "", spans.joined() + curve(lane.curve) + points.joined())
    }

    /// How far it had come, from the floor of its lane to the ceiling.
    private func curve(_ track: FractionTrack) -> String {
        guard track.keys.count > 1 else { return "" }
        let points = track.keys.map { key in
            "\(number(share(of: key.frame) * 1_000)),\(number((1 - key.fraction) * 100))"
        }
        let title = "how far it had come, from 0 at the bottom to 1 at the top"
        return "<svg class=\"curve\" viewBox=\"0 0 1000 100\" preserveAspectRatio=\"none\" role=\"img\" "
            + "aria-label=\"\(title)\"><polyline points=\"\(points.joined(separator: " "))\"/></svg>"
    }

    private func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

    private var violationRow: String {
        let title = "\(VirtualTime(frame: violation).text): \(bug.violations[0].summary)"
        let point = mark("point bad", at: violation, title: title, "")
        return row(named: "Violation", class: "violation", point)
    }

    private func row(named name: String, class classes: String, _ content: String) -> String {
        // The group says its name already.
        "<div class=\"lane\" role=\"group\" aria-label=\"\(Markup.text(name))\">"
            + "<span class=\"name\" aria-hidden=\"true\">\(Markup.breakable(name))</span>"
            + "<div class=\"track \(classes)\">\(content)<span class=\"cursor\"></span></div></div>"
    }

    private func span(_ tone: String, _ from: Int, _ to: Int, title: String, _ label: String) -> String {
        let (start, end) = (share(of: from), share(of: min(to, run.recording.frameCount)))
        let style = "left:\(percent(start));width:\(percent(max(0, end - start)))"
        return "<span class=\"span \(tone)\" role=\"img\" style=\"\(style)\" title=\"\(Markup.text(title))\">"
            + "\(Markup.text(label))</span>"
    }

    private func mark(_ classes: String, at frame: Int, title: String, _ label: String) -> String {
        let place = percent(share(of: frame))
        // A point at the end of the track lies left of it, and one at the beginning right of it: none is cut off.
        let shift = classes == "tick" ? "" : ";transform:translateX(-\(place))"
        return "<span class=\"\(classes)\" role=\"img\" style=\"left:\(place)\(shift)\" "
            + "title=\"\(Markup.text(title))\">\(Markup.text(label))</span>"
    }

    /// Where an instant stands, from 0 to 1.
    private func share(of frame: Int) -> Double {
        let points = axis.points
        guard let last = points.last, last.x > 0 else { return 0 }
        let after = points.firstIndex { $0.frame >= frame } ?? points.count - 1
        guard after > 0 else { return 0 }
        let (left, right) = (points[after - 1], points[after])
        let part = Double(min(frame, right.frame) - left.frame) / Double(max(1, right.frame - left.frame))
        return (Double(left.x) + part * Double(right.x - left.x)) / Double(last.x)
    }

    private func percent(_ share: Double) -> String { "\((share * 100_000).rounded() / 1_000)%" }
}
