// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let gestures: [String: RuleText] = [
        "8.1": RuleText(
            title: #"The states of a gesture"#,
            text: #"""
                Possible, began, changed, ended, cancelled, failed; recognized is ended. A continuous gesture goes \#
                from possible to began, changed any number of times, and ended or cancelled, or from possible to \#
                failed. A discrete one goes from possible to ended or failed, and never begins, changes or is \#
                cancelled. After ended, cancelled or failed a recognizer is possible again; neither a failure nor \#
                that reset sends an action.

                Sources: H-GR l.20–32.
                """#),
        "8.2": RuleText(
            title: #"When actions are sent"#,
            text: #"""
                Actions are sent with the next turn of the run loop after a change of state, and tell the state of \#
                that moment. That began and changed of one event may come as one is the model's choice (medium).

                Sources: H-GR l.23–31.
                """#),
        "8.3": RuleText(
            title: #"Turning a recognizer off"#,
            text: #"""
                Turned off in the middle of its gesture a recognizer is cancelled, and its action is sent with \#
                that state; turning it off and on again is the idiom for breaking a gesture off. While it is still \#
                possible it fails without a word.

                Sources: H-GR l.52; FloatingPanel `Core.swift:924`; AppStoreiOS11InteractiveTransition \#
                `CardDetailViewController.swift:181`.
                """#),
        "8.4": RuleText(
            title: #"Delegates, simultaneity and requirements to fail"#,
            text: #"""
                - `gestureRecognizerShouldBegin` false, of the delegate or of the view, makes the gesture fail. \#
                `shouldReceiveTouch` false means that the touch is not seen.
                - Two gestures on one touch exclude each other by default; it is enough that either side's \#
                delegate allows both.
                - With `require(toFail:)` the action waits until the other one has failed; if that begins or is \#
                recognized, this one fails.

                Sources: H-GR l.69–107.
                """#),
        "8.5": RuleText(
            title: #"When a pan begins, changes and ends"#,
            text: #"""
                A pan begins once at least `minimumNumberOfTouches` have moved far enough, about 10 pt (medium: \#
                M26 with a sheet; the header names no number). It changes with movement, and when a finger is \#
                added or lifts while enough remain. It ends when all have lifted. `maximumNumberOfTouches` fails a \#
                pan that has not begun.
                """#),
        "8.6": RuleText(
            title: #"Translation and velocity"#,
            text: #"""
                `translation(in:)` is the whole way since the gesture's start and no step. Setting it stops the \#
                velocity, which is in points a second. Whether the first 10 pt are counted nobody says; on devices \#
                the translation at `.began` is small and not zero (low), and the model counts from where the \#
                finger went down.

                Sources: the reference page of `setTranslation(_:in:)`.
                """#),
        "8.7": RuleText(
            title: #"Screen edges"#,
            text: #"""
                Only touches that start at the bezel of one of its `edges` count, others fail it. \#
                `interactivePopGestureRecognizer` is one (a subclass of UIKit's own, RNS l.822), of the left edge \#
                and on the navigation controller's view.
                """#),
        "8.8": RuleText(
            title: #"Pinches"#,
            text: #"""
                Two touches. `scale` is 1 at the start and relative to it, the velocity is scale a second; setting \#
                `scale` stops the velocity.
                """#),
        "8.9": RuleText(
            title: #"A gesture may be over before its transition starts"#,
            text: #"""
                A gesture's first action asks for the pop or dismissal; `startInteractiveTransition` comes in a \#
                later turn, and `.changed` and `.ended` may come before it. Code has to cope with that, or it \#
                freezes (3.6): devsign-nav-transitions#1; SwipeableTabBarController#94; tattn.
                """#),
        "8.10": RuleText(
            title: #"The system takes touches away"#,
            text: #"""
                An app that becomes inactive or goes to the background, a call, an alert that is presented, a \#
                rotation: the touches are cancelled, and gestures with them (SlideMenuControllerOC#12; \#
                NYTPhotoViewer#193, a rotation during a dismissal; ICSDrawerController#11). Code that looks for \#
                `.ended` alone leaves a transition stuck.
                """#),
        "8.11": RuleText(
            title: #"The view or the recognizer goes away during a gesture"#,
            text: #"""
                A recognizer that is removed from its view is cancelled. What becomes of touches whose view leaves \#
                the window is told in several ways: often its recognizers get them until they end. In the model, \#
                to remove the recognizer or to take its view out of the window cancels the gesture, once; a view \#
                that moves to another place in the window keeps it. A view that leaves the window is told that its \#
                touch is cancelled, and no more of it.
                """#),
        "8.12": RuleText(
            title: #"cancelsTouchesInView"#,
            text: #"""
                With `cancelsTouchesInView`, which is the default, the view is told `touchesCancelled` just before \#
                the first action.

                Sources: H-GR l.57.
                """#),
        "8.13": RuleText(
            title: #"When the pop gesture may begin"#,
            text: #"""
                - The swipe back does not begin with one controller on the stack, with the back button hidden or \#
                replaced, with the bar hidden, during a transition, or while the page presents or is about to; it \#
                does over what the page presents in its own context and has come.
                - With `delegate` nil, or one of the app's own, it begins at the root as well, where a swipe \#
                leaves the next push waiting for ever: a classic bug (codegenes, codemia, Stack Overflow).
                - Where the navigation delegate gives an animator, the swipe can be used only with an interaction \#
                controller of the app's own, or a requirement to fail (W16); see C48. Nil for the interaction \#
                controller while the gesture runs means that the pop happens at once, by itself (medium: RNS).
                """#),
        "8.14": RuleText(
            title: #"The pop gesture and a delegate's own animator"#,
            text: #"""
                An interactive pop needs an animator and an interaction controller for it; without the second it \#
                pops at once (RNS).
                """#),
        "8.15": RuleText(
            title: #"The content pop gesture of iOS 26"#,
            text: #"""
                iOS 26 adds `interactiveContentPopGestureRecognizer`, a swipe from anywhere in the content (RNS \#
                l.803–878).
                """#),
        "8.16": RuleText(
            title: #"What fingers do in one frame is one event"#,
            text: #"""
                Touches that come down, move or lift in one frame are one event: one call for all of a view's \#
                touches in the same phase. Several moves of a finger in one frame are one, to where it came last; \#
                fingers that rest meanwhile are stationary. A view without `isMultipleTouchEnabled` gets one touch \#
                of two. A drag or a pinch changes once a frame.

                To be checked against the reference pages of `UIEvent` and `UITouch`.
                """#),
        "8.17": RuleText(
            title: #"Equal touches give equal numbers"#,
            text: #"""
                Speeds and limits of time do not depend on when or where a gesture happens: equal drags have equal \#
                velocities, and a swipe may take half a second to the frame.
                """#),
        "8.18": RuleText(
            title: #"Key commands are looked for up the responder chain"#,
            text: #"""
                A key is looked for from the first responder, else from the controller that is seen, in a stack \#
                and tabs the page that is shown, up the responder chain to the presenter; the first `UIKeyCommand` \#
                that fits, with exactly its modifiers, is taken, and one that is disabled is passed over. Its \#
                action is sent up the chain from there.

                To be checked against the reference pages of `UIKeyCommand` and `keyCommands`.
                """#),
    ]
}
