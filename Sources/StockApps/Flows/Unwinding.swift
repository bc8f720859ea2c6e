import TransitionRunner
import UIKit

extension StockApps {
    static let unwinding: [TransitionScene] = [
        TransitionScene("stock-unwind-in-a-stack") { board(.show) },
        TransitionScene("stock-unwind-from-a-sheet") { board(.present(.pageSheet)) },
        TransitionScene("stock-unwind-from-a-full-screen-page") { board(.present(.fullScreen)) },
    ]

    /// A first page, one upon it, and one upon that, which unwinds to the first.
    @MainActor private static func board(_ kind: StoryboardContents.SegueKind) -> UIViewController {
        UIStoryboard.define("Main") { main in
            main.scene("first", isInitial: true) { UnwindTarget("first", ["open": { $0.go("open") }]) }
            main.scene("second") { ButtonPage("second", [("next", { $0.go("next") }), ("back", { $0.pop() })]) }
            main.scene("third") { ButtonPage("third", [("to the first", { $0.go("done") })]) }
            main.segue("open", from: "first", to: "second", .show)
            main.segue("next", from: "second", to: "third", kind)
            main.unwind("done", from: "third", to: Selector("unwound(_:)", UnwindTarget.unwound(_:)))
        }
        let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        return UINavigationController(rootViewController: first ?? UIViewController())
    }
}

extension UIViewController {
    fileprivate func go(_ segue: String) { performSegue(withIdentifier: segue, sender: self) }
}

private final class UnwindTarget: ModalPage {
    @MainActor func unwound(_ segue: UIStoryboardSegue) {}
}
