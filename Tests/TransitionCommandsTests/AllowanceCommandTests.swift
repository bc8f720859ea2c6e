import Foundation
import Testing
import TransitionCore

@MainActor
@Suite struct AllowanceCommandTests {
    @Test("Last days are judged as on the day that it is, or as on the day of --today")
    func today() throws {
        let session = Session()
        #expect(session.run("run", "contacts-modal") == 0)
        #expect(session.isAllowed == true)
        #expect(session.run("run", "contacts-modal", "--today", "2027-02-01") == 0)
        #expect(session.isAllowed == false)
        session.today = try #require(CalendarDay("2028-01-01"))
        #expect(session.run("run", "contacts-modal") == 0)
        #expect(session.isAllowed == false)
    }

    @Test("A day that does not exist is wrong usage")
    func malformedDay() {
        let session = Session()
        #expect(session.run("run", "contacts-modal", "--today", "2027-02-30") == 64)
        #expect(session.errors == "tool: --today takes a day as 2027-01-31, not '2027-02-30'\n")
        #expect(session.searches == [])
    }

    @Test("A scene whose allowance ends on no day is not searched")
    func faultyScene() {
        let session = Session()
        session.allowance = Allowance(invariant: "no-crash", reason: "a release is near", until: "soon")
        #expect(session.run("run", "contacts-modal") == 78)
        #expect(
            session.errors == """
                tool: the scene 'contacts-modal' cannot be tested: the allowance of no-crash for everything ends on \
                'soon', which is no day; write it as 2027-01-31

                """)
        #expect(session.searches == [])
    }

    @Test("Of two scenes of one name neither is searched")
    func sameName() {
        let session = Session()
        session.twins = ["photo-grid"]
        #expect(session.run("run", "photo-grid") == 78)
        #expect(session.errors.hasPrefix("tool: 2 scenes are named 'photo-grid', so that a script cannot tell which"))
        #expect(session.searches == [])
    }

    @Test("A replay says what is allowed, and why")
    func replay() throws {
        let session = Session()
        session.allowed = [Session.violation]
        let token = Session.counterexample.replayToken
        #expect(session.run("replay", token) == 0)
        #expect(
            session.output.hasSuffix(
                "  Allowed by the scene, because \"a release is near\": no-crash · The app crashed.\n"))
        let json = Session()
        json.allowed = [Session.violation]
        #expect(json.run("replay", token, "--json") == 0)
        let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((document?["allowed"] as? [[String: Any]])?.first?["invariant"] as? String == "no-crash")
    }
}
