import TransitionRunner
import UIKit

// Objects, callbacks by hand, and misuse.
extension PlantedBugs {
    static let objectBugs = [appearanceIsBalanced, noCrash, objectsAreReleased]

    static let appearanceIsBalanced = PlantedBug(
        invariant: "appearance-is-balanced",
        mistake: "The host is told by hand that it disappears below a custom card, and never of the end of that.",
        scene: .card("planted-appearance-is-balanced") { behaviour in
            behaviour.style = .custom
            behaviour.begins = { if $0.isPresentation { $0.tellHost(itAppears: false) } }
        },
        leftAlone: [.toldByHand, .dimmedHost, .givenUpByCode])

    static let noCrash = PlantedBug(
        invariant: "no-crash",
        mistake: "The one card is presented again while it is shown already.",
        scene: .card("planted-no-crash") { behaviour in
            behaviour.reusesCard = true
            behaviour.mayShow = { _ in true }
        }
        .action("show card again") { $0.cardHost?.showCard() },
        leftAlone: [.reusedCard, .busyHost, .givenUpByCode])

    static let objectsAreReleased = PlantedBug(
        invariant: "objects-are-released",
        mistake: "The card keeps its animator, and the animator its card.",
        scene: .card("planted-objects-are-released") { behaviour in
            behaviour.begins = { course in
                course.card.keepsake = course.animator
                course.animator.keepsake = course.card
            }
        },
        leftAlone: [.keptAnimator, .reusedCard, .lateCompletion])
}

extension TransitionScene {
    /// The host is told by hand of every change, begin and end, and of the opposite after a cancel.
    static let toldByHand = card("unusual-told-by-hand") { behaviour in
        behaviour.style = .custom
        behaviour.begins = { $0.tellHost(itAppears: !$0.isPresentation) }
        behaviour.ends = { course in
            if course.wasCancelled { course.tellHost(itAppears: course.isPresentation) }
            course.host.endAppearanceTransition()
        }
    }

    /// The card keeps its last animator, which knows nothing of it.
    static let keptAnimator = card("unusual-kept-animator") { behaviour in
        behaviour.begins = { $0.card.keepsake = $0.animator }
    }
}

extension CardCourse {
    fileprivate func tellHost(itAppears: Bool) {
        host.beginAppearanceTransition(itAppears, animated: context.isAnimated)
    }
}
