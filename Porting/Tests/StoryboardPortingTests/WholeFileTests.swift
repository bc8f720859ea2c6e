import StoryboardPorting
import Testing

@Suite("The code of whole files")
struct WholeFileTests {
    @Test("a storyboard with a label, an outlet and a segue of a button, word for word")
    func storyboard() throws {
        let file = try SampleDocuments.read(
            SampleDocuments.storyboard(
                """
                <viewController id="first" customClass="Menu">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
                <label opaque="NO" userInteractionEnabled="NO" text="Hello" id="text"/>
                <button id="go"><connections><segue destination="second" kind="show" id="way"/></connections></button>
                </subviews></view>
                <connections><outlet property="label" destination="text" id="o"/></connections>
                </viewController>
                """,
                #"<viewController storyboardIdentifier="Detail" title="Detail" id="second"/>"#))
        let ported = try file.swiftSource()
        #expect(
            ported.source == """
                // Made from Main.storyboard; changes are lost when it is ported again.
                import UIKit

                /// What `Main.storyboard` holds.
                @MainActor
                enum MainStoryboardFile {
                    /// What the app calls the storyboard.
                    static let name = "Main"

                    /// Call it where the root controller is made, before anything asks for the storyboard.
                    static func define() {
                        UIStoryboard.define(name) { contents in
                            contents.scene(
                                "first",
                                isInitial: true,
                                make: { Menu(coder: $0)! },
                                fill: { (_: Menu) in },
                                view: loadViewOfMenu)
                            contents.segue("way", from: "first", to: "Detail", .show, isAnonymous: true)
                            contents.scene(
                                "Detail",
                                make: { UIViewController(coder: $0)! },
                                fill: fillDetail)
                        }
                    }

                    private static func loadViewOfMenu(_ controller: Menu) {
                        let label = UILabel(coder: InterfaceCoder { (it: UILabel) in
                            it.isOpaque = false
                            it.isUserInteractionEnabled = false
                            it.text = "Hello"
                        })!
                        let button = UIButton(coder: NSCoder())!
                        let view = UIView(coder: InterfaceCoder { (it: UIView) in
                            it.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
                            it.addSubview(label)
                            it.addSubview(button)
                        })!
                        controller.view = view
                        button.addTarget(controller, action: .segue("way"), for: .touchUpInside)
                        controller.label = label
                    }

                    private static func fillDetail(_ controller: UIViewController) {
                        controller.title = "Detail"
                    }
                }

                """)
        #expect(ported.notes == [])
        #expect(
            ported.uses.map { "\($0.line) \($0.kind) \($0.className) \($0.member)" } == [
                "5 object Menu ", "10 outlet Menu label",
            ])
    }

    @Test("a nib whose owner gets an outlet and an action, word for word")
    func nib() throws {
        let text = SampleDocuments.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
            <connections><outlet property="button" destination="b" id="o"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <button buttonType="system" id="b"><connections>
            <action selector="close:" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
            """)
        #expect(
            try SampleDocuments.code(text, path: "Views/Card View.xib") == """
                // Made from Card View.xib; changes are lost when it is ported again.
                import UIKit

                /// What `Card View.xib` holds.
                @MainActor
                enum CardViewNibFile {
                    /// What the app calls the nib.
                    static let name = "Card View"

                    /// Call it where the root controller is made, before anything asks for the nib.
                    static func define() {
                        UINib.define(name) { owner in
                            let owner = owner as? Card
                            let button = UIButton(coder: InterfaceCoder(InterfaceValues(buttonType: .system)) { \
                (_: UIButton) in })!
                            button.addTarget(owner, action: Selector("close(_:)", Card.close(_:)), for: .touchUpInside)
                            owner?.button = button
                            return [button]
                        }
                    }
                }

                """)
    }

    @Test("the type's name and the imports are the caller's to choose")
    func options() throws {
        let file = try SampleDocuments.read(SampleDocuments.storyboard(#"<viewController id="first"/>"#))
        let ported = try file.swiftSource(options: PortingOptions(typeName: "Home", imports: ["Models", "UIKit"]))
        #expect(ported.typeName == "Home")
        #expect(ported.source.contains("import Models\nimport UIKit\n"))
        #expect(ported.source.contains("\nenum Home {\n"))
        #expect(throws: InterfaceError.self) {
            try file.swiftSource(options: PortingOptions(typeName: "class"))
        }
    }

    @Test("modules of custom classes are told", arguments: ["Cards", "Menu"])
    func modules(_ module: String) throws {
        let file = try SampleDocuments.read(
            SampleDocuments.storyboard(
                "<viewController id=\"first\" customClass=\"Menu\" customModule=\"\(module)\"/>"))
        #expect(try file.swiftSource().modules == [module])
    }
}
