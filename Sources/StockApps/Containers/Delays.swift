import TransitionRunner
import UIKit

extension StockApps {
    static let delays: [TransitionScene] = [
        app("stock-delayed-push", "later") { page in
            after(0.4) { [weak page] in page?.push(PlainPage("next")) }
        },
        app("stock-delayed-pop", "visit") { page in
            let stack = page.navigationController
            page.push(PlainPage("short visit"))
            after(1) { [weak stack] in _ = stack?.popToRootViewController(animated: true) }
        },
        app("stock-timed-push", "remind") { page in
            Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { [weak page] _ in
                MainActor.assumeIsolated { page?.push(PlainPage("reminder")) }
            }
        },
        app("stock-task-push", "load") { page in
            Task { [weak page] in
                try? await Task.sleep(nanoseconds: 300_000_000)
                page?.push(ButtonPage("loaded", [("back", { $0.pop() })]))
            }
        },
        app("stock-push-after-push", "two steps") { page in
            guard let stack = page.navigationController else { return }
            stack.pushViewController(PlainPage("one"), animated: true)
            stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak stack] _ in
                stack?.pushViewController(PlainPage("two"), animated: true)
            }
        },
        app("stock-push-after-animation", "blink") { page in
            UIView.animate(withDuration: 0.2) {
                page.view.alpha = 0.5
            } completion: { [weak page] _ in
                page?.view.alpha = 1
                page?.push(PlainPage("next"))
            }
        },
        TransitionScene("stock-push-by-notification") {
            let stack = UINavigationController(rootViewController: PlainPage("inbox"))
            _ = NotificationCenter.default.addObserver(forName: arrived, object: nil, queue: .main) { [weak stack] _ in
                MainActor.assumeIsolated { stack?.pushViewController(PlainPage("mail"), animated: true) }
            }
            return stack
        }.action("mail arrives") { _ in NotificationCenter.default.post(name: arrived, object: nil) },
        TransitionScene("stock-clock") {
            UINavigationController(
                rootViewController: ButtonPage("clock", [("next", { $0.push(PlainPage("next")) })])
                    .at(.didLoad) { page in
                        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak page] timer in
                            MainActor.assumeIsolated { page?.view.tag += 1 }
                            if page == nil { timer.invalidate() }
                        }
                    })
        },
    ]

    private static let arrived = Notification.Name("arrived")

    private static func app(
        _ name: String, _ title: String, _ act: @escaping @Sendable ButtonPage.Act
    ) -> TransitionScene {
        TransitionScene(name) {
            UINavigationController(
                rootViewController: ButtonPage("first", [(title, act), ("next", { $0.push(PlainPage("next")) })]))
        }
    }

    @MainActor private static func after(_ seconds: Double, _ act: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { act() }
    }
}
