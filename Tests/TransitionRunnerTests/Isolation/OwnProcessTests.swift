import OwnProcessTesting
import Testing

@Suite("A test's own process")
struct OwnProcessTests {
    @Test("hands over what its body returns, whatever that prints", .ownProcess)
    func value() async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [place = place as HandOverPlace] in
            try await handOver(to: place) {
                print("printed", terminator: "")
                return ["a\nb"]
            }
        }
        let value: [String] = try place.handedOver()
        #expect(value == ["a\nb"])
    }

    @Test(
        "tells what its body threw, and how it died: by a trap, or as one that does not end", .ownProcess,
        arguments: [
            ("throw", "the body threw the reason"), ("trap", "the body died: SIG"), ("trap", "the last words"),
            ("loop", "the body died: hang"),
        ])
    func failure(way: String, text: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [way, place = place as HandOverPlace] in
            try await handOver(to: place, timeout: way == "loop" ? 0.5 : 60) { try OwnProcessTests.fail(way) }
        }
        let error = #expect(throws: NothingHandedOver.self) { try place.handedOver(as: Int.self) }
        #expect(error?.description.contains(text) == true)
    }

    private static func fail(_ way: String) throws -> Int {
        switch way {
        case "throw": throw Reason()
        case "trap": fatalError("the last words")
        default: while true {}
        }
    }

    private struct Reason: Error, CustomStringConvertible {
        let description = "the reason"
    }
}
