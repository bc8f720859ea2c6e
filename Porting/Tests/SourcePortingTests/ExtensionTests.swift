import Testing

@testable import SourcePorting

/// Overrides of and in extensions.
struct ExtensionTests {
    @Test("an override moves into its class, and both places keep their lines")
    func moves() {
        let files = portedFiles(
            "class Menu: Base {\n    var a = 1\n}\nlet last = 1\n",
            "extension Menu {\n    override func open() {\n        a = 2\n    }\n}\n")
        #expect(
            files[0] == """
                #sourceLocation(file: "/app/A.swift", line: 1)
                class Menu: Base {
                    var a = 1
                #sourceLocation(file: "/app/B.swift", line: 2)
                override func open() {
                        a = 2
                    }
                #sourceLocation(file: "/app/A.swift", line: 3)
                }
                let last = 1

                """)
        #expect(files[1] == "#sourceLocation(file: \"/app/B.swift\", line: 1)\nextension Menu {\n    \n\n\n}\n")
    }

    @Test("a method of an extension that a subclass overrides moves, with the access of the extension")
    func overridden() {
        let text = ported(
            "class A {}\npublic extension A { @objc func a() { #selector(a) } }\nclass B: A { override func a() {} }\n")
        #expect(
            text == """
                class A {
                #sourceLocation(file: "/app/A.swift", line: 2)
                public func a() { Selector("a()", A.a) }
                #sourceLocation(file: "/app/A.swift", line: 1)
                }
                public extension A {  }
                class B: A { override func a() {} }

                """)
    }

    @Test("what an extension adds to a class of UIKit asks for the class that overrides it")
    func dispatch() {
        #expect(
            ported(
                """
                import UIKit
                extension UIViewController { @objc var isUp: Bool { true } }
                class Card: UIViewController { override var isUp: Bool { super.isUp } }
                """)
                    == """
                    import UIKit
                    extension UIViewController { var isUp: Bool { \
                    if let own = self as? Card { return own.isUpOfCard }; \
                    return isUpOfUIViewController }; var isUpOfUIViewController: Bool { true } }
                    class Card: UIViewController { var isUpOfCard: Bool { super.isUpOfUIViewController } }
                    """)
    }

    @Test("an extension replaces nothing of UIKit's")
    func replaces() {
        let text = "import UIKit\nextension UIWindow {\n override var layer: CALayer { super.layer }\n}"
        #expect(ported(text) == "import UIKit\nextension UIWindow {\n \n}")
        #expect(notes(on: text).count == 1)
    }
}
