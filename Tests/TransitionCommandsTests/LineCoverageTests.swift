import Testing

@testable import TransitionCommands

@Suite("Coverage by lines")
struct LineCoverageTests {
    private static let text = """
        SF:/app/Swipe.swift
        FN:3,$sSwipe
        DA:3,5
        DA:4,0
        DA:7,0
        DA:8,2
        DA:9,0
        end_of_record
        SF:/app/Idle.swift
        DA:1,0
        end_of_record

        """

    @Test("reads what llvm-cov exports, and tells lines in a row together")
    func reading() throws {
        let files = LineCoverage.read(lcov: Self.text)
        #expect(files.map(\.path) == ["/app/Swipe.swift", "/app/Idle.swift"])
        let swipe = try #require(files.first)
        #expect(swipe.reachedCount == 2 && swipe.lines.count == 5)
        #expect(swipe.missed == [4...7, 9...9])
        #expect(LineCoverage.read(lcov: "garbage\nDA:x,y\nend_of_record\n") == [])
    }

    @Test("tells what was come to, file by file, and where nothing was")
    func report() {
        #expect(
            CoverageReport.render(LineCoverage.read(lcov: Self.text)) == """
                40.0 % of 5 lines in 1 file were come to

                /app/Swipe.swift: 2 of 5
                  not come to: 4–7, 9

                Nothing was come to in:
                  /app/Idle.swift

                """)
    }
}
