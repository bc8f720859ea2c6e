import Foundation
import StoryboardPorting
import Testing

@Suite("Files that are refused, with the line and the way out")
struct BadInputTests {
    private func document(_ type: String, version: String = "3.0") -> String {
        "<?xml version=\"1.0\"?>\n<document type=\"\(type)\" version=\"\(version)\"><objects/></document>"
    }

    private func error(_ text: String) throws -> InterfaceError {
        try #require(SampleDocuments.error(text))
    }

    @Test("documents for other systems, of other formats and of no format")
    func formats() throws {
        let watch = try error(document("com.apple.InterfaceBuilder.WatchKit.Storyboard"))
        #expect(watch.line == 2 && watch.what.contains("watch") && watch.remedy == "Leave the file out")
        #expect(try error(document("com.apple.InterfaceBuilder3.Cocoa.XIB")).what.contains("macOS"))
        #expect(try error(document("com.example")).what == "The document type \"com.example\" is not known")
        #expect(
            try error(document("com.apple.InterfaceBuilder3.CocoaTouch.XIB", version: "4.0")).what.contains("4.0"))
        #expect(try error("<archive type=\"x\"/>").what.contains("before Xcode 4.5"))
        #expect(try error("<html/>").what.contains("<html>"))
        #expect(try error("NIBArchive\u{1}").what.contains("compiled"))
        #expect(try error("").what == "The file is empty")
    }

    @Test("text that is no XML, and a file that ends too early")
    func malformed() throws {
        #expect(try error("Hello").what.contains("no well-formed XML"))
        let whole = SampleDocuments.storyboard(#"<viewController id="first"/>"#)
        let half = try error(String(whole.prefix(whole.count / 2)))
        #expect(half.what.contains("ends too early") && half.line > 1)
        #expect(half.description.hasPrefix("App/Main.storyboard:\(half.line): "))
    }

    @Test("another encoding, and entities: Xcode writes neither")
    func prolog() throws {
        let whole = SampleDocuments.storyboard(#"<viewController id="first"/>"#)
        let encoding = try error(whole.replacing("UTF-8", with: "ISO-8859-1"))
        #expect(encoding.line == 1 && encoding.what.contains("ISO-8859-1"))
        let entity = try error(whole.replacing("<document", with: "<!DOCTYPE d [<!ENTITY e \"x\">]>\n<document"))
        #expect(entity.line == 2 && entity.what.contains("document type"))
    }

    @Test("every truncation of a file is an error, and none a crash")
    func truncations() {
        let whole = SampleDocuments.views(#"<label text="a &quot;b&quot;" id="l"/>"#)
        for length in stride(from: 0, to: whole.count - 1, by: 7) {
            #expect(SampleDocuments.error(String(whole.prefix(length))) != nil, "\(length) characters")
        }
        #expect(SampleDocuments.error(whole) == nil)
    }

    @Test("an outlet to nothing, an id twice, an identifier twice")
    func identifiers() throws {
        let lost = try error(
            SampleDocuments.views(
                "", controller: "<connections>\n<outlet property=\"a\" destination=\"no\" id=\"o\"/></connections>"))
        #expect(lost.line == 11 && lost.what == "The outlet \"a\" has the destination \"no\", an id that nothing has")
        let twice = try error(SampleDocuments.views("<label id=\"x\"/>\n<view id=\"x\"/>"))
        #expect(twice.line == 9)
        #expect(twice.what == "The id \"x\" stands for <view> here and for <label> in line 8")
        let scene = #"<viewController storyboardIdentifier="A" id="%"/>"#
        let same = try error(
            SampleDocuments.storyboard(scene.replacing("%", with: "first"), scene.replacing("%", with: "second")))
        #expect(same.what.contains("\"A\"") && same.line == 8)
    }

    @Test("controllers that contain each other")
    func circle() throws {
        let stack = #"""
            <navigationController id="first"><connections>
            <segue destination="second" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController>
            """#
        let page = #"""
            <viewController id="second"><view key="view" id="v"><subviews><containerView id="c"><connections>
            <segue destination="first" kind="embed" id="e"/></connections></containerView></subviews></view>
            </viewController>
            """#
        let circle = try error(SampleDocuments.storyboard(stack, page))
        #expect(circle.what.contains("contains itself") && circle.line == 11)
        #expect(SampleDocuments.error(SampleDocuments.storyboard(page, initial: "second")) != nil)
    }

    @Test("a chain of controllers in each other that is too long")
    func chain() throws {
        let scenes = (0..<300).map { index in
            """
            <navigationController id="c\(index)"><connections>
            <segue destination="c\(index + 1)" kind="relationship" id="r\(index)"/></connections></navigationController>
            """
        }
        let text = SampleDocuments.storyboard(
            (scenes + [#"<viewController id="c300"/>"#]).joined(separator: "</objects></scene><scene><objects>"),
            initial: "c0")
        #expect(try error(text).what == "More than 100 controllers contain each other here")
    }

    @Test("a hierarchy that is too deep for a stack")
    func depth() throws {
        let views = String(repeating: "<view><subviews>", count: 5000)
        #expect(try error(SampleDocuments.views(views)).what.contains("200 deep"))
    }

    @Test(
        "values that are none",
        arguments: [
            (#"<label alpha="much" id="l"/>"#, "The alpha of this label is \"much\", where a number belongs"),
            (#"<label alpha="nan" id="l"/>"#, "The alpha of this label is \"nan\", where a number belongs"),
            (#"<label hidden="maybe" id="l"/>"#, "The hidden of this label is \"maybe\", where YES or NO belongs"),
            (#"<label tag="1.5" id="l"/>"#, "The tag of this label is \"1.5\", where a whole number belongs"),
            (
                #"<label id="l"><rect key="frame" x="0" y="0" width="1"/></label>"#,
                "The height of this rect is \"\", where a number belongs"
            ),
            (
                #"<view id="v"><constraints><constraint firstAttribute="tip" id="c"/></constraints></view>"#,
                "The firstAttribute of this constraint is \"tip\", where a name that UIKit knows belongs"
            ),
            (
                #"<view><constraints><constraint firstAttribute="top" multiplier="1:0" id="c"/></constraints></view>"#,
                "The multiplier of this constraint is \"1:0\", where a number or a ratio belongs"
            ),
        ])
    func values(_ view: String, _ what: String) throws {
        let error = try error(SampleDocuments.views(view))
        #expect(error.what == what && error.line == 8)
    }

    @Test("a segue that leads to a view")
    func segue() throws {
        let text = SampleDocuments.views(
            #"<button id="b"><connections><segue destination="b" kind="show" id="s"/></connections></button>"#)
        #expect(try error(text).what == "This segue leads to \"b\", which is no controller")
    }

    @Test("names that Swift cannot have")
    func names() throws {
        let outlet = #"<connections><outlet property="a; b()" destination="root" id="o"/></connections>"#
        #expect(
            try error(SampleDocuments.views("", controller: outlet)).what == "\"a; b()\" can be no property of Swift")
        let hostile = SampleDocuments.storyboard("<viewController id=\"first\" customClass=\"A&#10;B()\"/>")
        #expect(try error(hostile).what == "\"A\\nB()\" can be no class of Swift")
        let action = #"""
            <button id="b"><connections><action selector="a()b:" destination="first" id="x"/></connections></button>
            """#
        #expect(try error(SampleDocuments.views(action)).what == "\"a()b:\" can be no action")
    }

    @Test("bytes that are no text, anywhere in a file")
    func bytes() throws {
        let whole = Data(SampleDocuments.views(#"<label text="a" id="l"/>"#).utf8)
        for place in stride(from: 0, to: whole.count, by: 11) {
            var data = whole
            data[place] = 0xCF
            #expect(throws: InterfaceError.self) { try InterfaceFile.read(data, path: "x.xib") }
        }
        let error = #expect(throws: InterfaceError.self) {
            try InterfaceFile.read(Data([0x3C, 0x0A, 0xFF]), path: "x.xib")
        }
        #expect(error?.line == 2 && error?.what.contains("UTF-8") == true)
    }
}
