import Testing

@Suite("Views and their properties")
struct ViewTests {
    private func expect(
        _ view: String, makes lines: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let code = try SampleDocuments.code(SampleDocuments.views(view))
        for line in lines {
            #expect(code.contains(line + "\n"), "\(line)\nin\n\(code)", sourceLocation: sourceLocation)
        }
    }

    @Test("numbers, flags, texts and choices")
    func plain() throws {
        try expect(
            #"<label alpha="0.50" hidden="YES" tag="7" numberOfLines="0" textAlignment="right" id="l"/>"#,
            makes: "it.alpha = 0.5", "it.isHidden = true", "it.tag = 7", "it.numberOfLines = 0",
            "it.textAlignment = .right", "it.isUserInteractionEnabled = true")
        try expect(
            #"<label lineBreakMode="clip" verticalHuggingPriority="251" id="l"/>"#,
            makes: "it.lineBreakMode = .byClipping",
            "it.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)")
    }

    @Test(
        "colours of all kinds",
        arguments: [
            (#"red="1" green="0.5" blue="0" alpha="0.25""#, "UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)"),
            (
                #"red="1" green="0" blue="0" alpha="1" customColorSpace="displayP3""#,
                "UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)"
            ),
            (#"white="0.3" alpha="1""#, "UIColor(white: 0.3, alpha: 1)"),
            (
                #"cyan="1" magenta="0" yellow="0.5" black="0.5" alpha="1""#,
                "UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)"
            ),
            (#"systemColor="systemBackgroundColor""#, "UIColor.systemBackground"),
            (#"cocoaTouchSystemColor="darkTextColor""#, "UIColor.darkText"),
            (#"name="Accent \ &quot;x&quot;""#, #"UIColor(named: "Accent \\ \"x\"")"#),
        ])
    func colours(_ attributes: String, _ code: String) throws {
        try expect(
            "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>",
            makes: "it.backgroundColor = \(code)")
    }

    @Test("a colour of the catalogue comes with the one that the file has for it")
    func namedColour() throws {
        let text = SampleDocuments.storyboard(
            """
            <viewController id="first"><view key="view" id="v"><color key="tintColor" name="A"/></view></viewController>
            """, resources: #"<namedColor name="A"><color white="1" alpha="1"/></namedColor>"#)
        #expect(
            try SampleDocuments.code(text).contains(#"(UIColor(named: "A") ?? UIColor(white: 1, alpha: 1))"#))
    }

    @Test(
        "fonts of all kinds",
        arguments: [
            (#"type="system" pointSize="17""#, "UIFont.systemFont(ofSize: 17)"),
            (
                #"type="system" weight="semibold" pointSize="15.5""#,
                "UIFont.systemFont(ofSize: 15.5, weight: .semibold)"
            ),
            (#"type="boldSystem" pointSize="15""#, "UIFont.boldSystemFont(ofSize: 15)"),
            (#"type="italicSystem" pointSize="15""#, "UIFont.italicSystemFont(ofSize: 15)"),
            (#"style="UICTFontTextStyleTitle1""#, "UIFont.preferredFont(forTextStyle: .title1)"),
            (#"name="Avenir" family="Avenir" pointSize="9""#, #"UIFont(name: "Avenir", size: 9)"#),
        ])
    func fonts(_ attributes: String, _ code: String) throws {
        try expect(
            "<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>",
            makes: "it.font = \(code)")
    }

    @Test("rectangles, sizes, insets and masks")
    func geometry() throws {
        try expect(
            """
            <scrollView id="s"><rect key="frame" x="-1.5" y="1e3" width="2" height="0.0"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
            <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
            <size key="contentSize" width="5" height="6"/></scrollView>
            """,
            makes: "it.frame = CGRect(x: -1.5, y: 1000, width: 2, height: 0)",
            "it.autoresizingMask = [.flexibleHeight, .flexibleLeftMargin]",
            "it.contentInset = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)",
            "it.contentSize = CGSize(width: 5, height: 6)", "it.clipsToBounds = false")
    }

    @Test("a button's states, in the old form too, and its configuration")
    func button() throws {
        try expect(
            """
            <button buttonType="roundedRect" id="b"><state key="normal" title="Go" image="star" catalog="system"/>
            <state key="highlighted"><string key="title">Gone
            far</string></state></button>
            """,
            makes: #"it.setTitle("Go", for: .normal)"#, #"it.setImage(UIImage(systemName: "star"), for: .normal)"#,
            #"it.setTitle("Gone\nfar", for: .highlighted)"#,
            "let button = UIButton(coder: InterfaceCoder(InterfaceValues(buttonType: .system)) { (it: UIButton) in")
        try expect(
            #"<button id="b"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>"#,
            makes: "it.configuration = .filled()", #"it.configuration?.title = "Go""#)
    }

    @Test("stacks arrange, others hold; what is held is made before its holder")
    func subviews() throws {
        try expect(
            """
            <stackView axis="vertical" spacing="8" id="s"><subviews><label id="l"/></subviews></stackView>
            """,
            makes: """
                        let label = UILabel(coder: InterfaceCoder { (it: UILabel) in
                            it.isUserInteractionEnabled = true
                        })!
                        let stack = UIStackView(coder: InterfaceCoder { (it: UIStackView) in
                            it.axis = .vertical
                            it.spacing = 8
                            it.addArrangedSubview(label)
                        })!
                """)
    }

    @Test("content views of effects and cells are not made, but filled")
    func contentView() throws {
        try expect(
            """
            <visualEffectView id="e"><view key="contentView" clipsSubviews="YES" id="c"><subviews><view id="v"/>
            </subviews></view><blurEffect style="light"/></visualEffectView>
            """,
            makes: "it.contentView.clipsToBounds = true", "it.contentView.addSubview(view)",
            "it.effect = UIBlurEffect(style: .light)")
    }

    @Test("constraints: items, guides, ratio, priority, identifier; those that are not installed are told")
    func constraints() throws {
        let text = SampleDocuments.views(
            """
            <view id="a"><constraints>
            <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="g" \
            secondAttribute="bottom" constant="8.5" priority="750" identifier="gap" id="c2"/>
            <constraint firstAttribute="height" constant="3" id="c3"/>
            </constraints><variation key="default"><mask key="constraints"><exclude reference="c3"/></mask></variation>
            </view>
            """,
            controller: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
                """)
        let code = try SampleDocuments.code(text)
        #expect(
            code.contains(
                """
                        let constraint = NSLayoutConstraint(
                            item: view, attribute: .width, relatedBy: .equal, toItem: view,
                            attribute: .height, multiplier: CGFloat(16) / CGFloat(9), constant: 0)
                        let constraint2 = NSLayoutConstraint(
                            item: view, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: \
                controller.topLayoutGuide,
                            attribute: .bottom, multiplier: 1, constant: 8.5)
                        constraint2.priority = UILayoutPriority(750)
                        constraint2.identifier = "gap"
                        NSLayoutConstraint.activate([
                            constraint,
                            constraint2,
                        ])
                """))
        #expect(
            try SampleDocuments.notes(text) == [
                "App/Main.storyboard:11: constraint: it is not installed for every size class"
            ])
    }

    @Test("texts of all kinds are one literal")
    func texts() throws {
        try expect(
            #"<label text="a &quot;b&quot; \(c) &#10;&#9;&#x202E; 👩‍🚀" id="l"/>"#,
            makes: #"it.text = "a \"b\" \\(c) \n\t\u{202e} 👩‍🚀""#)
        try expect(
            #"<label id="l"><string key="text" base64-UTF8="YES">SGkiIQ</string></label>"#, makes: #"it.text = "Hi\"!""#
        )
    }
}
