import Testing
import UIKit

@Suite("A button's own size")
@MainActor
struct ButtonSizeTests {
    @Test("is that of the picture that its type brings, so that it can be hit; with a title it is the title's")
    func ownPictures() {
        #expect(UIButton(type: .infoLight).intrinsicContentSize == CGSize(width: 22, height: 22))
        #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
        let titled = UIButton(type: .contactAdd)
        titled.setTitle("Add", for: .normal)
        #expect(titled.intrinsicContentSize.width > 22)
    }
}
