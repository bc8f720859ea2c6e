/// Whose turn it is next in a night.
struct NightPlan {
    let scenes: [String]
    var engines: [NightEngine]
    /// Seconds of one turn.
    let turnSeconds: Int

    /// One engine at work on one scene.
    struct Turn: Equatable {
        let scene: String
        let engine: NightEngine
        let seconds: Int
    }

    /// Turns of each engine without anything new after which a scene has nothing more to show.
    private static let plateauRotations = 3
    /// An engine does not come far in less.
    private static let shortestTurn = 10
    private static let longestTurn = 600
    /// How often each engine should come to each scene at least.
    private static let rotations = 3

    /// - Parameter turnSeconds: nil for what the budget allows.
    init(scenes: [String], engines: [NightEngine], budget: Int, jobs: Int, turnSeconds: Int?) {
        self.scenes = scenes
        self.engines = engines
        let fitting = budget * jobs / max(1, scenes.count * engines.count * Self.rotations)
        self.turnSeconds = turnSeconds ?? min(max(fitting, Self.shortestTurn), Self.longestTurn)
    }

    /// The turn to begin now; nil when none is left.
    ///
    /// It goes to the scene that has had the least time for what it still shows.
    func next(_ night: Night, underWay: [Turn]) -> Turn? {
        guard night.secondsLeft > 0, !engines.isEmpty else { return nil }
        let standings = scenes.filter { !hasPlateau($0, in: night) }.map { name in
            let scene = night.scenes[name, default: SceneNight()]
            let atWork = underWay.filter { $0.scene == name }
            return (
                name: name, atWork: atWork.count, turns: scene.turnCount + atWork.count,
                share: Double(scene.seconds) / weight(scene)
            )
        }
        guard let chosen = standings.min(by: { ($0.atWork, $0.share) < ($1.atWork, $1.share) }) else { return nil }
        return Turn(
            scene: chosen.name, engine: engines[chosen.turns % engines.count],
            seconds: min(turnSeconds, night.secondsLeft))
    }

    /// How many turns without anything new make a plateau.
    var plateauTurns: Int { Self.plateauRotations * engines.count }

    /// Whether the scene has shown nothing new for so long that the rest of the night is for others.
    func hasPlateau(_ scene: String, in night: Night) -> Bool {
        night.scenes[scene, default: SceneNight()].turnsWithoutNews >= plateauTurns
    }

    /// A scene that showed something new in its last turn gets four times the time of one that no engine could tell
    /// anything new of.
    private func weight(_ scene: SceneNight) -> Double {
        if scene.turnsWithoutNews == 0 { return 4 }
        return scene.turnsWithoutNews < engines.count ? 2 : 1
    }
}
