import TransitionCore

/// The part of a bug's page that can be played: the screens, the timeline, the events and the tree.
struct StageSection {
    let bug: Counterexample
    let recording: BugRecording
    private let axis: TimeAxis
    private let data: PageData

    init(bug: Counterexample, recording: BugRecording) {
        self.bug = bug
        self.recording = recording
        axis = TimeAxis(frameCount: recording.run.recording.frameCount, busy: recording.run.busyFrames)
        data = PageData(bug, recording, axis: axis)
    }

    var json: String { data.json }

    var html: String {
        "<section id=\"stage\" aria-label=\"The run\"><div class=\"head\"><h2>What happens</h2>" + options + "</div>"
            + noScript + death + screens + player
            + LaneRows(bug: bug, run: recording.run, axis: axis, violation: data.violation).html + keys + "</section>"
    }

    /// What stands below: events and tree.
    var columns: String { "<div class=\"columns\">" + events + tree + "</div>" }

    private var noScript: String {
        "<noscript><p class=\"note\">The screens are drawn by a script in this page, and scripts are turned off here: "
            + "what is wrong, the steps and the events are in the text.</p></noscript>"
    }

    private var death: String {
        guard recording.endsInDeath else { return "" }
        return "<p class=\"note\">What is shown ends as the process dies: the app’s code was at work after the last "
            + "instant.</p>"
    }

    // MARK: Screens

    private var screens: String {
        let figures = data.panes.map { pane in
            """
            <figure><figcaption><strong>\(Markup.text(pane.name))</strong>\
            <span id="clock-\(pane.id)"></span></figcaption>\
            <svg class="screen" id="screen-\(pane.id)" role="img" \
            aria-label="\(Markup.text(pane.name)): the window at the chosen instant"></svg>\
            <span class="note">\(Markup.text(note(on: pane)))</span></figure>
            """
        }
        return "<div class=\"screens\">" + figures.joined() + "</div>"
    }

    private func note(on pane: RecordedPane) -> String {
        switch pane.id {
        case "twin" where recording.twin?.run.trace.transitions.isEmpty ?? true:
            "nothing that was asked for came to its end, so nothing is asked for here"
        case "twin" where twinIsStuck: "what was asked for, without any interruption; it never ends here either"
        case "twin": "what came to its end, without any interruption"
        case "repaired": recording.repair.map { RepairLines.caption(of: $0, in: bug) } ?? ""
        default: recording.run.recording.isCutShort ? "longer or larger than is shown" : "the script below"
        }
    }

    /// Whether a transition of the undisturbed run never ended.
    private var twinIsStuck: Bool {
        var underWay: Set<TransitionID> = []
        for event in recording.twin?.run.trace.events ?? [] {
            switch event.kind {
            case .started(let id, _, _): underWay.insert(id)
            case .ended(let id, _): underWay.remove(id)
            default: break
            }
        }
        return !underWay.isEmpty
    }

    // MARK: Controls

    private var options: String {
        """
        <div class="options">
        <label>Speed <select id="speed"><option value="0.1">1/10</option><option value="0.25">1/4</option>\
        <option value="1" selected>1</option><option value="2">2</option></select></label>
        <label title="What the properties say, not what animations show">\
        <input type="checkbox" id="model"> Model values</label>
        <label><input type="checkbox" id="outside"> Off-screen</label>
        </div>
        """
    }

    /// What moves the time stays in sight; a screen reader is told of steps, not of every frame.
    private var player: String {
        """
        <div class="player"><div class="controls">
        <button id="play" aria-pressed="false">▶ Play</button>
        <button id="earlier" aria-label="Earlier event">◀ event</button>
        <button id="later" aria-label="Later event">event ▶</button>
        <button id="violation">To the violation</button>
        <span id="now"></span>
        </div>
        <div class="scrub"><label for="scrubber" class="note">Time</label>\
        <input type="range" id="scrubber" min="0" max="1" step="any" value="0"></div>
        <span id="status" class="unseen" role="status"></span></div>
        """
    }

    private var keys: String {
        """
        <p class="keys"><kbd>←</kbd> <kbd>→</kbd> a frame, with <kbd>⇧</kbd> ten · \
        <kbd>[</kbd> <kbd>]</kbd> or <kbd>p</kbd> <kbd>n</kbd> an event · \
        <kbd>,</kbd> <kbd>.</kbd> a step · <kbd>v</kbd> the violation · \
        <kbd>space</kbd> play · in the lists below <kbd>↑</kbd> <kbd>↓</kbd> a row, <kbd>enter</kbd> goes there</p>
        """
    }

    // MARK: Events and tree

    private var events: String {
        let (trace, script) = (recording.run.trace, bug.script)
        let deciding = Set(
            bug.violations[0].decisions.compactMap { note in
                if case .event(let index) = note.decision { index } else { nil }
            })
        let rows = trace.events.indices.map { index -> String in
            let event = trace.events[index]
            let step =
                event.step < 0 ? "launch" : Int(event.step) < script.steps.count ? "step \(event.step + 1)" : "after"
            let phrase = TraceText.phrase(ofEvent: index, in: trace, performing: script)
            let tone = deciding.contains(index) ? " class=\"bad\"" : ""
            return "<li role=\"option\" tabindex=\"-1\" data-frame=\"\(event.time.frame)\"\(tone)>"
                + "<span class=\"values\">\(event.time.text)</span><span class=\"values\">\(step)</span>"
                + "<span>\(Markup.text(phrase))</span></li>"
        }
        return Markup.section(
            "Everything that happened", note: Figures.counted(rows.count, "event"),
            "<ol class=\"events\" id=\"events\" role=\"listbox\" aria-label=\"Events\">" + rows.joined() + "</ol>")
    }

    private var tree: String {
        Markup.section(
            "The views", note: "of the failing run at that instant, against the first rest",
            "<ul class=\"tree\" id=\"tree\" role=\"tree\" aria-label=\"Views\"></ul>")
    }
}
