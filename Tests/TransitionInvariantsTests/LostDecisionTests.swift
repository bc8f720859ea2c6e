import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("A driver's decision that is lost")
struct LostDecisionTests {
    private func complaints(
        _ call: DriverCall = .cancel, didComplete: Bool = true, isInteractive: Bool = true, isVended: Bool = true,
        isLetGo: Bool = false
    ) -> [Violation] {
        var builder = TraceBuilder()
        let root = builder.controller("RootViewController")
        let modal = builder.controller("ModalViewController")
        let driver = builder.object(.interactionController, "SelfMadeDriver", isPercentDriver: true)
        let other = builder.object(.interactionController, "OtherDriver", isPercentDriver: true)
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: true)
        builder.record(.interactionControllerAsked(id, delegate: .none, answer: driver))
        builder.start(id, interactive: isInteractive)
        if isLetGo { builder.record(.interactionChanged(id, .finished)) }
        builder.record(.driverCallLost(driver: isVended ? driver : other, call))
        builder.wait(20)
        builder.complete(id, didComplete, wasCancelled: isLetGo || isInteractive ? false : !didComplete)
        return ResultAgrees.check(builder.evidence())
    }

    @Test("An outcome that the lost call did not ask for is told")
    func told() throws {
        let violation = try #require(complaints().first)
        #expect(violation.identity.causeWords == "completed with true after a lost cancel()")
        #expect(violation.decisions.map(\.note) == ["was lost", "completed with true"])
        #expect(complaints(.finish, didComplete: false).first?.identity.causeWords.contains("lost finish()") == true)
    }

    /// What is told of a transition that is completed before the hand has decided.
    private func lateComplaints(
        _ call: DriverCall = .cancel, didComplete: Bool = true, isLetGo: Bool = false,
        after frames: Int = 20,
        before: TraceEvent.Kind? = nil, between: TraceEvent.Kind? = nil
    ) -> [String] {
        var builder = TraceBuilder()
        let root = builder.controller("RootViewController")
        let modal = builder.controller("ModalViewController")
        let driver = builder.object(.interactionController, "Driver", isPercentDriver: true)
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: true)
        builder.record(.interactionControllerAsked(id, delegate: .none, answer: driver))
        builder.start(id, interactive: true)
        if isLetGo { builder.record(.interactionChanged(id, .finished)) }
        if let before { builder.record(before) }
        builder.wait(frames)
        builder.complete(id, didComplete, wasCancelled: !didComplete)
        if let between { builder.record(between) }
        builder.record(.driverCallLost(driver: driver, call))
        return ResultAgrees.check(builder.evidence()).map(\.identity.causeWords)
    }

    @Test("A cancel that comes after its transition was completed under the hand is told")
    func late() {
        #expect(lateComplaints() == ["completed with true before a lost cancel()"])
    }

    @Test("A late finish, one after the decision, a later touch's and one in the background are left alone")
    func lateRightly() {
        #expect(lateComplaints(.finish).isEmpty)
        #expect(lateComplaints(isLetGo: true).isEmpty)
        #expect(lateComplaints(didComplete: false).isEmpty)
        #expect(lateComplaints(after: 0).isEmpty)
        #expect(lateComplaints(between: .touch(.began)).isEmpty)
        #expect(lateComplaints(before: .environment(.enteredBackground)).isEmpty)
        #expect(lateComplaints(before: .environment(.rootReplaced(.none))).isEmpty)
    }

    @Test("One that agrees, an echo, an update, another driver's call, and no hand at all are left alone")
    func leftAlone() {
        #expect(complaints(.finish).isEmpty)
        #expect(complaints(isLetGo: true).isEmpty)
        #expect(complaints(.update).isEmpty)
        #expect(complaints(isVended: false).isEmpty)
        #expect(complaints(isInteractive: false).isEmpty)
    }

    /// What is told of a pop that is completed while a finger moves it, or seems to.
    private func undecided(
        progress: Double? = 0.2, isPercentDriver: Bool = true, before: TraceEvent.Kind? = nil,
        liftsAfter frames: Int = 20, liftsBeforeStart: Bool = false, runsFor duration: Int = 20
    ) -> [String] {
        var builder = TraceBuilder()
        let root = builder.controller("RootViewController")
        let modal = builder.controller("ModalViewController")
        let driver = builder.object(.interactionController, "Driver", isPercentDriver: isPercentDriver)
        builder.record(.touch(.began))
        let id = builder.request(.pop, from: modal, to: root, byGesture: true)
        builder.record(.interactionControllerAsked(id, delegate: .none, answer: driver))
        if liftsBeforeStart { builder.record(.touch(.ended)) }
        builder.start(id, interactive: true)
        builder.wait(duration)
        if let progress { builder.record(.progressed(id, progress)) }
        if let before { builder.record(before) }
        builder.complete(id, true)
        builder.wait(frames)
        if !liftsBeforeStart { builder.record(.touch(.ended)) }
        return ResultAgrees.check(builder.evidence()).map(\.identity.causeWords)
    }

    @Test("A transition that a clock completes under a finger that has decided nothing is told")
    func undecidedFinger() {
        let told = ["completed with true under an undecided finger"]
        #expect(undecided() == told)
        let id = TransitionID(rawValue: 1)
        #expect(undecided(before: .interactionChanged(id, .finished)).isEmpty)
        #expect(undecided(progress: nil).isEmpty)
        #expect(undecided(progress: nil, runsFor: 0) == told, "completed in animateTransition(using:) itself")
        #expect(undecided(runsFor: 1).isEmpty, "an animation in no window ends with the next frame")
        #expect(undecided(progress: 1).isEmpty)
        #expect(undecided(isPercentDriver: false).isEmpty)
        #expect(undecided(liftsAfter: 1).isEmpty)
        #expect(undecided(liftsBeforeStart: true).isEmpty)
        #expect(undecided(before: .environment(.enteredBackground)).isEmpty)
    }
}
