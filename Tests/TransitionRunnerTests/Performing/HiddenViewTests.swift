import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A view that is hidden")
@MainActor
struct HiddenViewTests {
    private final class Host: UIViewController {
        let mark = UILabel()
        let note = UITextView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(mark)
            view.addSubview(note)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            mark.isHidden = true
        }
    }

    private static let scene = TransitionScene("hiding") { Host() }
        .action("show") { app in
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            app.topViewController?.present(page, animated: true)
        }
        .action("hide the note") { ($0.presentationChain.first as? Host)?.note.isHidden = true }
        .action("hide the mark") { ($0.presentationChain.first as? Host)?.mark.isHidden = true }

    private func hiddenTypes(_ steps: [Step]) -> [String] {
        let trace = trace(of: Script(scene: "hiding", steps: steps), in: Self.scene)
        return trace.events.compactMap { event in
            if case .viewHidden(let view) = event.kind { trace.object(view).typeName } else { nil }
        }
    }

    @Test("by code that a transition calls is recorded, while the transition is open")
    func byTransition() {
        #expect(hiddenTypes([.act("show"), .wait(frames: 1)]).contains("UILabel"))
    }

    @Test("by an act of the app, before a transition or during one, is not")
    func byAct() {
        #expect(hiddenTypes([.act("show"), .wait(frames: 2), .act("hide the note")]).contains("UITextView") == false)
        #expect(hiddenTypes([.act("hide the mark"), .act("show"), .wait(frames: 2)]).contains("UILabel") == false)
    }

    @Test("or made transparent is recorded by the value that takes it out of sight, whoever sets it")
    func faded() {
        let scene = TransitionScene("fading") { UIViewController() }
            .action("fade") { app in
                let view = app.topViewController?.view
                for alpha in [0.5, 0.02, 0.01, 0, 0.3, 0.005] { view?.alpha = alpha }
            }
            .action("animate") { app in UIView.animate(withDuration: 1) { app.topViewController?.view.alpha = 0 } }
        for (action, count) in [("fade", 2), ("animate", 1)] {
            let trace = trace(of: Script(scene: "fading", steps: [.act(action), .wait(frames: 2)]), in: scene)
            let faded = trace.events.count { event in
                if case .viewFaded = event.kind { event.step == 0 } else { false }
            }
            #expect(faded == count)
        }
    }
}
