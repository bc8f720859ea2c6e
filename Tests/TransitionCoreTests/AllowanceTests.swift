import Testing
import TransitionCore

@Suite("An allowance")
struct AllowanceTests {
    private static let identity = ViolationIdentity(
        invariant: "no-residue", subject: .transition(.dismissal, of: "ModalViewController"),
        cause: ViolationCause("left-in-view", [.view("DimmingView"), .page("PresenterController")]))

    private func covers(_ scope: Allowance.Scope, _ identity: ViolationIdentity = identity) -> Bool {
        Allowance(invariant: "no-residue", scope: scope, reason: "by design").covers(identity)
    }

    @Test("covers what its scope names: all of a rule, a subject, a controller or a view")
    func scopes() {
        #expect(covers(.everything))
        #expect(covers(.subject(.transition(.dismissal, of: "ModalViewController"))))
        #expect(!covers(.subject(.transition(.dismissal, of: "ModalViewControlle"))))
        #expect(!covers(.subject(.transition(.presentation, of: "ModalViewController"))))
        #expect(covers(.controller("ModalViewController")))
        #expect(covers(.controller("PresenterController")))
        #expect(!covers(.controller("DetailViewController")))
        #expect(covers(.view("DimmingView")))
        #expect(!covers(.view("ModalViewController")))
    }

    @Test("takes a class by its whole name")
    func wholeNames() {
        #expect(!covers(.controller("ViewController")))
        #expect(!covers(.controller("ModalView")))
        #expect(!covers(.view("Dimming")))
        let inside = ViolationIdentity(
            invariant: "no-residue", subject: .child("Page", in: "PageController"), cause: ViolationCause("left"))
        #expect(covers(.controller("Page"), inside) && covers(.controller("PageController"), inside))
        #expect(!covers(.view("")))
    }

    @Test("covers no other rule")
    func otherRule() {
        let other = ViolationIdentity(
            invariant: "no-crash", subject: Self.identity.subject, cause: Self.identity.cause)
        #expect(!covers(.everything, other))
    }

    @Test("is over on the day after its last, and never when the day is unknown")
    func expiry() {
        let allowance = Allowance(invariant: "no-crash", reason: "by design", until: "2027-01-31")
        #expect(!allowance.isExpired(on: CalendarDay("2027-01-31")))
        #expect(allowance.isExpired(on: CalendarDay("2027-02-01")))
        #expect(!allowance.isExpired(on: nil))
        #expect(!Allowance(invariant: "no-crash", reason: "by design").isExpired(on: CalendarDay("9999-12-31")))
    }
}
