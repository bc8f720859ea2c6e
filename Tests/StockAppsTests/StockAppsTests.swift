import OwnProcessTesting
import StockApps
import Testing
import TransitionCore
import TransitionRunner

/// A small part of what `ci/stock` does.
@Suite("Apps of stock UIKit")
struct StockAppsTests {
    @Test("have names of their own")
    func names() {
        let names = StockApps.scenes.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("stock-") })
    }

    @Test("break no rule", .ownProcess, arguments: StockApps.families.map(\.name))
    func breakNothing(family: String) async throws {
        let process = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) { [family] in
            try await handOver { try StockAppsTests.failures(in: family) }
        }
        let failures = try process.handedOver(as: [String].self)
        #expect(failures == [])
    }

    /// What the first scripts of each app break, with the tokens that repeat it.
    @MainActor
    private static func failures(in name: String) throws -> [String] {
        let family = try #require(StockApps.families.first { $0.name == name })
        return family.scenes.flatMap { scene in
            let judge = Judge(scene: scene)
            return sampleScripts(of: scene, count: 12, seed: 14, maxSteps: 24, profiles: .standard).flatMap {
                script in
                judge.judge(script).violations.map {
                    "\(scene.name): \($0.identity): \(ReplayToken.encode(script))"
                }
            }
        }
    }
}
