import HeadlessUIKit
import Testing

@Suite("A world that an exception has ended")
@MainActor
struct EndedWorldTests {
    @Test("makes nothing inert that is made when its app has gone")
    func afterwards() {
        var app: HeadlessApp? = HeadlessApp(root: UIViewController())
        let view = UIView()
        view.addSubview(view)
        #expect(app?.isFrozen == true)
        app = nil
        #expect(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
    }
}
