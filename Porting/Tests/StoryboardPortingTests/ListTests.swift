import Testing

@Suite("Tables, collections and bars")
struct ListTests {
    @Test("a prototype is made when it is asked for, and holds its controller weakly")
    func prototype() throws {
        let code = try SampleDocuments.code(
            SampleDocuments.views(
                """
                <tableView style="grouped" id="t"><prototypes>
                <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" textLabel="l" id="c">
                <tableViewCellContentView key="contentView" id="cv"><subviews><label text="Title" id="l"/></subviews>
                </tableViewCellContentView>
                <connections><segue destination="first" kind="show" id="s"/></connections></tableViewCell>
                </prototypes></tableView>
                """))
        #expect(
            code.contains(
                """
                        table.registerPrototype("row") { [weak controller] in
                            let cell = UITableViewCell(coder: InterfaceCoder(InterfaceValues(cellStyle: .subtitle, \
                reuseIdentifier: "row")) { (it: UITableViewCell) in
                                it.textLabel!.text = "Title"
                            })!
                            cell.startsSegue("s", of: controller)
                            return cell
                        }
                """))
        #expect(code.contains("InterfaceValues(tableStyle: .grouped)"))
    }

    @Test("static cells belong to the controller")
    func staticCells() throws {
        let code = try SampleDocuments.code(
            SampleDocuments.storyboard(
                """
                <tableViewController id="first"><tableView key="view" dataMode="static" id="t"><sections>
                <tableViewSection headerTitle="One" id="s"><cells><tableViewCell rowHeight="70" id="c"/>
                <tableViewCell id="d"/></cells></tableViewSection></sections></tableView></tableViewController>
                """))
        #expect(
            code.contains(
                """
                        controller.staticSections = [
                            StaticTableSection(
                                header: "One", rows: [
                                    StaticTableSection.Row(cell, height: 70),
                                    StaticTableSection.Row(cell2),
                                ]),
                        ]
                """))
    }

    @Test("a collection with its layout, a cell and a header")
    func collection() throws {
        let code = try SampleDocuments.code(
            SampleDocuments.views(
                """
                <collectionView id="c">
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" id="f">
                <size key="itemSize" width="10" height="20"/></collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="tile" id="t"/></cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h"/></collectionView>
                """))
        for line in [
            "layout.scrollDirection = .horizontal", "layout.itemSize = CGSize(width: 10, height: 20)",
            "collection.registerPrototype(\"tile\") {",
            "collection.registerPrototype(\"head\", ofKind: UICollectionView.elementKindSectionHeader) {",
        ] {
            #expect(code.contains("        \(line)\n"), "\(line)")
        }
        #expect(code.contains("InterfaceValues(collectionLayout: layout)"))
    }

    @Test("items of a navigation bar and a tab bar are made with the controller, not with its view")
    func items() throws {
        let code = try SampleDocuments.code(
            SampleDocuments.views(
                "",
                controller: """
                    <navigationItem key="navigationItem" title="Home" id="n">
                    <barButtonItem key="rightBarButtonItem" systemItem="done" id="b"><connections>
                    <action selector="done:" destination="first" id="a"/></connections></barButtonItem></navigationItem>
                    <tabBarItem key="tabBarItem" title="Tab" image="house" catalog="system" id="t"/>
                    """))
        #expect(
            code.contains(
                """
                    private static func fillMenu(_ controller: Menu) {
                        controller.navigationItem.title = "Home"
                        let item = UIBarButtonItem(coder: InterfaceCoder(InterfaceValues(systemItem: .done)) { \
                (_: UIBarButtonItem) in })!
                        controller.navigationItem.rightBarButtonItem = item
                        let tab = UITabBarItem(coder: InterfaceCoder { (it: UITabBarItem) in
                            it.title = "Tab"
                            it.image = UIImage(systemName: "house")
                        })!
                        controller.tabBarItem = tab
                        item.target = controller
                        item.action = Selector("done(_:)", Menu.done(_:))
                    }
                """))
    }
}
