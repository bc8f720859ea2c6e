import HeadlessUIKit
import Testing

@Suite("Tasks in virtual time")
@MainActor
struct TaskTests {
    private actor Counter {
        var count = 0
        func add() -> Int {
            count += 1
            return count
        }
    }

    private nonisolated static func compute() async -> Bool { CACurrentMediaTime() > 0 }

    @Test("A task starts in the next turn, between what was enqueued before and after it")
    func order() {
        let stage = TimeStage()
        stage.run(frames: 5) {
            DispatchQueue.main.async { stage.log("before") }
            Task { stage.log("task") }
            DispatchQueue.main.async { stage.log("after") }
        }
        #expect(stage.lines == ["before @1", "task @1", "after @1"])
    }

    @Test("A sleep lasts virtual time", arguments: [0.1, 0.5, 3])
    func sleep(seconds: Double) {
        let stage = TimeStage()
        stage.run(frames: 400) {
            Task {
                try? await Task.sleep(for: .seconds(seconds))
                stage.log("for")
                try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
                stage.log("nanoseconds")
            }
        }
        #expect(stage.lines == ["for @\(1 + Int(seconds * 60))", "nanoseconds @\(1 + Int(seconds * 120))"])
    }

    @Test("A sleep until an instant of a real clock lasts what lies between, and is noted")
    func sleepUntil() throws {
        let stage = TimeStage()
        stage.run(frames: 60) {
            Task {
                try? await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
                stage.log("woke")
            }
        }
        // Some of it has passed by the real clock when the sleep begins.
        #expect((2...31).contains(try #require(stage.frame(of: "woke"))))
        #expect(stage.app.diagnostics.map(\.severity) == [.misuse])
    }

    @Test("A sleep that a clock is asked for itself lasts virtual time too")
    func clocks() throws {
        let stage = TimeStage()
        stage.run(frames: 200) {
            Task {
                try? await ContinuousClock().sleep(for: .seconds(0.5))
                stage.log("continuous")
                try? await SuspendingClock().sleep(until: .now + .seconds(1), tolerance: nil)
                stage.log("suspending")
            }
        }
        #expect(stage.lines.first == "continuous @31")
        #expect((32...91).contains(try #require(stage.frame(of: "suspending"))))
        // An instant is noted, a duration is not.
        #expect(stage.app.diagnostics.map(\.severity) == [.misuse])
    }

    @Test("Unbound code, actors, groups and yields run on the loop within one turn")
    func hops() {
        let stage = TimeStage()
        stage.run(frames: 5) {
            Task {
                stage.log("unbound on the loop: \(await Self.compute())")
                let counter = Counter()
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<3 { group.addTask { _ = await counter.add() } }
                }
                await Task.yield()
                stage.log("counted \(await counter.count)")
            }
            Task.detached { await stage.log("detached") }
        }
        #expect(stage.lines == ["detached @1", "unbound on the loop: true @1", "counted 3 @1"])
    }

    @Test("A cancelled sleep throws at once")
    func cancellation() {
        let stage = TimeStage()
        stage.run(frames: 100) {
            let task = Task {
                do {
                    try await Task.sleep(for: .seconds(1))
                    stage.log("slept")
                } catch {
                    stage.log("cancelled")
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { task.cancel() }
        }
        #expect(stage.lines == ["cancelled @30"])
        #expect(stage.app.isAtRest)
    }

    @Test("A task that the app's life wakes goes on in the world")
    func appLife() {
        let stage = TimeStage()
        let wakers: [(Notification.Name, () -> Void)] = [
            (UIApplication.didEnterBackgroundNotification, { stage.app.enterBackground() }),
            (UIApplication.didBecomeActiveNotification, { stage.app.enterForeground() }),
            (UIApplication.didReceiveMemoryWarningNotification, { stage.app.memoryWarning() }),
            (UIDevice.orientationDidChangeNotification, { stage.app.resize(to: CGSize(width: 844, height: 390)) }),
        ]
        for (name, wake) in wakers {
            let count = stage.lines.count
            stage.run(frames: 1) {
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    Task { @MainActor in stage.log("on") }
                }
            }
            wake()
            stage.app.advance(frames: 2)
            #expect(stage.lines.count > count, "\(name.rawValue)")
        }
        _ = stage.app.tearDown()
    }

    @Test("A task that only yields does not hold up time")
    func yields() {
        let stage = TimeStage()
        stage.run(frames: 3) {
            Task { while !Task.isCancelled { await Task.yield() } }
        }
        #expect(stage.frame == 3)
        _ = stage.app.tearDown()
    }

    @Test("The end of the world cancels what sleeps, and lets go of what that held")
    func tearDown() {
        let stage = TimeStage()
        weak var held: UIViewController?
        stage.app.perform { _ in
            let controller = UIViewController()
            held = controller
            Task {
                try? await Task.sleep(for: .seconds(100))
                controller.title = "awake"
            }
        }
        stage.app.advance(frames: 2)
        #expect(held != nil)
        #expect(stage.app.tearDown().isEmpty)
        #expect(held == nil)
    }

    @Test("A test beside a world keeps its own clock: its tasks never wait for the world's turns")
    func besideAWorld() async {
        let stage = TimeStage()
        stage.app.perform { _ in Task { stage.log("of the world") } }
        let value = await Task { @MainActor in 3 }.value
        #expect(value == 3)
        await Task.yield()
        #expect(stage.lines.isEmpty)
        _ = stage.app.tearDown()
    }
}
