import HeadlessUIKit
import Testing

@Suite("Exchanged methods")
@MainActor
struct ExchangedMethodTests {
    private final class Page: UIViewController {
        var calls: [String] = []

        override func viewDidAppear(_ animated: Bool) { calls.append("own") }
        func otherDidAppear(_ animated: Bool) { calls.append("other") }
    }

    @Test("code that exchanges methods goes on, each keeps its own, and that is told")
    func exchange() throws {
        let page = Page()
        let app = HeadlessApp(root: page)
        app.advanceToRest()
        let (own, other) = (Selector("viewDidAppear(_:)"), Selector("otherDidAppear(_:)"))
        let method = try #require(class_getInstanceMethod(Page.self, own))
        let replacement = try #require(class_getInstanceMethod(Page.self, other))
        let code = method_getImplementation(replacement)
        #expect(!class_addMethod(Page.self, own, code, method_getTypeEncoding(replacement)))
        method_exchangeImplementations(method, replacement)
        class_replaceMethod(Page.self, own, code, nil)
        method_setImplementation(method, code)
        page.viewDidAppear(true)
        #expect(page.calls == ["own", "own"])
        #expect(app.diagnostics.map(\.severity) == [.misuse, .misuse, .misuse])
    }

    @Test("a class is itself and no other, as an object of Objective-C")
    func classes() {
        let kind: AnyClass? = Page.self
        #expect(kind === Page.self && Page.self !== UIViewController.self && kind !== nil)
        #expect(!(kind !== Page.self) && !(Page.self === UIViewController.self))
    }

    @Test("no class has no methods")
    func none() {
        #expect(class_getInstanceMethod(nil, Selector("viewDidLoad")) == nil)
        #expect(class_getClassMethod(nil, Selector("load")) == nil)
    }
}
