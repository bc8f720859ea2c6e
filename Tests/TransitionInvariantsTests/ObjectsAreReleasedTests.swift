import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("objects-are-released")
struct ObjectsAreReleasedTests {
    var builder = TraceBuilder()
    let modal: Controller

    init() {
        let root = builder.controller("ContactsOverviewController")
        modal = builder.controller("ModalViewController")
        _ = builder.perform(.presentation, from: root, to: modal)
    }

    private func leak(_ kind: TracedObject.Kind, _ typeName: String, _ id: ObjectID = .none) -> LeakedObject {
        LeakedObject(id: id, kind: kind, typeName: typeName)
    }

    private func check(
        _ leaks: [LeakedObject], again: [LeakedObject]? = nil, outcome: RestOutcome = .rest
    ) -> [Violation] {
        ObjectsAreReleased.check(builder.evidence(outcome: outcome, leaks: leaks, repeatedLeaks: again))
    }

    @Test("A controller and the animator that it shares a cycle with are one violation of the controller")
    func cycle() throws {
        let leaks = [
            leak(.viewController, "ModalViewController", modal.id), leak(.interactionController, "HideAnimator"),
            leak(.viewController, "ModalViewController"),
        ]
        let found = check(leaks, again: leaks)
        #expect(found.count == 1)
        let violation = try #require(found.first)
        #expect(violation.identity.words == "objects-are-released · ModalViewController · never freed")
        #expect(violation.seen == "2 alive, with HideAnimator")
        #expect(violation.decisions == [DecisionNote(.event(0), "presented it")])
    }

    @Test("A cycle of properties is told by the one to break, whatever else is alive")
    func properties() throws {
        let cycle = [Hold(owner: "ModalViewController", property: "drag"), Hold(owner: "Drag", property: "page")]
        let leaks = [
            LeakedObject(id: modal.id, kind: .viewController, typeName: "ModalViewController", cycle: cycle),
            leak(.animator, "ShowAnimator"),
        ]
        let violation = try #require(check(leaks).first)
        #expect(violation.summary == "ModalViewController is never freed: Drag.page holds it.")
        #expect(violation.seen == "1 alive, in the cycle ModalViewController.drag → Drag.page")
        #expect(violation.remedy.contains("weakly in Drag.page,"))
    }

    @Test("Without one, closures that are stored are named, and what is alive only as what may hold it")
    func closures() throws {
        let hold = Hold(owner: "ModalViewController", property: "onEnd")
        let page = LeakedObject(
            id: modal.id, kind: .viewController, typeName: "ModalViewController", closures: [hold])
        let byClosure = try #require(check([page]).first)
        #expect(byClosure.summary.contains("most likely a closure, of ModalViewController.onEnd, holds it"))
        let leaks = [leak(.viewController, "ModalViewController", modal.id), leak(.animator, "ShowAnimator")]
        let byOther = try #require(check(leaks).first)
        #expect(byOther.summary.contains("most likely ShowAnimator, which is alive beside it, holds it"))
    }

    @Test("What a stack in a cycle takes along is no leak of its own, and of one cycle the app's own class is told")
    mutating func takenAlong() {
        let stack = builder.controller("UINavigationController")
        let page = builder.controller("Detail")
        let own = [Hold(owner: "ModalViewController", property: "stack")]
        let children = [Hold(owner: "UINavigationController", property: "children", isOwn: false)]
        let leaks = [
            LeakedObject(
                id: stack.id, kind: .viewController, typeName: "UINavigationController", cycle: children + own,
                heldControllers: [modal.id, page.id]),
            LeakedObject(
                id: modal.id, kind: .viewController, typeName: "ModalViewController", cycle: own + children,
                heldControllers: [stack.id, page.id]),
            LeakedObject(id: page.id, kind: .viewController, typeName: "Detail"),
        ]
        #expect(check(leaks).map(\.subject) == ["ModalViewController"])
        #expect(check([leaks[2]]).map(\.subject) == ["Detail"])
    }

    @Test("Without a controller among them, each class is told")
    func withoutController() {
        let leaks = [
            leak(.animator, "ShowAnimator"), leak(.transitionContext, "TransitionContext"),
            leak(.animator, "ShowAnimator"),
        ]
        #expect(check(leaks).map(\.subject) == ["ShowAnimator", "TransitionContext"])
    }

    @Test("An object that the repetition does not leave behind is a cache")
    func cache() {
        let leaks = [leak(.viewController, "ModalViewController"), leak(.animator, "ShowAnimator")]
        #expect(check(leaks, again: []).isEmpty)
        #expect(check(leaks, again: [leaks[1]]).map(\.subject) == ["ShowAnimator"])
    }

    @Test("Views, recognizers, delegates and property animators are not judged")
    func otherKinds() {
        let kinds: [TracedObject.Kind] = [.view, .gestureRecognizer, .delegate, .propertyAnimator, .other]
        #expect(check(kinds.map { leak($0, "Something") }).isEmpty)
    }

    @Test("A delegate that is alive beside a controller is named: it may be what holds it")
    func delegate() {
        let leaks = [
            leak(.viewController, "ModalViewController", modal.id), leak(.delegate, "ModalTransition"),
        ]
        #expect(check(leaks).map(\.seen) == ["1 alive, with ModalTransition"])
    }

    @Test("The context of a transition holds both controllers: what keeps it is the cause, and not its class")
    func context() throws {
        let leaks = [
            leak(.viewController, "ModalViewController", modal.id), leak(.transitionContext, "TransitionContext"),
        ]
        let held = try #require(check(leaks).first)
        #expect(held.identity == check([leaks[0]]).first?.identity)
        #expect(held.remedy != check([leaks[0]]).first?.remedy)
        #expect(!held.remedy.contains("TransitionContext"))
    }

    @Test("A property animator that was paused and never ended holds its blocks, and is named; one that ended is not")
    mutating func animator() {
        let animator = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
        builder.record(.propertyAnimator(animator: animator, .started))
        let paused = builder.record(.propertyAnimator(animator: animator, .paused))
        let leaks = [
            leak(.viewController, "ModalViewController", modal.id),
            leak(.propertyAnimator, "UIViewPropertyAnimator", animator),
        ]
        let held = check(leaks)
        #expect(held.map(\.identity.causeWords) == ["never freed"])
        #expect(held.first?.decisions.map(\.decision) == [.event(0), .event(paused)])
        #expect(held.first?.restsOn == ["5.10", "9.11"])
        for end in [PropertyAnimatorChange.finished(.end), .stopped] {
            var ended = self
            ended.builder.record(.propertyAnimator(animator: animator, end))
            #expect(ended.check(leaks).map(\.seen) == ["1 alive"])
        }
    }

    @Test("A repeating timer or a display link that alone holds a controller is named, with who had it run")
    mutating func clock() throws {
        for isDisplayLink in [false, true] {
            var copy = self
            let started = copy.builder.record(.clockStarted(number: 1, isDisplayLink: isDisplayLink))
            copy.builder.record(.clockStarted(number: 2, isDisplayLink: !isDisplayLink))
            let leaks = [
                LeakedObject(id: modal.id, kind: .viewController, typeName: "ModalViewController", clock: 1)
            ]
            let violation = try #require(copy.check(leaks, again: leaks).first)
            #expect(violation.seen == "1 alive, with \(isDisplayLink ? "a CADisplayLink" : "a repeating Timer")")
            #expect(violation.decisions.map(\.decision) == [.event(started), .event(0)])
            #expect(violation.decisions.last?.note == "presented it")
            #expect(violation.identity == check([leak(.viewController, "ModalViewController")]).first?.identity)
        }
    }

    @Test("A root that was replaced while it presented is told as such, once, with what it presents")
    mutating func replacedRoot() {
        let root = builder.controller("LoginViewController")
        let leaks = [
            leak(.viewController, "LoginViewController", root.id),
            leak(.viewController, "ModalViewController", modal.id),
        ]
        #expect(check(leaks).count == 2)
        let other = builder.controller("OtherViewController")
        builder.record(.environment(.rootReplaced(other.id)))
        #expect(check([leaks[0]]).map(\.identity.causeWords) == ["never freed"])
        let replaced = builder.record(.environment(.rootReplaced(root.id)))
        let found = check(leaks)
        #expect(found.map(\.identity.causeWords) == ["root replaced while it presents"])
        #expect(found.first?.decisions.map(\.decision) == [.event(replaced)])
    }

    @Test("What an open transition or a dead app holds is held rightly")
    mutating func heldRightly() {
        let leaks = [leak(.viewController, "ModalViewController")]
        #expect(check(leaks, outcome: .stuck(["dismissal"])).isEmpty)
        builder.diagnose(.exception, "NSInvalidArgumentException", "dead")
        #expect(check(leaks).isEmpty)
    }
}
