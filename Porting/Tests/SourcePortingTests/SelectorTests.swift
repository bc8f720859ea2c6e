import Testing

@testable import SourcePorting

/// `#selector` in all its forms.
struct SelectorTests {
    private static let menu = """
        class Menu {
            @objc func pan(_ sender: Pan) {}
            @objc func close() {}
            @objc func show(by sender: Any, event: Event) {}
            @objc func answer() -> Bool { true }
            @objc static func all() {}
            @objc class func one(_ sender: Pan) {}
            @objc class func both(_ sender: Pan, _ event: Event) {}
            @objc class func count() -> Int { 1 }
            @objc func rush() async {}
        }

        """

    /// What a selector becomes inside of an extension of `Menu`.
    private func selector(_ text: String, in type: String = "Menu", also declarations: String = "") -> String {
        let result = ported("extension \(type) { func make() { use(\(text)) } }", with: Self.menu + declarations)
        return String(result.dropFirst("extension \(type) { func make() { use(".count).dropLast(") } }".count))
    }

    @Test(
        "names the method with its labels",
        arguments: [
            ("#selector(pan)", "Selector(\"pan(_:)\", Menu.pan(_:))"),
            ("#selector(pan(_:))", "Selector(\"pan(_:)\", Menu.pan(_:))"),
            ("#selector(self.pan(_:))", "Selector(\"pan(_:)\", Menu.pan(_:))"),
            ("#selector(super.pan(_:))", "Selector(\"pan(_:)\", Menu.pan(_:))"),
            ("#selector(Menu.pan)", "Selector(\"pan(_:)\", Menu.pan(_:))"),
            ("#selector((Menu.pan))", "Selector(\"pan(_:)\", Menu.pan(_:))"),
            ("#selector(Menu.all)", "Selector(\"all()\", Menu.all)"),
            ("#selector(Menu.one(_:))", "Selector(\"one(_:)\", Menu.one(_:))"),
            ("#selector(close)", "Selector(\"close()\", Menu.close)"),
            ("#selector(show)", "Selector(\"show(by:event:)\", Menu.show(by:event:))"),
            ("#selector(pan as (Menu) -> (Pan) -> Void)", "Selector(\"pan(_:)\", Menu.pan(_:))"),
        ])
    func forms(_ form: (written: String, ported: String)) {
        #expect(selector(form.written) == form.ported)
    }

    @Test(
        "is a name alone where no selector can be made of the method",
        arguments: [
            ("#selector(Menu.both)", "Selector(\"both(_:_:)\")"), ("#selector(Menu.count)", "Selector(\"count()\")"),
            ("#selector(rush)", "Selector(\"rush()\")"), ("#selector(unknown(_:))", "Selector(\"unknown(_:)\")"),
            ("#selector(getter: Menu.pan)", "Selector(\"pan\")"),
        ])
    func names(_ form: (written: String, ported: String)) {
        #expect(selector(form.written) == form.ported)
    }

    @Test("calls a method with a value by a closure that drops it")
    func values() {
        #expect(
            selector("#selector(answer)")
                == "Selector(\"answer()\", { (own: Menu) in { _ = own.answer() } } "
                + "as @MainActor (Menu) -> @MainActor () -> Void)")
        let press = "extension Menu { @objc func press(_ sender: Pan, for event: Event) -> Bool { true } }"
        #expect(
            selector("#selector(press)", also: press)
                == "Selector(\"press(_:for:)\", { (own: Menu) in { (first: Pan, second: Event) in "
                + "_ = own.press(first, for: second) } } as @MainActor (Menu) -> @MainActor (Pan, Event) -> Void)")
    }

    @Test("a name alone is told")
    func told() {
        #expect(
            notes(on: "class A {\n let a = #selector(b)\n}")
                == ["2: #selector(b) is a name without a method: no source declares b"])
    }

    @Test("finds methods of superclasses, outer types, objects and types inside others")
    func lookup() {
        let child = "class Child: Menu {}"
        #expect(selector("#selector(pan)", in: "Child", also: child) == "Selector(\"pan(_:)\", Child.pan(_:))")
        #expect(
            ported("class Outer { class Inner { let a = #selector(tap) }; @objc func tap() {} }")
                == "class Outer { class Inner { let a = Selector(\"tap()\", Outer.tap) }; func tap() {} }")
        #expect(
            ported(
                "class A { let a = #selector(Outer.Inner.tap) }", with: "class Outer { class Inner { func tap() {} } }")
                == "class A { let a = Selector(\"tap()\", Outer.Inner.tap) }")
        #expect(
            ported("class A { let menu: Menu?; lazy var a = #selector(menu.close) }", with: Self.menu)
                == "class A { let menu: Menu?; lazy var a = Selector(\"close()\", Menu.close) }")
        #expect(
            ported("class Box<T> { func tap() {}; lazy var a = #selector(tap) }\nlet b = #selector(Box.tap)")
                == "class Box<T> { func tap() {}; lazy var a = Selector(\"tap()\", Box.tap) }\n"
                + "let b = Selector(\"tap()\")")
    }

    @Test("tells overloads apart by a cast")
    func overloads() {
        let text = "class A { func tap(_ a: B) {}; func tap(_ a: C) {}; let a = #selector(tap as (A) -> (C) -> Void) }"
        #expect(ported(text).contains("Selector(\"tap(_:)\", A.tap(_:) as (A) -> (C) -> Void)"))
        let bare = "class A { func tap() {}; func tap(_ a: C) {}; let a = #selector(tap as () -> Void) }"
        #expect(ported(bare).contains("Selector(\"tap()\", A.tap as (A) -> () -> Void)"))
    }

    @Test("key paths are strings, and the shared application is itself")
    func keyPaths() {
        #expect(ported("let a = #keyPath(Layer.bounds.size)") == "let a = \"bounds.size\"")
        #expect(ported("let a = #keyPath(bounds)") == "let a = \"bounds\"")
        #expect(ported("let a = App.value(forKeyPath: #keyPath(App.shared)) as? App") == "let a = App.shared as? App")
    }
}
