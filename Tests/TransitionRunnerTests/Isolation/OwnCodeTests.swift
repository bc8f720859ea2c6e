import Testing

@testable import TransitionRunner

@Suite("The module of a mangled name")
struct OwnCodeTests {
    @Test(
        "is the user's where it is neither ours, nor the library's, nor one that ours are made with",
        arguments: [
            ("$s6MyApp13ModalAnimatorC5startyyF", true),
            ("$s17SampleTransitions12HideAnimatorC", true),
            ("$s13HeadlessUIKit6UIViewC", false),
            ("$s14TransitionCore6ScriptV", false),
            ("$s10Foundation4DataV", false),
            ("$sSa13HeadlessUIKitE4nameyyF", false),
            ("main", false), ("$s", false), ("$s9", false), ("$s999A", false),
        ])
    func module(name: String, isUsers: Bool) {
        #expect(isMangledInUserModule(name) == isUsers)
    }
}
