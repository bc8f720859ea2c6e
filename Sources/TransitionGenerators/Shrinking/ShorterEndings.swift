import TransitionCore

extension ScriptShrinker {
    /// Scripts of fewer steps that begin alike and end with one whole gesture instead, at once or after every
    /// transition has had its time.
    ///
    /// Edits never lead from one way into a failure to another: from a background and a button, say, to a swipe. Try
    /// these once nothing else makes a script smaller; one that fails in the same way is worth shrinking anew.
    public static func shorterEndings(of script: Script, vocabulary: ScriptVocabulary) -> [Script] {
        let gestures = wholeGestures(vocabulary)
        let pauses = [[], vocabulary.durations.max().map { [Step.wait(frames: $0 + 1)] } ?? []]
        return script.steps.indices.flatMap { count in
            pauses.flatMap { pause in
                gestures.compactMap { gesture in
                    var shorter = script
                    shorter.steps = script.steps.prefix(count) + pause + [gesture]
                    return shorter.steps.count < script.steps.count ? shorter : nil
                }
            }
        }
    }

    private static let wholePinches = [0, 30].flatMap { frames in
        [GestureEnding.lift, .hold].flatMap { ending in
            [5, 300].map { Step.pinch(PinchStep(x: 50, y: 50, scale: $0, frames: frames, ending: ending)) }
        }
    }

    /// Across the whole window from each edge, in one turn and in half a second, lifted and held; pinches where a scene
    /// asks for them.
    private static func wholeGestures(_ vocabulary: ScriptVocabulary) -> [Step] {
        let (width, height) = (vocabulary.windowWidth - 2, vocabulary.windowHeight - 2)
        let ways: [(start: TouchStart, dx: Int, dy: Int)] = [
            (.leftEdge, width, 0), (.rightEdge, -width, 0), (.topEdge, 0, height), (.bottomEdge, 0, -height),
        ]
        let pinches = vocabulary.kinds.contains(.pinch) ? wholePinches : []
        return pinches
            + ways.flatMap { way in
                [0, 30].flatMap { frames in
                    [GestureEnding.lift, .hold].map { ending in
                        Step.pan(PanStep(start: way.start, dx: way.dx, dy: way.dy, frames: frames, ending: ending))
                    }
                }
            }
    }
}
