import TransitionRunner
import UIKit

/// One and the same transition, asked for in every way, right and with each flaw.
public enum AskingScenes {
    /// The scene of one way; nil is the one without a flaw.
    @MainActor
    public static func scene(_ way: AskingWay, _ flaw: AskingFlaw?) -> TransitionScene {
        let scene = TransitionScene(name(way, flaw)) { root(way, flaw?.behaviour ?? CardBehaviour()) }.closing
        switch way {
        case .button, .tap, .row, .barItem, .tab, .timer: return scene
        case .command:
            return scene.action("ask", when: { $0.asker != nil }) { $0.pressKey("n", modifierFlags: .command) }
        case .unwind:
            return scene.asking.action("unwind", when: { $0.topViewController is CardController }) {
                $0.topViewController?.performSegue(withIdentifier: unwinding, sender: nil)
            }
        default: return scene.asking
        }
    }

    /// The scene of the act, in which something goes on for ever.
    @MainActor
    public static func restless(_ restlessness: Restlessness, _ flaw: AskingFlaw?) -> TransitionScene {
        let flawName = flaw.map { "-\($0.rawValue)" } ?? ""
        return TransitionScene("restless-\(restlessness.rawValue)\(flawName)") {
            let host = AskingHostController(.act, flaw?.behaviour ?? CardBehaviour())
            host.goOn(restlessness)
            return host
        }.closing.asking
    }

    /// `asked-by-button`, or `asked-by-button-no-residue` with a flaw.
    public static func name(_ way: AskingWay, _ flaw: AskingFlaw?) -> String {
        "asked-by-\(way.rawValue)" + (flaw.map { "-\($0.rawValue)" } ?? "")
    }

    /// Every scene, those without a flaw first.
    @MainActor public static let scenes: [TransitionScene] =
        AskingWay.allCases.map { scene($0, nil) }
        + AskingWay.allCases.flatMap { way in AskingFlaw.allCases.map { scene(way, $0) } }

    @MainActor
    private static func root(_ way: AskingWay, _ behaviour: CardBehaviour) -> UIViewController {
        let host = AskingHostController(way, behaviour)
        switch way {
        case .barItem:
            return UINavigationController(rootViewController: host)
        case .tab:
            let tabs = UITabBarController()
            let plus = UIViewController()
            host.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            plus.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 1)
            tabs.viewControllers = [host, plus]
            tabs.delegate = host
            return tabs
        case .segue, .unwind:
            defineStoryboard(way, behaviour)
            return UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() ?? host
        default:
            return host
        }
    }

    private static let storyboard = "Asking"
    static let segue = "card"
    private static let unwinding = "done"

    @MainActor
    private static func defineStoryboard(_ way: AskingWay, _ behaviour: CardBehaviour) {
        UIStoryboard.define(storyboard) { contents in
            contents.scene("host", isInitial: true) { AskingHostController(way, behaviour) }
            contents.scene("card") { CardController(CardTransition(behaviour)) }
            contents.segue(segue, from: "host", to: "card", .present(behaviour.style))
            contents.unwind(
                unwinding, from: "card", to: Selector("unwound(_:)", AskingHostController.unwound))
        }
    }
}

extension TransitionScene {
    /// Every way to ask takes the card away by the same act.
    fileprivate var closing: TransitionScene {
        action("close", when: { $0.topViewController is CardController }) {
            ($0.topViewController as? CardController)?.close()
        }
    }

    fileprivate var asking: TransitionScene { action("ask", when: { $0.asker != nil }) { $0.asker?.ask() } }
}

extension HeadlessApp {
    /// The host that asks, while nothing is over it.
    fileprivate var asker: AskingHostController? {
        presentationChain.count == 1 ? window.rootViewController?.cardHost as? AskingHostController : nil
    }
}
