import TransitionRunner
import UIKit

// What a transition does to views.
extension PlantedBugs {
    static let viewBugs = [noResidue, screenIsNotBlank, viewStateIsRestored]

    static let noResidue = PlantedBug(
        invariant: "no-residue",
        mistake: "A cancelled transition leaves a small mark in the window.",
        scene: .card("planted-no-residue") { behaviour in
            behaviour.ends = { course in
                if course.wasCancelled { course.context.containerView.window?.addSubview(CardMark()) }
            }
        },
        leftAlone: [.dimmedHost, .hiddenMark, .shrunkHost])

    static let screenIsNotBlank = PlantedBug(
        invariant: "screen-is-not-blank",
        mistake: "The card that has arrived is transparent.",
        scene: .card("planted-screen-is-not-blank") { behaviour in
            behaviour.ends = { if $0.isPresentation, !$0.wasCancelled { $0.card.view.alpha = 0 } }
        },
        leftAlone: [.dimmedHost, .panelLaidOutByContainer, .shrunkHost])

    static let viewStateIsRestored = PlantedBug(
        invariant: "view-state-is-restored",
        mistake: "The host is dimmed while the card comes, and stays so after a cancel.",
        scene: .card("planted-view-state-is-restored") { behaviour in
            behaviour.begins = { if $0.isPresentation { $0.host.view.alpha = 0.5 } }
            behaviour.ends = { if !$0.wasCancelled { $0.host.view.alpha = 1 } }
        },
        leftAlone: [.dimmedHost, .shrunkHost, .completedAtOnce])
}

/// A mark in the corner that no finger can touch.
final class CardMark: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        backgroundColor = .red
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("CardMark is made in code")
    }
}

extension TransitionScene {
    /// A dark view stands behind the card for as long as the card does.
    static let dimmedHost = card("unusual-dimmed-host") { behaviour in
        behaviour.style = .custom
        behaviour.begins = { if $0.isPresentation { $0.addDimming() } }
        behaviour.ends = { if $0.isPresentation == $0.wasCancelled { $0.removeDimming() } }
    }

    /// The host is smaller for as long as the card stands over it.
    static let shrunkHost = card("unusual-shrunk-host") { behaviour in
        behaviour.style = .custom
        behaviour.ends = { course in
            let isShown = course.isPresentation != course.wasCancelled
            course.host.view.transform = isShown ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
        }
    }

    /// A hidden mark is put into the window at the first transition, and kept.
    static let hiddenMark = card("unusual-hidden-mark") { behaviour in
        behaviour.begins = { course in
            guard let window = course.context.containerView.window,
                !window.subviews.contains(where: { $0 is CardMark })
            else { return }
            let mark = CardMark()
            mark.isHidden = true
            window.addSubview(mark)
        }
    }
}

extension CardCourse {
    fileprivate func addDimming() {
        let dimming = CardMark()
        dimming.frame = context.containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        context.containerView.insertSubview(dimming, at: 0)
    }

    fileprivate func removeDimming() {
        for view in context.containerView.subviews where view is CardMark { view.removeFromSuperview() }
    }
}
