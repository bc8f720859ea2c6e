/// What one engine has done for a scene.
package struct EngineWork: Hashable, Codable, Sendable {
    package let engine: String
    package var scriptCount: Int
    /// What counts as different to the engine, and to no other.
    package var featureCount: Int
    package var seconds: Int

    package init(engine: String, scriptCount: Int, featureCount: Int, seconds: Int) {
        self.engine = engine
        self.scriptCount = scriptCount
        self.featureCount = featureCount
        self.seconds = seconds
    }

    package var words: String {
        "\(Figures.counted(scriptCount, "script")) by \(engine) in \(Figures.grouped(seconds)) s, "
            + "\(Figures.grouped(featureCount)) features"
    }
}
