import ArgumentParser
import Foundation
import SampleTransitions
import TransitionReports
import TransitionTesting
import UIKit

/// How large the page of a failure is, by the steps of its script and by the views of its scene.
struct Pages: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes pages of failures of 3, 30 and 300 steps and of 200 moving views, and tells their sizes.",
        discussion: "ci/pages opens them in a browser.")

    @Option(help: "The folder of the pages.")
    var output = "pages"

    func run() throws {
        // Commands run on the main thread.
        try MainActor.assumeIsolated {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
            print("page              bytes")
            for count in [3, 30, 300] {
                try write("steps-\(count)", freeze(after: count), in: .contactsModal)
            }
            let scene = Self.crowd(200)
            try write("views-200", Script(scene: scene.name, steps: [.act("show"), .wait(frames: 90)]), in: scene)
        }
    }

    /// A script of so many steps, of which the last freezes the app.
    private func freeze(after count: Int) -> Script {
        let show: [Step] = [.act("show modal"), .wait(frames: 37)]
        let swipe = Step.pan(PanStep(start: .point(x: 50, y: 30), dx: 0, dy: 60, frames: 12, ending: .lift))
        let drags = Array(repeating: [swipe, .wait(frames: 30)], count: count).flatMap { $0 }.prefix(count - 3)
        return Script(scene: "contacts-modal", steps: show + drags + [.act("dismiss by button")])
    }

    @MainActor
    private func write(_ name: String, _ script: Script, in scene: TransitionScene) throws {
        guard let failure = explain(script, in: scene) else {
            throw ValidationError("\(name) breaks nothing: there is no page to measure.")
        }
        let (recording, problems) = recording(of: failure, in: scene)
        guard let recording else { throw ValidationError("\(name): \(problems.joined(separator: "; "))") }
        let page = HTMLReport.render(failure, recording: recording)
        try Data(page.utf8).write(to: URL(fileURLWithPath: output).appendingPathComponent("\(name).html"))
        print(name.padding(toLength: 12, withPad: " ", startingAt: 0), String(format: "%10d", page.utf8.count))
    }

    /// A page whose views all move as it comes, by an animator that never completes.
    @MainActor
    private static func crowd(_ count: Int) -> TransitionScene {
        TransitionScene("crowd") { CrowdedPage(viewCount: count) }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = CrowdedPage(viewCount: count)
                page.modalPresentationStyle = .custom
                let delegate = CrowdDelegate.shared
                page.transitioningDelegate = delegate
                app.topViewController?.present(page, animated: true)
            }
    }
}

private final class CrowdDelegate: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = CrowdDelegate()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { CrowdAnimator() }
}

/// Has every view fly in, and completes nothing.
private final class CrowdAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        let all = view.subviews + view.subviews.flatMap(\.subviews)
        for (index, moved) in all.enumerated() {
            moved.transform = CGAffineTransform(translationX: CGFloat(index % 7) * 60, y: -300)
        }
        UIView.animate(withDuration: 0.5) { for moved in all { moved.transform = .identity } }
    }
}
