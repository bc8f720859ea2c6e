import Foundation
import StoryboardPorting

/// Small documents for tests.
enum SampleDocuments {
    static let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>"#

    /// A storyboard of these scenes, the first of them being the initial one.
    static func storyboard(_ scenes: String..., initial: String = "first", resources: String = "") -> String {
        let scenes = scenes.map { "<scene sceneID=\"s\"><objects>\n\($0)\n</objects></scene>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
            targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            <resources>\(resources)</resources>
            </document>
            """
    }

    /// A storyboard of one controller whose view holds these views.
    static func views(_ subviews: String, controller: String = "", others: String = "") -> String {
        storyboard(
            """
            <viewController id="first" customClass="Menu">
            <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            \(subviews)
            </subviews></view>
            \(controller)
            </viewController>
            \(others)
            """)
    }

    static func nib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" \
        targetRuntime="iOS.CocoaTouch">
        <objects>
        \(objects)
        </objects>
        </document>
        """
    }

    static func read(_ text: String, path: String = "App/Main.storyboard") throws -> InterfaceFile {
        try InterfaceFile.read(Data(text.utf8), path: path)
    }

    /// The generated code of a document, with nothing known of the app.
    static func code(_ text: String, path: String = "App/Main.storyboard") throws -> String {
        try read(text, path: path).swiftSource().source
    }

    static func notes(_ text: String) throws -> [String] {
        try read(text).swiftSource().notes.map(\.description)
    }

    /// What reading and writing the document throws; nil if it is sound.
    static func error(_ text: String, path: String = "App/Main.storyboard") -> InterfaceError? {
        do {
            _ = try read(text, path: path).swiftSource()
            return nil
        } catch {
            return error as? InterfaceError
        }
    }
}

extension SourceDeclarations {
    /// An app with these classes; each has the methods and properties that are named after it.
    static func app(_ members: [String: [String]]) -> SourceDeclarations {
        SourceDeclarations(
            className: { members[$0] == nil ? nil : $0 },
            methodName: { name, selector in
                members[name]?.first { $0.hasPrefix(selector.prefix { $0 != ":" } + "(") }
            },
            owners: { selector in
                members.keys.sorted().filter { name in
                    members[name]!.contains { $0.hasPrefix(selector.prefix { $0 != ":" } + "(") }
                }
            },
            canSet: { members[$0]?.contains($1) ?? false })
    }
}
