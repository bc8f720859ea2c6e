import TransitionRunner
import UIKit

// How a transition ends.
extension PlantedBugs {
    static let endBugs = [completesExactlyOnce, resultAgrees, sameInterruptibleAnimator, worksAgainAfterwards]

    static let completesExactlyOnce = PlantedBug(
        invariant: "completes-exactly-once",
        mistake: "The transition is completed when it has finished, and forgotten when it was cancelled.",
        scene: .card("planted-completes-exactly-once") { behaviour in
            behaviour.completes = { if !$0.wasCancelled { $0.context.completeTransition(true) } }
        },
        leftAlone: [.completedAtOnce, .slowCard, .lateCompletion])

    static let resultAgrees = PlantedBug(
        invariant: "result-agrees",
        mistake: "A dismissal that a finger has cancelled is completed as if it had finished.",
        scene: .card("planted-result-agrees") { behaviour in
            behaviour.completes = { course in
                course.context.completeTransition(!course.isPresentation || !course.wasCancelled)
            }
        },
        leftAlone: [.givenUpByCode, .completedAtOnce, .lateCompletion])

    static let sameInterruptibleAnimator = PlantedBug(
        invariant: "same-interruptible-animator",
        mistake: "The animator that UIKit may interrupt is wrapped anew whenever it asks.",
        scene: .card("planted-same-interruptible-animator") { behaviour in
            behaviour.interruptibleAnimator = { CardAnimatorProxy($0) }
        },
        leftAlone: [.reusedCard, .givenUpByCode, .slowCard])

    static let worksAgainAfterwards = PlantedBug(
        invariant: "works-again-afterwards",
        mistake: "The host marks itself busy while a card comes, and free only when the card has arrived.",
        scene: .card("planted-works-again-afterwards") { behaviour in
            behaviour.mayShow = { !$0.isBusy && !$0.isShowingCard }
            behaviour.begins = { if $0.isPresentation { $0.host.isBusy = true } }
            behaviour.ends = { if !$0.wasCancelled { $0.host.isBusy = false } }
        },
        leftAlone: [.busyHost, .reusedCard, .lateCompletion])
}

extension TransitionScene {
    /// Completes inside `animateTransition`.
    static let completedAtOnce = card("unusual-completed-at-once") { $0.duration = 0 }

    /// Takes longer than ten seconds.
    static let slowCard = card("unusual-slow-card") { $0.duration = 12 }

    /// Completes a while after its animation.
    static let lateCompletion = card("unusual-late-completion") { behaviour in
        behaviour.completes = { course in
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                course.context.completeTransition(!course.wasCancelled)
            }
        }
    }

    /// A glance at the card turns round in its middle by itself and puts everything back: no finger cancelled it.
    static let givenUpByCode = card("unusual-given-up-by-code") { behaviour in
        behaviour.givesUp = { course in
            guard course.isPresentation, !course.context.isInteractive else { return false }
            defer { course.host.isBusy = false }
            return course.host.isBusy
        }
    }
    .action("glance at card", when: { $0.topViewController is CardHostController }) { app in
        guard let host = app.cardHost, !host.isShowingCard else { return }
        host.isBusy = true
        host.showCard()
    }

    /// One card for every presentation.
    static let reusedCard = card("unusual-reused-card") { $0.reusesCard = true }

    /// The host is marked busy during each transition, and free after it, whatever became of it.
    static let busyHost = card("unusual-busy-host") { behaviour in
        behaviour.mayShow = { !$0.isBusy && !$0.isShowingCard }
        behaviour.begins = { $0.host.isBusy = true }
        behaviour.ends = { $0.host.isBusy = false }
    }
}
