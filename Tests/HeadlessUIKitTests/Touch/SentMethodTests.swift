import HeadlessUIKit
import Testing

@Suite("The method that runs because it was sent")
@MainActor
struct SentMethodTests {
    @MainActor
    private final class Target {
        var names: [String?] = []

        func open() { names.append(Selector.nameOfRunning) }
        func tell(_ sender: UIControl) {
            names.append(Selector.nameOfRunning)
            // One method may send another.
            let inner = UIButton()
            inner.addTarget(self, action: Selector("open", Target.open), for: .touchUpInside)
            inner.sendActions(for: .touchUpInside)
            names.append(Selector.nameOfRunning)
        }
    }

    @Test("is known by its class and its name as code writes it, and none is afterwards")
    func name() {
        let app = HeadlessApp(root: UIViewController())
        let target = Target()
        let button = UIButton()
        button.addTarget(target, action: Selector("tell:", Target.tell), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.names == ["Target.tell(_:)", "Target.open()", "Target.tell(_:)"])
        #expect(Selector.nameOfRunning == nil)
        _ = app.tearDown()
    }
}
