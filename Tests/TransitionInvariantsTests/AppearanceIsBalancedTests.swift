import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("appearance-is-balanced")
struct AppearanceIsBalancedTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
    }

    private mutating func callbacks(_ controller: Controller, _ callbacks: AppearanceCallback...) {
        for callback in callbacks {
            builder.record(.appearance(controller: controller.id, callback, isAnimated: true))
        }
    }

    private mutating func launch() {
        callbacks(root, .viewDidLoad, .willAppear, .isAppearing, .didAppear)
        builder.snapshot(chain: [root], views: [root.drawn()])
    }

    private func check() -> [Violation] {
        AppearanceIsBalanced.check(builder.evidence())
    }

    // MARK: Broken

    @Test("viewDidAppear without viewWillAppear is told at the call")
    mutating func didWithoutWill() throws {
        launch()
        builder.wait(60)
        callbacks(modal, .viewDidLoad, .didAppear)
        let violation = try #require(check().first)
        #expect(violation.subject == "appearance of SecondViewController")
        #expect(violation.cause == "viewDidAppear while disappeared")
        #expect(violation.time == VirtualTime(frame: 60))
        #expect(check().count == 1)
    }

    @Test(
        "Every illegal edge of the automaton is told",
        arguments: [
            ([.willAppear, .willAppear], "viewWillAppear while appearing"),
            ([.willAppear, .didDisappear], "viewDidDisappear while appearing"),
            ([.willAppear, .didAppear, .willAppear], "viewWillAppear while appeared"),
            ([.willAppear, .didAppear, .didAppear], "viewDidAppear while appeared"),
            ([.willAppear, .didAppear, .didDisappear], "viewDidDisappear while appeared"),
            ([.willAppear, .didAppear, .isAppearing], "viewIsAppearing while appeared"),
            ([.willAppear, .willDisappear, .didAppear], "viewDidAppear while disappearing"),
            ([.willDisappear], "viewWillDisappear while disappeared"),
        ] as [([AppearanceCallback], String)])
    mutating func illegal(_ calls: [AppearanceCallback], _ cause: String) {
        launch()
        for call in calls { callbacks(modal, call) }
        #expect(check().map(\.cause) == [cause])
    }

    @Test("A controller that is still appearing at rest is told")
    mutating func unfinished() {
        launch()
        callbacks(modal, .willAppear)
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn()])
        #expect(check().map(\.cause) == ["still appearing at rest"])
    }

    @Test("A controller that has appeared without its view in the window is told, and the other way round")
    mutating func untrue() {
        launch()
        callbacks(modal, .willAppear, .didAppear)
        builder.snapshot(chain: [root, modal], views: [root.drawn()], loose: [modal.drawn()])
        #expect(check().map(\.cause) == ["appeared without its view in the window"])
        callbacks(modal, .willDisappear, .didDisappear)
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn()])
        #expect(check().map(\.cause).last == "disappeared with its view in the window")
    }

    @Test("UIKit's warning of unbalanced calls is told by the controller's class")
    mutating func warned() {
        launch()
        builder.diagnose(.warning, "", "unbalanced", .unbalancesAppearance, with: modal.id)
        let found = check()
        #expect(found.map(\.subject) == ["appearance of SecondViewController"])
        #expect(found.map(\.cause) == ["unbalanced begin and end calls"])
    }

    @Test("UIKit's warning rests on overlapping transitions where no code tells the controller, else on that code")
    mutating func warnedWhy() {
        launch()
        builder.diagnose(.warning, "", "unbalanced", .unbalancesAppearance, with: modal.id)
        let overlapping = check()
        #expect(overlapping.first?.restsOn == ["10.2", "10.4"])
        builder = TraceBuilder()
        _ = builder.controller("FirstViewController")
        let second = builder.controller("SecondViewController")
        builder.record(.appearanceBegun(controller: second.id, isAppearing: true))
        builder.diagnose(.warning, "", "unbalanced", .unbalancesAppearance, with: second.id)
        let byHand = check()
        #expect(byHand.first?.restsOn == ["1.8", "10.4"])
        #expect(overlapping.first?.remedy != byHand.first?.remedy)
    }

    @Test("UIKit's warning is not told of a request that waited until another was under way, and else it is")
    mutating func warnedOfWaitingRequest() {
        for (asked, later, isOver) in [
            (0, 1, false), (0, 0, false), (1, 1, false), (0, 1, true),
        ] as [(Int32, Int32, Bool)] {
            builder = TraceBuilder()
            let (root, second) = (builder.controller("FirstViewController"), builder.controller("SecondViewController"))
            for _ in 0...1 { builder.beginStep() }
            let other = builder.request(.pop, from: second, to: root, askedIn: later)
            if isOver { builder.complete(other, true) }
            _ = builder.request(.push, from: root, to: second, askedIn: asked)
            builder.diagnose(.warning, "", "unbalanced", .unbalancesAppearance, with: second.id)
            #expect(
                check().isEmpty == (asked < later && !isOver),
                "asked in step \(asked), the other in step \(later)\(isOver ? " and over" : "")")
        }
    }

    @Test("A child that is seen in a parent that has appeared, forwards by hand and never tells it, is told")
    mutating func untoldChild() {
        launch()
        var child = builder.controller("ChildViewController")
        child.parent = root.id
        let shown = root.drawn { $0.children = [child.drawn()] }
        builder.snapshot(chain: [root], views: [shown], alive: [child])
        #expect(check().isEmpty, "UIKit tells it")
        var parent = root
        parent.tellsChildren = true
        builder.snapshot(chain: [parent], views: [shown], alive: [child])
        #expect(check().map(\.cause) == ["seen and not told that it appears"])
    }

    // MARK: Correct, but unusual

    @Test("A child behind its parent's other views, aside, or in a parent that has not appeared is left alone")
    mutating func unseenChild() {
        launch()
        var child = builder.controller("ChildViewController")
        child.parent = root.id
        let cover = builder.object(.view, "UIView")
        var parent = root
        parent.tellsChildren = true
        let covered = root.drawn { $0.children = [child.drawn(), Drawn(id: cover)] }
        let aside = root.drawn { $0.children = [child.drawn { $0.frame.x = 390 }] }
        for views in [covered, aside] { builder.snapshot(chain: [parent], views: [views], alive: [child]) }
        callbacks(root, .willDisappear, .didDisappear)
        callbacks(modal, .willAppear, .didAppear)
        let clear = modal.drawn { $0.frame.y = 400 }
        builder.snapshot(
            chain: [parent, modal], views: [root.drawn { $0.children = [child.drawn()] }, clear], alive: [child])
        #expect(check().map(\.subject) == ["appearance of FirstViewController"])
    }

    @Test("A presenter behind a sheet that hears nothing is left alone")
    mutating func sheet() {
        launch()
        callbacks(modal, .willAppear, .didAppear)
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn { $0.frame.y = 50 }])
        #expect(check().isEmpty)
    }

    @Test("Turning round on a cancel, either way and early or late, is left alone")
    mutating func cancelled() {
        launch()
        callbacks(root, .willDisappear)
        callbacks(modal, .willAppear, .isAppearing, .willDisappear, .didDisappear)
        callbacks(root, .willAppear, .isAppearing, .didAppear)
        builder.snapshot(chain: [root], views: [root.drawn()], loose: [modal.drawn()], alive: [modal])
        #expect(check().isEmpty)
    }

    @Test("A presenter that a full-screen presentation takes away has disappeared rightly")
    mutating func fullScreen() {
        launch()
        callbacks(root, .willDisappear)
        callbacks(modal, .willAppear, .didAppear)
        callbacks(root, .didDisappear)
        builder.snapshot(chain: [root, modal], views: [modal.drawn()], loose: [root.drawn()])
        #expect(check().isEmpty)
    }

    @Test("A presenter left wholly hidden behind the presented view is left alone")
    mutating func hiddenPresenter() {
        launch()
        callbacks(root, .willDisappear)
        callbacks(modal, .willAppear, .didAppear)
        callbacks(root, .didDisappear)
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn()])
        #expect(check().isEmpty)
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn { $0.backgroundAlpha = 0.5 }])
        #expect(check().map(\.cause) == ["disappeared with its view in the window"])
    }

    @Test("A presenter that its own code told of the disappearance is left alone while something is presented over it")
    mutating func setAside() {
        launch()
        callbacks(modal, .willAppear, .isAppearing, .didAppear)
        builder.record(.appearanceBegun(controller: root.id, isAppearing: false))
        callbacks(root, .willDisappear, .didDisappear)
        let card = modal.drawn { $0.frame.y = 50 }
        builder.snapshot(chain: [root, modal], views: [root.drawn(), card])
        #expect(check().isEmpty)
        callbacks(modal, .willDisappear, .didDisappear)
        builder.snapshot(chain: [root], views: [root.drawn()], loose: [card])
        #expect(check().map(\.cause) == ["disappeared with its view in the window"])
    }

    @Test("What UIKit itself tells a presenter later is judged again")
    mutating func toldByUIKit() {
        launch()
        builder.record(.appearanceBegun(controller: root.id, isAppearing: false))
        callbacks(root, .willDisappear, .didDisappear, .willAppear, .didAppear, .willDisappear, .didDisappear)
        callbacks(modal, .willAppear, .didAppear)
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn { $0.frame.y = 50 }])
        #expect(check().map(\.cause) == ["disappeared with its view in the window"])
    }

    @Test("Controllers outside the containment tree, and children hidden by their parent, are left alone")
    mutating func outsiders() {
        launch()
        var child = builder.controller("ChildViewController")
        child.parent = root.id
        callbacks(modal, .willAppear)
        builder.snapshot(
            chain: [root], views: [root.drawn { $0.children = [child.drawn { $0.isHidden = true }] }, modal.drawn()],
            alive: [child, modal])
        #expect(check().isEmpty)
    }

    @Test("A child that was removed before the end of what was begun for it by hand is told, by UIKit it is not")
    mutating func removedTooEarly() {
        for isByHand in [true, false] {
            builder = TraceBuilder()
            let root = builder.controller("RootViewController")
            let child = builder.controller("ChildViewController")
            callbacks(root, .willAppear, .didAppear)
            callbacks(child, .willAppear, .didAppear)
            if isByHand { builder.record(.appearanceBegun(controller: child.id, isAppearing: false)) }
            callbacks(child, .willDisappear)
            builder.snapshot(chain: [root], views: [root.drawn()], alive: [child])
            let found = check()
            #expect(found.map(\.cause) == (isByHand ? ["still disappearing at rest"] : []))
            #expect(found.allSatisfy { $0.decisions.count == 1 && $0.remedy.contains("endAppearanceTransition()") })
        }
    }

    @Test("A root that was on screen before the trace began has appeared")
    mutating func launchedBefore() {
        builder.snapshot(chain: [root], views: [root.drawn()])
        callbacks(root, .willDisappear, .didDisappear)
        #expect(check().isEmpty)
    }
}
