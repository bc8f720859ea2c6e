import Testing

@testable import SourcePorting

/// What is made of the compiler's errors.
struct TypeCheckTests {
    @Test("reads errors with their places, each once")
    func reads() {
        let errors = TypeCheck.errors(
            in: """
                /a b/A.swift:3:5: error: cannot find 'x' in scope
                  |     `- error: cannot find 'x' in scope
                /a b/A.swift:3:9: error: cannot find 'x' in scope
                /a/B.swift:7:1: warning: unused
                """)
        #expect(errors == [TypeCheck.Diagnostic(path: "/a b/A.swift", line: 3, message: "cannot find 'x' in scope")])
    }

    @Test(
        "writes a stub by the name and by its use",
        arguments: [
            ("CardViewController", "", "class CardViewController: UIViewController {}"),
            ("CardView", "", "class CardView: UIView {}"),
            ("CardCell", "", "class CardCell: UITableViewCell {}"),
            ("CardCollectionViewCell", "", "class CardCollectionViewCell: UICollectionViewCell {}"),
            ("CardDelegate", "weak var a: CardDelegate?", "protocol CardDelegate: AnyObject {}"),
            ("CardDelegate", "let a = CardDelegate()", "class CardDelegate: NSObject {}"),
            ("Card", "class A: NSObject, Card {", "protocol Card: AnyObject {}"),
            ("Card", "let a: Card", "class Card: NSObject {}"),
        ])
    func stubs(_ stub: (name: String, use: String, text: String)) {
        var stubs = Stubs(text: nil)
        let error = TypeCheck.Diagnostic(path: "/a", line: 1, message: "cannot find type '\(stub.name)' in scope")
        #expect(stubs.add(for: [error, error], sources: [stub.use]) == [stub.name])
        #expect(stubs.text.hasSuffix("\n\(stub.text)\n"))
    }

    @Test("leaves what is there, and UIKit's own names")
    func leaves() {
        var stubs = Stubs(text: "struct Card {}\n")
        let names = ["Card", "UIThing", "value"]
        let errors = names.map { TypeCheck.Diagnostic(path: "/a", line: 1, message: "cannot find '\($0)' in scope") }
        #expect(stubs.add(for: errors, sources: []).isEmpty)
        #expect(stubs.text == "struct Card {}\n")
    }
}
