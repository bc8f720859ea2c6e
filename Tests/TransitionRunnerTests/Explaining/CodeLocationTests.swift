import Testing

@testable import TransitionRunner

@Suite("Places in source code")
struct CodeLocationTests {
    @Test(
        "are named as in the source, whatever an optimizer made of the function",
        arguments: [
            ("specialized Page.close(_:)", "Page.close(_:)"),
            (
                "closure #2 in specialized Slide.animateTransition(using:)",
                "closure #2 in Slide.animateTransition(using:)"
            ),
            ("merged specialized Page.open()", "Page.open()"), ("Page.specialized(_:)", "Page.specialized(_:)"),
        ])
    func names(_ function: String, _ plain: String) {
        #expect(CodeLocation(file: "Page.swift", line: 1, function: function).function == plain)
    }
}
