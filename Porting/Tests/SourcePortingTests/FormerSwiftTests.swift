import Testing

@testable import SourcePorting

/// What compilers took once, and what Linux's `NSObject` cannot.
struct FormerSwiftTests {
    @Test(
        "compiles again",
        arguments: [
            ("protocol P { weak var a: A? { get set } }", "protocol P { var a: A? { get set } }"),
            (
                "open class A { open static var a = 1; open let b = 2; open var c = 3 }",
                "open class A { public static var a = 1; public let b = 2; open var c = 3 }"
            ),
            ("let a: (Void) -> Void", "let a: () -> Void"),
            ("if a.isKind(of: B.self) {}", "if (a is B) {}"),
            ("if a?.isKind(of: B.self) == true {}", "if (a is B) == true {}"),
            ("let a = x.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:)))", "let a = true"),
        ])
    func mends(_ text: (written: String, ported: String)) {
        #expect(ported("import UIKit\n" + text.written) == "import UIKit\n" + text.ported)
    }

    @Test("what is asked of any object is asked of the one protocol that has it, or else of the one type")
    func anyObject() {
        let types = """
            import UIKit
            protocol Bar { func layOut(in a: Int) }
            class Top: Bar { func layOut(in a: Int) {} ; func hide() {} }
            class Bottom: Bar { func layOut(in a: Int) {} }

            """
        #expect(
            ported(types + "func f() { bars.forEach { ($0 as AnyObject).layOut(in: 1) } }")
                == types + "func f() { bars.forEach { ($0 as! Bar).layOut(in: 1) } }")
        #expect(
            ported(types + "func f() { (bars[0] as AnyObject).hide() }")
                == types + "func f() { (bars[0] as! Top).hide() }")
        #expect(
            notes(on: types + "func f() { (bars[0] as AnyObject).layOut() }")
                == ["5: layOut is asked of any object, and 0 types declare it"])
    }

    @Test("what a class conforms to is not named by an alias that it declares itself")
    func conformanceAliases() {
        let menu = "import UIKit\nclass Menu { typealias Model = Width & Speed; typealias List = Array<Int> }\n"
        #expect(
            ported(menu + "extension Menu: Menu.Model {}\nstruct Settings: Menu.Model, Menu.List, Outer.Other {}")
                == menu + "extension Menu: Width & Speed {}\nstruct Settings: Width & Speed, Menu.List, Outer.Other {}")
    }

    @Test("a default argument of a public method is public")
    func defaultArguments() {
        #expect(
            ported("public struct R {}\nextension R { static var full: R { R() } }\npublic func f(_ r: R = .full) {}\n")
                == "public struct R {}\nextension R { public static var full: R { R() } }\n"
                + "public func f(_ r: R = .full) {}\n")
    }

    @Test("what Objective-C would have called is taken out and told")
    func runtime() {
        let text = """
            class A: B {
                func a() { addObserver(self, forKeyPath: "b", options: .new, context: nil) }
                override func observeValue(forKeyPath a: String?, of b: Any?, change: [C: Any]?, context: D?) {
                }
                override func responds(to a: Selector!) -> Bool { true }
                func c() { method_exchangeImplementations(d, e) }
            }
            """
        #expect(ported("import UIKit\n" + text).contains("func a() {  }\n    \n\n    \n    func c()"))
        #expect(notes(on: text).map { $0.prefix(2) } == ["2:", "3:", "5:", "6:"])
    }

    @Test("what a responder watches by name stays, where the model tells of it")
    func observation() {
        let text = """
            class Page: UIViewController {
                func a() {
                    list.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
                    list.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), options: .new, context: nil)
                    player.addObserver(self, forKeyPath: "rate", options: .new, context: nil)
                    list.removeObserver(self, forKeyPath: "contentOffset")
                }
                override func observeValue(forKeyPath a: String?, of b: Any?, change: [C: Any]?, context: D?) {}
            }
            """
        let result = ported("import UIKit\n" + text)
        #expect(result.contains(#"list.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)"#))
        #expect(result.contains(#"list.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)"#))
        #expect(result.contains("removeObserver") && result.contains("override func observeValue"))
        #expect(!result.contains("player.addObserver"))
        for parent in ["UIPresentationController", "UIPercentDrivenInteractiveTransition"] {
            let other = ported("import UIKit\n" + text.replacing("UIViewController", with: parent))
            #expect(other.contains("override func observeValue"))
        }
        #expect(notes(on: text).map { $0.prefix(2) } == ["5:"])
    }

    @Test(
        "any other object that watches by name says so, and hands on what it does not watch", arguments: ["", ", Menu"])
    func observingObjects(conformance: String) {
        let text = """
            import UIKit
            class Animator: NSObject\(conformance) {
                func a() {
                    button?.addObserver(
                        self, forKeyPath: "frame", options: .new, context: b)
                    button?.removeObserver(self, forKeyPath: "frame")
                }
                override open func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [C: Any]?, context: D?
                ) {
                    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
            }
            """
        let result = ported(text)
        #expect(result.contains("class Animator: NSObject, KeyPathObserving\(conformance) {"))
        #expect(result.contains("\n     open func observeValue("))
        #expect(result.contains("self.handleUnwatchedChange(forKeyPath: keyPath, of: object"))
        #expect(result.contains("button?.addObserver(") && result.contains("button?.removeObserver("))
        #expect(notes(on: text).isEmpty)
    }

    @Test("init() is not required of NSObject")
    func requiredInitializers() {
        #expect(
            ported(
                """
                import UIKit
                protocol P: AnyObject { init() }
                extension P { init(_ block: (Self) -> Void) { self.init(); block(self) } }
                extension NSObject: P {}
                func f() { UIView { $0.alpha = 0 } }
                """)
                    == """
                    import UIKit
                    protocol P: AnyObject {  }
                    extension P { func initialized(_ block: (Self) -> Void) -> Self {  block(self); return self } }
                    extension NSObject: P {}
                    func f() { UIView().initialized { $0.alpha = 0 } }
                    """)
    }
}
