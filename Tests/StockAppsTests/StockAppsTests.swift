import OwnProcessTesting
import StockApps
import Testing
import TransitionCore
import TransitionRunner

/// A small part of what `ci/clean stock` does.
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
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [family, place = place as HandOverPlace] in
            try await handOver(to: place) { try StockAppsTests.failures(in: family) }
        }
        let failures = try place.handedOver(as: [String].self)
        #expect(failures == [])
    }

    /// A tab that is chosen as a page begins to come takes the page along, of which little was seen.
    @Test("are not blamed for what another tab takes away", arguments: [12, 88])
    @MainActor func takenAlong(place: Int) throws {
        let app = "stock-tabs-present-context"
        let scene = try #require(StockApps.scenes.first { $0.name == app })
        let bottom = PanStep(start: .bottomEdge, dx: 0, dy: 0, frames: 0, ending: .lift)
        let steps: [Step] = [.tap(x: 50, y: 18), .wait(frames: 1), .pan(bottom), .tap(x: place, y: 96)]
        #expect(Judge(scene: scene).judge(Script(scene: app, steps: steps)).violations.map(\.identity) == [])
    }

    /// In the twin the next page covers the button: it is pressed before that comes, or what it did is not asked after.
    @Test(
        "are not blamed for what a button has done under a page that came at once",
        arguments: [
            (
                "stock-sheet-dims-later",
                [.act("present"), .wait(frames: 32), .act("present"), .wait(frames: 32), .act("present")]
                    + [.hitch(frames: 2), .tap(x: 50, y: 54), .wait(frames: 31)]
                    + [.act("dismiss"), .act("dismiss"), .act("dismiss")]
            ),
            (
                "stock-sheet-follows-content",
                [.act("present"), .wait(frames: 1), .background, .act("present"), .foreground, .tap(x: 50, y: 75)]
                    + [.wait(frames: 30), .resize(width: 844, height: 390)]
                    + [.pan(PanStep(start: .leftEdge, dx: 0, dy: 118, frames: 0, ending: .lift))]
            ),
            (
                "stock-dismiss-then-present",
                [.act("present"), .wait(frames: 32), .act("dismiss"), .tap(x: 50, y: 13), .background, .act("present")]
                    + [.wait(frames: 3), .act("dismiss"), .foreground, .resize(width: 844, height: 390)]
                    + [.tap(x: 50, y: 28)]
            ),
        ] as [(String, [Step])])
    @MainActor func coveredButton(app: String, steps: [Step]) throws {
        let scene = try #require(StockApps.scenes.first { $0.name == app })
        #expect(Judge(scene: scene).judge(Script(scene: app, steps: steps)).violations.map(\.identity) == [])
    }

    /// Cells come and go as a list is laid out, and stand elsewhere where it was scrolled before a page covered it.
    @Test(
        "are not blamed for a list's cells",
        arguments: [
            (
                "stock-full-screen-list",
                [.act("present"), .resize(width: 844, height: 390), .resize(width: 844, height: 400)]
            ),
            (
                "stock-list-presents-full-screen",
                [.pan(PanStep(start: .leftEdge, dx: 0, dy: -16, frames: 1, ending: .lift)), .wait(frames: 205)]
                    + [.pan(PanStep(start: .leftEdge, dx: 0, dy: 0, frames: 0, ending: .lift))]
            ),
        ] as [(String, [Step])])
    @MainActor func cells(app: String, steps: [Step]) throws {
        let scene = try #require(StockApps.scenes.first { $0.name == app })
        #expect(Judge(scene: scene).judge(Script(scene: app, steps: steps)).violations.map(\.identity) == [])
    }

    /// A blocked main thread hears of a finger that was taken away only once the window has turned.
    @Test("are not blamed for where a drawer lies in a window that has turned meanwhile")
    @MainActor func turnedDrawer() throws {
        let scene = try #require(StockApps.scenes.first { $0.name == "stock-drawer" })
        let pull = PanStep(start: .bottomEdge, dx: 0, dy: -10, frames: 0, ending: .cancel)
        let steps: [Step] = [.hitch(frames: 2), .pan(pull), .resize(width: 844, height: 390)]
        #expect(Judge(scene: scene).judge(Script(scene: scene.name, steps: steps)).violations.map(\.identity) == [])
    }

    /// A button was pressed before the swipe began, and lets go amid it: what it sets stays.
    @Test("are not blamed for what a button does amid a swipe that is taken back", arguments: [32, 39])
    @MainActor func buttonAmidSwipe(height: Int) throws {
        let scene = try #require(StockApps.scenes.first { $0.name == "stock-inner-view-moved" })
        let steps: [Step] = [
            .act("push"), .wait(frames: 22), .hitch(frames: 2),
            .pan(PanStep(start: .leftEdge, dx: 10, dy: 0, frames: 0, ending: .lift)), .tap(x: 50, y: height),
        ]
        #expect(Judge(scene: scene).judge(Script(scene: scene.name, steps: steps)).violations.map(\.identity) == [])
    }

    /// Without animation an action stands in for the swipe, and puts another root in the window.
    @Test("are not blamed for what an action does beside what a gesture does")
    @MainActor func actionForGesture() throws {
        let scene = try #require(StockApps.scenes.first { $0.name == "stock-root-while-popping" })
        let swipe = PanStep(start: .leftEdge, dx: 13, dy: 0, frames: 1, ending: .lift)
        let steps: [Step] = [.tap(x: 50, y: 25), .wait(frames: 20), .pan(swipe)]
        #expect(Judge(scene: scene).judge(Script(scene: scene.name, steps: steps)).violations.map(\.identity) == [])
    }

    /// The pop that the second tap on a tab asks for waits until nobody sees it: no transition comes of it.
    @Test("are not blamed for a page that a stack out of sight has let go")
    @MainActor func popOutOfSight() throws {
        let scene = try #require(StockApps.scenes.first { $0.name == "stock-search-in-a-tab" })
        let steps: [Step] = [
            .tap(x: 50, y: 32), .tap(x: 49, y: 91), .tap(x: 50, y: 91), .wait(frames: 1), .tap(x: 49, y: 91),
        ]
        #expect(Judge(scene: scene).judge(Script(scene: scene.name, steps: steps)).violations.map(\.identity) == [])
    }

    /// What the first scripts of each app break, with the tokens that repeat it.
    @MainActor
    private static func failures(in name: String) throws -> [String] {
        let family = try #require(StockApps.families.first { $0.name == name })
        return family.scenes.flatMap { scene in
            let judge = Judge(scene: scene)
            return sampleScripts(of: scene, count: 5, seed: 14, maxSteps: 24, profiles: .standard).flatMap {
                script in
                judge.judge(script).violations.map {
                    "\(scene.name): \($0.identity): \(ReplayToken.encode(script))"
                }
            }
        }
    }
}
