import Testing

@testable import SourcePorting

/// Attributes of Objective-C and Interface Builder.
struct AttributeTests {
    @Test("takes out attributes and leaves all else as it was")
    func attributes() {
        #expect(
            ported("@objc(Menu) @objcMembers public final class Menu {\n\t@objc  dynamic var a = 1 // @objc\n}\n")
                == "public final class Menu {\n\tvar a = 1 // @objc\n}\n")
        #expect(ported("@objc\nclass A {}") == "\nclass A {}")
        #expect(ported("@nonobjc extension A {}") == "extension A {}")
        #expect(ported("@MainActor @discardableResult func a() {}") == "@MainActor @discardableResult func a() {}")
        #expect(ported("@IBDesignable class A { @IBInspectable var a = 1 }") == "class A { var a = 1 }")
    }

    @Test("an app's delegate is no entry point, another type is")
    func entryPoint() {
        #expect(
            ported("@UIApplicationMain class A: UIResponder, B {}") == "import UIKit; class A: UIResponder, B {}")
        #expect(ported("import UIKit\n@main class A: UIResponder {}") == "import UIKit\nclass A: UIResponder {}")
        #expect(ported("@main struct Tool { static func main() {} }") == "@main struct Tool { static func main() {} }")
    }

    @Test("outlets and actions are not private")
    func outlets() {
        #expect(
            ported("class A { @IBOutlet private weak var a: B!; @IBOutlet private(set) var c: B! }")
                == "class A { weak var a: B!; var c: B! }")
        #expect(
            ported("class A { @IBAction fileprivate func a() {}; private func b() {} }")
                == "class A { func a() {}; private func b() {} }")
        #expect(
            ported("private extension A { @IBAction func a() {} }") == "private extension A { internal func a() {} }")
    }

    @Test("a managed property has a value of its own, or is told")
    func managed() {
        #expect(ported("class A { @NSManaged var a: Double }") == "class A { var a: Double = 0 }")
        #expect(ported("class A { @NSManaged var a: Int? }") == "class A { var a: Int? }")
        #expect(notes(on: "class A {\n @NSManaged var a: B\n}") == ["2: @NSManaged a has no value of its own"])
    }
}
