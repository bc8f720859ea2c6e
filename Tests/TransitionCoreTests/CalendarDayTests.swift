import Testing
import TransitionCore

@Suite("A day of the calendar")
struct CalendarDayTests {
    @Test(
        "is written as it is read", arguments: ["2027-01-31", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
    func roundTrip(text: String) {
        #expect(CalendarDay(text)?.description == text)
    }

    @Test(
        "is not read from what is no day, or written in another way",
        arguments: [
            "", "2027", "2027-1-31", "2027-01-32", "2027-02-29", "1900-02-29", "2027-04-31", "2027-00-10", "2027-13-01",
            "2027-01-00", "0000-01-01", "31.01.2027", "2027/01/31", "+027-01-31", "2027-01-31 ", "2027-01-31-",
            "２０27-01-31",
        ])
    func malformed(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test("comes before those of a later day, month or year")
    func order() {
        let days = ["2026-12-31", "2027-01-30", "2027-01-31", "2027-02-01", "2028-01-01"].compactMap { CalendarDay($0) }
        #expect(days.count == 5 && days.reversed().sorted() == days)
    }
}
