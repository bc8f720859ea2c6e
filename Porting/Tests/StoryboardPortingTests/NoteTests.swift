import Testing

@Suite("What is left out is told, once for each kind")
struct NoteTests {
    @Test("attributes, values and elements that are not known")
    func unknown() throws {
        let notes = try SampleDocuments.notes(
            SampleDocuments.views(
                """
                <label sparkle="YES" id="l"/>
                <label sparkle="NO" id="m"><glitter key="dust"><part x="1"/></glitter></label>
                <hologram id="h"/>
                <label textAlignment="diagonal" id="n"/>
                """))
        #expect(
            notes == [
                "App/Main.storyboard:8: label sparkle: left out (2 times)",
                "App/Main.storyboard:9: glitter dust: left out, with what is in it",
                "App/Main.storyboard:10: hologram class: the model has no such view; a plain one is in its place",
                "App/Main.storyboard:11: label textAlignment diagonal: the model has no such value",
            ])
    }

    @Test("what only Xcode reads is not told")
    func silent() throws {
        let notes = try SampleDocuments.notes(
            SampleDocuments.views(
                """
                <view userLabel="Mine" misplaced="YES" id="l"><point key="canvasLocation" x="1" y="2"/>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
                """))
        #expect(notes == [])
    }

    @Test("what the model has no class for is a plain view, and stays where it is")
    func replaced() throws {
        let text = SampleDocuments.views(
            #"<mapView id="m"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>"#)
        #expect(try SampleDocuments.code(text).contains("let view = UIView(coder: "))
        #expect(try SampleDocuments.code(text).contains("it.frame = CGRect(x: 1, y: 2, width: 3, height: 4)"))
        #expect(try SampleDocuments.notes(text).count == 1)
    }

    @Test("an outlet into a prototype cannot be set, and is told")
    func prototype() throws {
        let notes = try SampleDocuments.notes(
            SampleDocuments.views(
                """
                <tableView id="t"><prototypes><tableViewCell reuseIdentifier="row" id="c">
                <tableViewCellContentView key="contentView" id="v"><subviews><label id="l"/></subviews>
                </tableViewCellContentView></tableViewCell></prototypes></tableView>
                """, controller: #"<connections><outlet property="label" destination="l" id="o"/></connections>"#))
        #expect(
            notes == ["App/Main.storyboard:12: outlet label: what it leads to is not made with its owner"])
    }
}
