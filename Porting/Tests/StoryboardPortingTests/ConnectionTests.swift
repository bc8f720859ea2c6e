import StoryboardPorting
import Testing

@Suite("Outlets, actions, segues and what is set by key path")
struct ConnectionTests {
    private func code(_ text: String, _ declarations: SourceDeclarations? = nil) throws -> String {
        try SampleDocuments.read(text).swiftSource(declarations: declarations).source
    }

    private func button(_ connection: String) -> String {
        SampleDocuments.views("<button id=\"b\"><connections>\(connection)</connections></button>")
    }

    @Test(
        "names of methods are guessed from those of Objective-C",
        arguments: [
            ("tap:", #"Selector("tap(_:)", Menu.tap(_:))"#),
            ("tapWithSender:", #"Selector("tap(sender:)", Menu.tap(sender:))"#),
            ("tap:forEvent:", #"Selector("tap(_:forEvent:)", Menu.tap(_:forEvent:))"#),
            ("tap", #"Selector("tap()", Menu.tap)"#),
            ("repeat:", #"Selector("`repeat`(_:)", Menu.`repeat`(_:))"#),
        ])
    func guessed(_ selector: String, _ swift: String) throws {
        let action = "<action selector=\"\(selector)\" destination=\"first\" eventType=\"touchDown\" id=\"a\"/>"
        #expect(try code(button(action)).contains("button.addTarget(controller, action: \(swift), for: .touchDown)"))
    }

    @Test("where the sources are known their names count, and what they lack is left out and told")
    func known() throws {
        let action = #"<action selector="tap:" destination="first" eventType="touchDown" id="a"/>"#
        let found = try code(button(action), .app(["Menu": ["tap(button:)"]]))
        #expect(found.contains(#"Selector("tap(button:)", Menu.tap(button:))"#))
        let ported = try SampleDocuments.read(button(action)).swiftSource(declarations: .app(["Menu": []]))
        #expect(!ported.source.contains("addTarget"))
        #expect(ported.notes.map(\.element) == ["action tap:"])
        #expect(ported.notes.map(\.line) == [8])
    }

    @Test("a class that the sources lack is UIKit's own, and told")
    func unknownClass() throws {
        let text = SampleDocuments.storyboard(#"<viewController id="first" customClass="Gone"/>"#)
        let ported = try SampleDocuments.read(text).swiftSource(declarations: .app([:]))
        #expect(ported.source.contains("make: { UIViewController(coder: $0)! }"))
        #expect(ported.notes.map(\.element) == ["viewController customClass Gone"])
        #expect(ported.uses == [])
    }

    @Test("outlets, delegates, collections and keywords")
    func outlets() throws {
        let text = SampleDocuments.views(
            """
            <textField id="f"><connections>
            <outlet property="delegate" destination="first" id="d"/></connections></textField>
            <label id="l"/><label id="m"/>
            """,
            controller: """
                <connections><outlet property="class" destination="l" id="o"/>
                <outletCollection property="labels" destination="l" id="c1"/>
                <outletCollection property="labels" destination="m" id="c2"/></connections>
                """)
        let code = try code(text)
        #expect(code.contains("field.delegate = controller as AnyObject as? any UITextFieldDelegate\n"))
        #expect(code.contains("controller.`class` = label\n"))
        #expect(code.contains("controller.labels = [label, label2]\n"))
        let ported = try SampleDocuments.read(text).swiftSource(declarations: .app(["Menu": ["labels"]]))
        #expect(!ported.source.contains("`class`") && ported.source.contains("labels"))
        #expect(ported.notes.map(\.element) == ["outlet class"])
    }

    @Test("recognizers are attached to their views, and tell their targets")
    func recognizers() throws {
        let text = SampleDocuments.views(
            """
            <view id="v"><connections>
            <outletCollection property="gestureRecognizers" destination="p" id="g"/></connections></view>
            """,
            others: """
                <screenEdgePanGestureRecognizer minimumNumberOfTouches="2" id="p"><rectEdge key="edges" right="YES"/>
                <connections><action selector="pan:" destination="first" id="a"/></connections>
                </screenEdgePanGestureRecognizer>
                """)
        let code = try code(text)
        for line in [
            "let edgePan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)",
            "edgePan.minimumNumberOfTouches = 2", "edgePan.edges = [.right]", "controller.keep([edgePan])",
            "view.addGestureRecognizer(edgePan)",
            #"edgePan.addTarget(controller, action: Selector("pan(_:)", Menu.pan(_:)))"#,
        ] {
            #expect(code.contains("        \(line)\n"), "\(line)")
        }
    }

    @Test(
        "segues of all kinds",
        arguments: [
            (#"kind="show""#, ".show"), (#"kind="push""#, ".show"), (#"kind="showDetail""#, ".showDetail"),
            (#"kind="modal""#, ".present()"),
            (#"kind="presentation" modalPresentationStyle="fullScreen""#, ".present(.fullScreen)"),
            (#"kind="presentation" modalTransitionStyle="crossDissolve""#, ".present(nil, .crossDissolve)"),
            (#"kind="popoverPresentation""#, ".present(.popover)"),
            (#"kind="custom" customClass="Fade""#, ".custom(Fade.init(identifier:source:destination:))"),
        ])
    func segues(_ attributes: String, _ kind: String) throws {
        let text = SampleDocuments.storyboard(
            """
            <viewController id="first"><connections>
            <segue destination="second" \(attributes) identifier="go" id="s"/></connections></viewController>
            """, #"<viewController id="second"/>"#)
        #expect(try code(text).contains("contents.segue(\"go\", from: \"first\", to: \"second\", \(kind))\n"))
    }

    @Test("an unwind segue ends in the classes that have the method; without the sources it is told how to write it")
    func unwind() throws {
        let text = SampleDocuments.views(
            """
            <button id="b"><connections>
            <segue destination="x" kind="unwind" unwindAction="back:" id="s"/></connections></button>
            """,
            others: #"<exit id="x"/>"#)
        let found = try code(text, .app(["Menu": ["back(_:)"], "List": ["back(_:)"]]))
        #expect(
            found.contains(
                """
                contents.unwind("s", from: "first", to: Selector("back(_:)", List.back(_:)), \
                Selector("back(_:)", Menu.back(_:)))
                """))
        #expect(found.contains("button.addTarget(controller, action: .segue(\"s\"), for: .touchUpInside)"))
        let unknown = try SampleDocuments.read(text).swiftSource()
        #expect(!unknown.source.contains(".segue("))
        #expect(unknown.notes.map(\.element) == ["segue unwind back:"])
    }

    @Test("stacks, tabs and embedded controllers come with their containers")
    func containers() throws {
        let text = SampleDocuments.storyboard(
            """
            <navigationController navigationBarHidden="YES" id="first"><connections>
            <segue destination="second" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """,
            """
            <viewController id="second"><view key="view" id="v"><subviews><containerView id="c"><connections>
            <segue destination="third" kind="embed" identifier="in" id="e"/></connections></containerView></subviews>
            </view></viewController>
            """, #"<viewControllerPlaceholder storyboardName="Other" id="third"/>"#)
        let code = try code(text)
        #expect(
            code.contains(
                """
                        controller.isNavigationBarHidden = true
                        controller.viewControllers = [
                            controller.storyboard!.instantiateViewController(withIdentifier: "second"),
                        ]
                """))
        #expect(code.contains("embed(\"third\", as: \"in\", in: container, of: controller)\n"))
        #expect(code.contains("private static func embed("))
        #expect(code.contains("contents.reference(\"third\", to: \"Other\", nil)\n"))
    }

    @Test("what is set by key path: UIKit's own, the app's, and what is not known")
    func runtimeAttributes() throws {
        let text = SampleDocuments.views(
            """
            <view id="v" customClass="Card"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="12.0"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="a&quot;"/>
            <userDefinedRuntimeAttribute type="point" keyPath="anchor"><point key="value" x="1" y="2"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.mystery"><integer key="value" value="1"/>
            </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        let code = try code(text)
        for line in [
            "view.layer.cornerRadius = 12", "view.layer.masksToBounds = true", #"view.caption = "a\"""#,
            "view.anchor = CGPoint(x: 1, y: 2)", "view.awakeFromNib()",
        ] {
            #expect(code.contains("        \(line)\n"), "\(line)")
        }
        #expect(try SampleDocuments.notes(text).contains { $0.contains(":15: runtime attribute layer.mystery") })
    }
}
