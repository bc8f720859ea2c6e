import Testing
import TransitionCore

/// What version 1 printed into baselines, and what it is called today: copied from what the rules said when identities
/// became codes, and held against nothing that is said today.
///
/// A rule's name, then for each line `- ` with its subject and cause, and `+ ` with the code of today and what follows.
enum FirstVersionLines {
    struct Line: Sendable, CustomTestStringConvertible {
        let rule: InvariantID
        let subject: String
        let cause: String
        /// As a list of version 2 has it.
        let today: String

        var testDescription: String { "\(rule) \(subject): \(cause)" }
    }

    static let all = lines(in: ofRules) + lines(in: ofExceptions)

    private static func lines(in text: String) -> [Line] {
        var lines: [Line] = []
        var rule = ""
        var old = ""
        for line in text.split(separator: "\n") {
            let rest = String(line.dropFirst(2))
            if line.hasPrefix("- ") {
                old = rest
            } else if line.hasPrefix("+ ") {
                let parts = old.split(separator: " | ", maxSplits: 1)
                lines.append(
                    Line(
                        rule: InvariantID(rule), subject: String(parts[0]), cause: String(parts[1]),
                        today: "\(rule) \(rest)"))
            } else {
                rule = String(line)
            }
        }
        return lines
    }

    private static let ofRules = """
        appearance-is-balanced
        - appearance of Card | viewWillAppear(_:) while disappeared
        + called-while-disappeared method "viewWillAppear(_:)" of appearance Card
        - appearance of Card | viewWillAppear(_:) while appearing
        + called-while-appearing method "viewWillAppear(_:)" of appearance Card
        - appearance of Card | viewWillAppear(_:) while appeared
        + called-while-appeared method "viewWillAppear(_:)" of appearance Card
        - appearance of Card | viewWillAppear(_:) while disappearing
        + called-while-disappearing method "viewWillAppear(_:)" of appearance Card
        - appearance of Card | unbalanced begin and end calls
        + unbalanced-calls of appearance Card
        - appearance of Card | still appearing at rest
        + still-appearing of appearance Card
        - appearance of Card | still disappearing at rest
        + still-disappearing of appearance Card
        - appearance of Card | disappeared with its view in the window
        + disappeared-in-window of appearance Card
        - appearance of Card | appeared without its view in the window
        + appeared-outside-window of appearance Card
        - appearance of Card | seen and not told that it appears
        + seen-and-not-told of appearance Card
        callbacks-are-exact
        - dismissal of Card | completion called 0 times
        + completion-never-called of dismissal Card
        - push of Page | completion called 2 times
        + completion-called-often text 2 of push Page
        - pop of Page | coordinator completion never runs
        + coordinator-completion-lost of pop Page
        - stack change of Page | coordinator completion with the wrong flag
        + coordinator-flag-wrong of stack-change Page
        - presentation controller of Card | presentationTransitionDidEnd(_:) out of turn
        + hook-out-of-turn method "presentationTransitionDidEnd(_:)" of presentation-controller Card
        - tab selection of Page | didShow went to another delegate
        + did-show-elsewhere of tab-selection Page
        - Page in Box | removed without willMove(toParent: nil)
        + removed-unannounced of child Page Box
        - Page in Box | added without didMove(toParent:)
        + addition-not-told of child Page Box
        completes-exactly-once
        - presentation of Card | called more than once
        + called-more-than-once of presentation Card
        - dismissal of Card | never started
        + never-started of dismissal Card
        - push of Page | interaction controller vended without a gesture
        + vended-without-gesture of push Page
        - pop of Page | gesture ended before the start
        + gesture-ended-before-start of pop Page
        - stack change of Page | captured by a gesture that did not ask for it
        + captured-by-gesture of stack-change Page
        - tab selection of Page | driver was told to end before the start
        + driver-told-too-early of tab-selection Page
        - presentation of Card | another driver was told to end
        + another-driver-told of presentation Card
        - dismissal of Card | gesture ended and the code did not react
        + gesture-end-ignored of dismissal Card
        - push of Page | gesture was cancelled and the code did not react
        + gesture-cancel-ignored of push Page
        - pop of Page | gesture never ended
        + gesture-never-ended of pop Page
        - stack change of Page | paused and never continued
        + paused-for-good of stack-change Page
        - tab selection of Page | a gesture asked for more while it was under way
        + gesture-asked-for-more of tab-selection Page
        - presentation of Card | animation ended without completing
        + animation-ended of presentation Card
        - dismissal of Card | animation was cut short in the background
        + animation-cut-short of dismissal Card
        - push of Page | never finished after the interaction
        + never-finished of push Page
        - pop of Page | driver was updated to 1
        + driver-updated-to-one of pop Page
        - stack change of Page | animator was paused and never continued
        + animator-paused-for-good of stack-change Page
        - tab selection of Page | animator was stopped and never finished
        + animator-stopped-for-good of tab-selection Page
        delegate-is-alive
        - transitioningDelegate of Card | Transitions was freed
        + freed type Transitions of delegate transitioningDelegate Card
        - transitioningDelegate of Card | stays nil after a cancel
        + stays-nil of delegate transitioningDelegate Card after cancel
        input-is-live
        - presentation of Card | interaction events are still ignored
        + events-ignored of presentation Card
        - dismissal of Card | interaction is off on UILabel
        + interaction-off view UILabel of dismissal Card
        - push of Page | the view of Page is not enabled
        + not-enabled page Page of push Page
        - pop of Page | scrolling is off on the window
        + scrolling-off role window of pop Page
        - stack change of Page | gesture recognizers are off on UILabel
        + recognizers-off view UILabel of stack-change Page
        - tab selection of Page | the view of Page takes the touches
        + touches-taken page Page of tab-selection Page
        - presentation of Card | the view of Page was taken out of UILabel
        + taken-out page Page view UILabel of presentation Card
        model-agrees
        - dismissal of Card | another controller is presented
        + another-presented of dismissal Card
        - presentation chain | a presented controller is gone
        + presented-gone of presentation-chain
        - push of Page | a dismissed controller is still presented
        + dismissed-still-presented of push Page
        - pop of Page | the controllers are in another order
        + other-order of pop Page
        - Box | another controller is shown
        + another-shown of object Box
        - Box | other controllers are held
        + others-held of object Box
        - Box | Page is held without being a child
        + held-without-being-child controller Page of object Box
        no-residue
        - stack change of Page | UILabel in the window left
        + left-in-window view UILabel of stack-change Page
        - tab selection of Page | snapshot view in the window left
        + left-in-window role snapshot-view of tab-selection Page
        - presentation of Card | transition container in the window left
        + left-in-window role transition-container of presentation Card
        - dismissal of Card | DimmingView in a transition container left
        + left-in-container view DimmingView of dismissal Card
        - push of Page | UILabel in the view of Page left
        + left-in-view view UILabel page Page of push Page
        - pop of Page | Bar left
        + left view Bar of pop Page
        - stack change of Page | gesture recognizers left on the window
        + recognizers-left role window of stack-change Page
        nothing-flashes
        - tab selection of Page | the view of Page flashes
        + flashes page Page of tab-selection Page
        - presentation of Card | UILabel blinks
        + blinks view UILabel of presentation Card
        objects-are-released
        - Page | never freed
        + never-freed of object Page
        - Page | root replaced while it presents
        + root-replaced of object Page
        progress-is-sane
        - dismissal of Card | progress is not finite
        + not-finite of dismissal Card
        - push of Page | progress is above 1
        + above-one of push Page
        - pop of Page | progress is below 0
        + below-zero of pop Page
        - stack change of Page | a view jumps as it is let go
        + jumps of stack-change Page
        - tab selection of Page | the rest takes too long after a finish
        + rest-too-long of tab-selection Page after finish
        - presentation of Card | the rest takes too long after a cancel
        + rest-too-long of presentation Card after cancel
        relayout-is-right
        - dismissal of Card | UILabel keeps an old layout
        + keeps-old-layout view UILabel of dismissal Card
        - push of Page | the view of Page is cut by an old mask
        + cut-by-old-mask page Page of push Page
        - pop of Page | UILabel is not where UIKit lays it out
        + not-where-laid-out view UILabel of pop Page
        reports-progress
        - stack change of Page | completed while interactive
        + completed-while-interactive of stack-change Page
        - tab selection of Page | decided with the completion
        + decided-with-completion of tab-selection Page
        - presentation of Card | no progress reported
        + no-progress of presentation Card
        result-agrees
        - dismissal of Card | completed with true after a cancel
        + true-after-cancel of dismissal Card
        - push of Page | completed with false without a cancel
        + false-without-cancel of push Page
        - pop of Page | completed with false because the animation was cut short
        + false-cut-short of pop Page
        - stack change of Page | completed with true under an undecided finger
        + true-under-finger of stack-change Page
        - tab selection of Page | completed with true without the gesture that asked
        + true-without-gesture of tab-selection Page
        - presentation of Card | completed with true before a lost finish()
        + true-before-lost-call method "finish()" of presentation Card
        - dismissal of Card | completed with true after a lost cancel()
        + true-after-lost-call method "cancel()" of dismissal Card
        - push of Page | completed with false before a lost finish()
        + false-before-lost-call method "finish()" of push Page
        - pop of Page | completed with false after a lost cancel()
        + false-after-lost-call method "cancel()" of pop Page
        same-interruptible-animator
        - stack change of Page | another animator later
        + another-later of stack-change Page
        screen-is-not-blank
        - tab selection of Page | is not in the window after a finish
        + not-in-window of tab-selection Page after finish
        - presentation of Card | is hidden after a cancel
        + hidden of presentation Card after cancel
        - dismissal of Card | is transparent after a size change
        + transparent of dismissal Card after resize
        - push of Page | is masked after a finish
        + masked of push Page after finish
        - pop of Page | is outside the screen after a cancel
        + outside-screen of pop Page after cancel
        - stack change of Page | is covered by UILabel after a size change
        + covered view UILabel of stack-change Page after resize
        - tab selection of Page | never put in
        + never-put-in of tab-selection Page
        transitions-are-serial
        - presentation of Card | during a presentation
        + during-presentation of presentation Card
        - dismissal of Card | during a dismissal
        + during-dismissal of dismissal Card
        - push of Page | during a push
        + during-push of push Page
        - pop of Page | during a pop
        + during-pop of pop Page
        - stack change of Page | during a stack change
        + during-stack-change of stack-change Page
        - tab selection of Page | during a tab selection
        + during-tab-selection of tab-selection Page
        unanimated-is-equivalent
        - presentation of Card | another model state without animation
        + another-state of presentation Card
        - dismissal of Card | other appearance calls for Box without animation
        + other-appearance-calls controller Box of dismissal Card
        - push of Page | an exception without animation
        + exception of push Page
        - pop of Page | no end without animation
        + no-end of pop Page
        - stack change of Page | another outcome without animation
        + another-outcome of stack-change Page
        - tab selection of Page | the top view cannot be seen without animation
        + top-not-seen of tab-selection Page
        - presentation of Card | the top view is elsewhere without animation
        + top-elsewhere-unanimated of presentation Card
        - dismissal of Card | the top view is elsewhere with animation
        + top-elsewhere-animated of dismissal Card
        - push of Page | less of the top view can be seen without animation
        + top-cut-unanimated of push Page
        - pop of Page | less of the top view can be seen with animation
        + top-cut-animated of pop Page
        view-state-is-restored
        - stack change of Page | presenter's view stays in the window after a cancel
        + stays-in-window role presenter-view of stack-change Page after cancel
        - tab selection of Page | presented view is not in the window after a finish
        + not-in-window role presented-view of tab-selection Page after finish
        - presentation of Card | the view of Page stays hidden after a cancel
        + stays-hidden page Page of presentation Card after cancel
        - dismissal of Card | the window is no longer hidden after a cancel
        + no-longer-hidden role window of dismissal Card after cancel
        - push of Page | presenter's view stays transparent after a cancel
        + stays-transparent role presenter-view of push Page after cancel
        - pop of Page | presented view has another alpha after a finish
        + alpha role presented-view of pop Page after finish
        - stack change of Page | the view of Page is displaced after a cancel
        + displaced page Page of stack-change Page after cancel
        - tab selection of Page | the window has another zPosition after a cancel
        + z-position role window of tab-selection Page after cancel
        - presentation of Card | presenter's view keeps its mask after a cancel
        + keeps-mask role presenter-view of presentation Card after cancel
        - dismissal of Card | presented view lost its mask after a finish
        + lost-mask role presented-view of dismissal Card after finish
        - push of Page | the view of Page has another corner radius after a cancel
        + corner-radius page Page of push Page after cancel
        - pop of Page | the window has another background after a cancel
        + background role window of pop Page after cancel
        - stack change of Page | presenter's view lost its shadow after a cancel
        + lost-shadow role presenter-view of stack-change Page after cancel
        - tab selection of Page | presented view keeps a shadow after a finish
        + keeps-shadow role presented-view of tab-selection Page after finish
        - presentation of Card | the view of Page has another shadow after a cancel
        + shadow page Page of presentation Card after cancel
        - dismissal of Card | the window lost its sublayerTransform after a cancel
        + lost-sublayer-transform role window of dismissal Card after cancel
        - push of Page | presenter's view keeps a sublayerTransform after a cancel
        + keeps-sublayer-transform role presenter-view of push Page after cancel
        - pop of Page | presented view has another tintAdjustmentMode after a finish
        + tint-mode role presented-view of pop Page after finish
        - stack change of Page | the view of Page has other additionalSafeAreaInsets after a cancel
        + safe-area page Page of stack-change Page after cancel
        - tab selection of Page | the window is scrolled elsewhere after a cancel
        + scrolled role window of tab-selection Page after cancel
        - presentation of Card | presenter's view is shown as an ended animation left it after a cancel
        + kept-animation role presenter-view of presentation Card after cancel
        - dismissal of Card | UILabel in the view of Page stays in the window after a cancel
        + stays-in-window-inside view UILabel page Page of dismissal Card after cancel
        - push of Page | UILabel in the view of Page is not in the window after a cancel
        + not-in-window-inside view UILabel page Page of push Page after cancel
        - pop of Page | UILabel in the view of Page stays hidden after a cancel
        + stays-hidden-inside view UILabel page Page of pop Page after cancel
        - stack change of Page | UILabel in the view of Page is no longer hidden after a cancel
        + no-longer-hidden-inside view UILabel page Page of stack-change Page after cancel
        - tab selection of Page | UILabel in the view of Page stays transparent after a cancel
        + stays-transparent-inside view UILabel page Page of tab-selection Page after cancel
        - presentation of Card | UILabel in the view of Page has another alpha after a cancel
        + alpha-inside view UILabel page Page of presentation Card after cancel
        - dismissal of Card | UILabel in the view of Page is displaced after a cancel
        + displaced-inside view UILabel page Page of dismissal Card after cancel
        - push of Page | UILabel in the view of Page has another zPosition after a cancel
        + z-position-inside view UILabel page Page of push Page after cancel
        - pop of Page | UILabel in the view of Page keeps its mask after a cancel
        + keeps-mask-inside view UILabel page Page of pop Page after cancel
        - stack change of Page | UILabel in the view of Page lost its mask after a cancel
        + lost-mask-inside view UILabel page Page of stack-change Page after cancel
        - tab selection of Page | UILabel in the view of Page has another corner radius after a cancel
        + corner-radius-inside view UILabel page Page of tab-selection Page after cancel
        - presentation of Card | UILabel in the view of Page has another background after a cancel
        + background-inside view UILabel page Page of presentation Card after cancel
        - dismissal of Card | UILabel in the view of Page lost its shadow after a cancel
        + lost-shadow-inside view UILabel page Page of dismissal Card after cancel
        - push of Page | UILabel in the view of Page keeps a shadow after a cancel
        + keeps-shadow-inside view UILabel page Page of push Page after cancel
        - pop of Page | UILabel in the view of Page has another shadow after a cancel
        + shadow-inside view UILabel page Page of pop Page after cancel
        - stack change of Page | UILabel in the view of Page lost its sublayerTransform after a cancel
        + lost-sublayer-transform-inside view UILabel page Page of stack-change Page after cancel
        - tab selection of Page | UILabel in the view of Page keeps a sublayerTransform after a cancel
        + keeps-sublayer-transform-inside view UILabel page Page of tab-selection Page after cancel
        - presentation of Card | UILabel in the view of Page has another tintAdjustmentMode after a cancel
        + tint-mode-inside view UILabel page Page of presentation Card after cancel
        - dismissal of Card | UILabel in the view of Page has other additionalSafeAreaInsets after a cancel
        + safe-area-inside view UILabel page Page of dismissal Card after cancel
        - push of Page | UILabel in the view of Page is scrolled elsewhere after a cancel
        + scrolled-inside view UILabel page Page of push Page after cancel
        - pop of Page | UILabel in the view of Page is shown as an ended animation left it after a cancel
        + kept-animation-inside view UILabel page Page of pop Page after cancel
        - stack change of Page | ShadeView beside the page is not in the window after a cancel
        + not-in-window-beside view ShadeView of stack-change Page after cancel
        - tab selection of Page | ShadeView beside the page stays hidden after a cancel
        + stays-hidden-beside view ShadeView of tab-selection Page after cancel
        - presentation of Card | ShadeView beside the page stays transparent after a cancel
        + stays-transparent-beside view ShadeView of presentation Card after cancel
        - dismissal of Card | the navigation bar stays shown after a cancel
        + bar-stays-shown role navigation-bar of dismissal Card after cancel
        - push of Page | the toolbar stays hidden after a cancel
        + bar-stays-hidden role toolbar of push Page after cancel
        - pop of Page | presented again under another transform
        + return-transform of pop Page
        works-again-afterwards
        - action show modal | asks for nothing
        + asks-for-nothing of action "show modal"
        - action show modal | is refused
        + is-refused of action "show modal"
        - action show modal | is cancelled without a gesture
        + cancelled-without-gesture of action "show modal"
        - action show modal | never ends
        + never-ends of action "show modal"
        - stack change of Page | a gesture that reported no progress finishes
        + unmoved-gesture-finishes of stack-change Page
        - action show modal | never comes after the background
        + not-after-background of action "show modal"
        page-is-lit
        - the app | dark: did not hold
        + did-not-hold text dark of app
        - the app | dark: held
        + held text dark of app
        - the app | dark: neither held
        + none-held text dark of app
        - the app | dark: too late
        + too-late text dark of app
        - the app | dark: never came
        + never-came text dark of app
        - the app | dark: came again
        + came-again text dark of app
        - the app | dark: stopped before
        + stopped-before text dark of app
        - the app | dark: threw
        + threw text dark of app
        - the app | dark: changed the app
        + changed-the-app text dark of app
        no-crash
        - app | SIGILL: Fatal error: nil, at Card.swift:12
        + trapped-at text "Card.swift:12" of app
        - tab selection of Page | SIGSEGV, at Card.swift:12
        + trapped-at text "Card.swift:12" of tab-selection Page
        - app | SIGILL: Fatal error: nil
        + died-saying text SIGILL text "Fatal error: nil" of app
        - app | exit 3, at Card.swift:12
        + died-at text "exit 3" text "Card.swift:12" of app
        - app | exit 3: Out of disk, at Card.swift:12
        + died-at text "exit 3" text "Card.swift:12" of app
        - presentation of Card | hang, in Card.viewDidLoad()
        + died-in text hang text "Card.viewDidLoad()" of presentation Card
        - app | hang
        + died text hang of app
        - app | memory
        + died text memory of app
        """
}
