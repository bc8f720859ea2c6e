import TransitionReports

/// How far a night has come: all that the next process has to know if this one is killed.
struct Night: Codable, Equatable {
    /// Of the file's form.
    static let version = 1

    var version = Night.version
    /// Seconds that engines may search.
    var budget: Int
    /// Seconds of it that are gone.
    var secondsSpent = 0
    /// Whether all that was found has been told.
    var isOver = false
    var seed: UInt32
    /// Turns that have begun, of all scenes.
    var turnCount = 0
    /// By their names.
    var scenes: [String: SceneNight] = [:]

    init(budget: Int, seed: UInt32) {
        self.budget = budget
        self.seed = seed
    }

    var secondsLeft: Int { max(0, budget - secondsSpent) }

    /// Begins the one after: what each engine has come to is what the next has to come to.
    func next(budget: Int, seed: UInt32) -> Night {
        var night = Night(budget: budget, seed: seed)
        night.scenes = scenes.mapValues { scene in
            SceneNight(engines: scene.engines.mapValues { EngineNight(earlierFeatureCount: $0.mostFeatures) })
        }
        return night
    }
}

/// What a night has come to for one scene.
struct SceneNight: Codable, Equatable {
    /// Seconds of all turns.
    var seconds = 0
    var turnCount = 0
    /// Turns since one has shown something new.
    var turnsWithoutNews = 0
    var engines: [String: EngineNight] = [:]

    /// Adds a turn that has ended.
    ///
    /// - Parameter foundSomething: whether it left a script in the inbox.
    mutating func note(_ engine: NightEngine, _ status: EngineStatus, seconds: Int, foundSomething: Bool) {
        var work = engines[engine.rawValue, default: EngineNight()]
        let isNews = status.featureCount > work.featureCount || foundSomething
        work.scriptCount += status.executionCount
        work.featureCount = max(work.featureCount, status.featureCount)
        work.seconds += seconds
        work.turnCount += 1
        engines[engine.rawValue] = work
        self.seconds += seconds
        turnCount += 1
        turnsWithoutNews = isNews ? 0 : turnsWithoutNews + 1
    }
}

/// What one engine has done for a scene in a night.
struct EngineNight: Codable, Equatable {
    var scriptCount = 0
    var featureCount = 0
    var seconds = 0
    var turnCount = 0
    /// What it had come to by the end of the night before; nil if that is not known.
    var earlierFeatureCount: Int?

    /// A night in which the engine had no turn takes nothing away.
    fileprivate var mostFeatures: Int? { turnCount == 0 ? earlierFeatureCount : featureCount }

    /// Whether it has come clearly less far than in the night before, so that something was lost: a corpus, or code
    /// that scripts reached.
    var hasFallen: Bool {
        guard turnCount > 0, let earlier = earlierFeatureCount else { return false }
        return Double(featureCount) < Self.leastShare * Double(earlier)
    }

    /// Chance and a machine's speed make less of a difference.
    private static let leastShare = 0.95
}
