import TransitionRunner
import UIKit

extension PlantedBugs {
    static let inputBugs = [inputIsLive]

    static let inputIsLive = PlantedBug(
        invariant: "input-is-live",
        mistake: "The host's view is turned off for the presentation, and on again only if that finishes.",
        scene: .card("planted-input-is-live") { behaviour in
            behaviour.begins = { if $0.isPresentation { $0.host.view.isUserInteractionEnabled = false } }
            behaviour.ends = { if !$0.wasCancelled { $0.host.view.isUserInteractionEnabled = true } }
        },
        leftAlone: [
            // Off for every transition and on after each, whatever its outcome.
            .card("unusual-input-paused") { behaviour in
                behaviour.begins = { $0.pausesInput(true) }
                behaviour.ends = { $0.pausesInput(false) }
            },
            // The app locks its screen by itself; transitions by code go on.
            .card("unusual-input-locked")
                .action("lock", when: { $0.cardHost?.isShowingCard == false }) {
                    $0.cardHost?.view.isUserInteractionEnabled = false
                }
                .action("unlock", when: { $0.topViewController is CardHostController }) {
                    $0.cardHost?.view.isUserInteractionEnabled = true
                },
            .panelLaidOutByContainer,
        ])
}

extension CardCourse {
    /// Turns off, or on again, all that takes touches.
    fileprivate func pausesInput(_ isPaused: Bool) {
        host.view.isUserInteractionEnabled = !isPaused
        // The finger that drives the transition goes on; no other may come.
        if isPaused {
            UIApplication.shared.beginIgnoringInteractionEvents()
        } else {
            UIApplication.shared.endIgnoringInteractionEvents()
        }
    }
}
