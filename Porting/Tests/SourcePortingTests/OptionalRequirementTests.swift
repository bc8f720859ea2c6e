import Testing

@testable import SourcePorting

/// Optional requirements of the sources' own protocols, and of UIKit's.
struct OptionalRequirementTests {
    @Test("requirements have defaults, and the protocol is one of classes")
    func defaults() {
        #expect(
            ported("@objc public protocol P {\n    @objc optional func a(_ b: B)\n    func c()\n}")
                == """
                public protocol P: AnyObject {
                    func a(_ b: B)
                    func c()
                }
                public extension P { func a(_ b: B) {} }

                """)
        #expect(
            ported("import UIKit\n@objc protocol P: NSObjectProtocol {}")
                == "import UIKit\nprotocol P: NSObjectProtocol {}")
        #expect(ported("@objc protocol P: Q {}") == "protocol P: AnyObject, Q {}")
    }

    @Test("a requirement with a value is optional, there and in every implementation")
    func values() {
        let files = portedFiles(
            "@objc protocol P {\n@objc optional func a() -> Int\n@objc optional var b: Bool { get }\n}\n",
            "class A: P { func a() -> Int { 1 } }\n"
                + "class B: A { override func a() -> Int { 2 }\nvar b: Bool { true } }\n")
        #expect(files[0].hasSuffix("extension P { func a() -> Int? { nil }; var b: Bool? { nil } }\n"))
        #expect(files[0].contains("\nfunc a() -> Int?\nvar b: Bool? { get }\n"))
        #expect(files[1].contains("class A: P { func a() -> Int? { 1 }"))
        #expect(files[1].contains("override func a() -> Int? { 2 }"))
        #expect(files[1].contains("var b: Bool? { true }"))
    }

    @Test("calls lose the question mark of the method alone")
    func calls() {
        let text = "@objc protocol P { @objc optional func a(_ b: Int); @objc optional func c(d: Int) }\n"
        #expect(
            ported("func f() { p?.a?(1); p.c?(d: 2); p.c?(2); p.other?(1); q?() }", with: text)
                == "func f() { p?.a(1); p.c(d: 2); p.c?(2); p.other?(1); q?() }")
        #expect(
            ported("func f() { d?.scrollViewDidScroll?(v); if let a = d.viewForZooming?(in: v) {} }")
                == "func f() { d?.scrollViewDidScroll(v); if let a = d.viewForZooming(in: v) {} }")
        #expect(
            ported("func f() { if let a = d.scrollViewShouldScrollToTop?(v) {} }")
                == "func f() { if let a = Optional(d.scrollViewShouldScrollToTop(v)) {} }")
    }

    @Test("asking whether a method is there is told")
    func questions() {
        let text = "@objc protocol P { @objc optional func a() }\nfunc f() { if p?.a != nil {}\nif let b = p?.a {} }"
        #expect(notes(on: text).map { $0.prefix(2) } == ["2:", "3:"])
    }

    @Test("the conforming class has the default that a subclass overrides")
    func delegates() {
        #expect(
            ported(
                """
                open class Base: NSObject, UIScrollViewDelegate {
                }
                class Child: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
                import UIKit
                """)
                    == """
                    open class Base: NSObject, UIScrollViewDelegate {
                    open func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
                    class Child: Base { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
                    import UIKit
                    """)
        let declared =
            "import UIKit\nclass A: UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }"
        #expect(ported(declared) == declared)
    }
}
