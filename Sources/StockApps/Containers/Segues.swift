import TransitionRunner
import UIKit

extension StockApps {
    static let segues: [TransitionScene] = [
        TransitionScene("stock-storyboard") { storyboard(.show) },
        TransitionScene("stock-storyboard-full-screen") { storyboard(.present(.fullScreen)) },
        TransitionScene("stock-storyboard-prepared") {
            UIStoryboard.define("Main") { board in
                board.scene("stack", isInitial: true) {
                    UINavigationController(
                        rootViewController: UIStoryboard(name: "Main", bundle: nil)
                            .instantiateViewController(withIdentifier: "list"))
                }
                board.scene("list") { SegueList(style: .plain) }
                board.scene("detail") { ButtonPage("detail", [("back", { $0.pop() })]) }
                board.segue("open", from: "list", to: "detail", .show)
            }
            return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
        },
    ]

    @MainActor private static func storyboard(_ kind: StoryboardContents.SegueKind) -> UIViewController {
        UIStoryboard.define("Main") { board in
            board.scene("first", isInitial: true) {
                ButtonPage("first", [("open", { $0.performSegue(withIdentifier: "open", sender: nil) })])
            }
            board.scene("detail") {
                ButtonPage("detail", [("close", { $0.isInStack ? $0.pop() : $0.dismiss(animated: true) })])
            }
            board.segue("open", from: "first", to: "detail", kind)
        }
        let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        return UINavigationController(rootViewController: first ?? UIViewController())
    }
}

extension UIViewController {
    fileprivate var isInStack: Bool { navigationController != nil }
}

/// A list whose rows are connected to the detail.
private final class SegueList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "open", sender: indexPath)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = (sender as? IndexPath).map { "row \($0.row)" }
    }
}
