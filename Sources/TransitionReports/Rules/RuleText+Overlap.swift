// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let overlap: [String: RuleText] = [
        "9.1": RuleText(
            title: #"A push or pop during another"#,
            text: #"""
                - Seen on iOS 9 to 13: the request is put into the coordinator of the transition in flight and \#
                done from its completions; until then `viewControllers` is as it was. Crash stacks: `… \#
                animateTransition: block → completeTransition: → _runAlongsideCompletions → \#
                -[_UIViewControllerTransitionCoordinator _applyBlocks:releaseBlocks:] → -[UINavigationController \#
                pushViewController:animated:] → pushViewController:transition:forceImmediate:` in \#
                samuelclay/NewsBlur#886 (two cells tapped at once), wordpress-mobile/WordPress-iOS#7284, \#
                isontheline/pro.webssh.net#16 and thexande/SwiftAlgorithms#31 (fast taps); by way of \#
                `_runAfterCACommitDeferredBlocks` in zendesk/zendesk_sdk_chat_ios#220. RNS l.591–603 says the same \#
                in a comment. Four independent stacks without a frame of the app's between make this high; a \#
                coordinator block of the app's own that ends with a push is unlikely in all four.
                - Several requests follow in their order (the model's choice). A pop that waited pops nothing \#
                where what it waited for has taken its target away.
                - Up to iOS 8, and rarely later, the request ran at once, with the texts of nested animations (B), \#
                with `Attempting to begin a transition on navigation bar (…) while a transition is in progress.`, \#
                and with crashes (openradar 37068517 on iOS 11.2; BAMEasyTable#4, leanchat-ios#116, \#
                BufferedNavigationController#9, HERO#638, ChatSecure#597, Cobalt#18). C16 is that switch.
                - iOS 18 with zooms: a push is completed at once, up to appeared, and the pop begins in the same \#
                turn; a push is never cancelled, and the user need not be kept from further ones (D-FLUID). The \#
                model has no such profile.
                """#),
        "9.2": RuleText(
            title: #"Pushing what is on the stack already"#,
            text: #"""
                `NSInvalidArgumentException`, in older versions `Pushing the same view controller instance more \#
                than once is not supported (<VC>)`, in newer ones `<nav> is pushing the same view controller \#
                instance (<vc>) more than once which is not supported and is most likely an error in the \#
                application : <bundle id>`. Where both pushes waited it is raised later, in `completeTransition`. \#
                Pushing a navigation controller raises as well: `Pushing a navigation controller is not supported` \#
                (medium: common knowledge).
                """#),
        "9.3": RuleText(
            title: #"Presenting while presenting"#,
            text: #"""
                Nothing happens but a line in the log, `Attempt to present <X> on <Y> which is already presenting \#
                <Z>` (InteractiveModal#8, Adapty#116; with “(null)” while Z is being dismissed: CCMPopup#4, \#
                uservoice#347); newer texts add `(from <root>)`. The completion is not called (the model's \#
                choice).
                """#),
        "9.4": RuleText(
            title: #"Requests during a presentation or dismissal of the same controller"#,
            text: #"""
                - The request is dropped, with a line in the log: `Attempt to present <X> on <Y> … while a \#
                presentation is in progress!` or `Attempt to dismiss from view controller <Y> while a presentation \#
                or dismiss is in progress!` (SideMenu#323, ProMotion#473, ZFDragable#3, openradar 17762871, \#
                Transmission#103). For waiting instead of refusing, see C17.
                - After an interactive dismissal that was cancelled and never completed with false, every later \#
                dismissal fails like this (ZFDragable#3, InteractiveModal#8).
                - A presentation and a dismissal in the same turn: the presentation happens, the dismissal is \#
                ignored (low: kouhan.cn, with an old method).
                - Newer versions have `_performCoordinatedPresentOrDismiss:animated:` (crash stack \#
                WrappingHStack#51) and `Trying to dismiss the presentation controller while transitioning \#
                already.` (Transmission#103).
                """#),
        "9.5": RuleText(
            title: #"Presenting from outside the window"#,
            text: #"""
                A presenter whose view is in no window: a line in the log, `Attempt to present <X> on <Y> whose \#
                view is not in the window hierarchy!`; nothing happens and nothing raises (RFAboutView#8, \#
                JTSImageViewController#43; RNS). For a detached controller newer versions log that presenting from \#
                it is discouraged (low).
                """#),
        "9.6": RuleText(
            title: #"Presenting what is active already"#,
            text: #"""
                `NSInvalidArgumentException`: `Application tried to present modally an active controller <X>.`, in \#
                newer versions `Application tried to present modally a view controller <X> that is already being \#
                presented by <Y>.` (SDCAlertView#65, react-native-share-menu#101). Presenting oneself raises as \#
                well, and so does presenting a controller that has a parent (PYSearch#85).
                """#),
        "9.7": RuleText(
            title: #"Presenting while being dismissed"#,
            text: #"""
                A controller that is being dismissed presents nothing (RNS l.478). A dismissal of a controller \#
                that is being dismissed may dismiss its presenter instead (swift-navigation#295; C33).
                """#),
        "9.8": RuleText(
            title: #"Selecting a tab during a tab transition"#,
            text: #"""
                UIKit does not prevent it, and what comes of it ranges from an animation that starts anew to lost \#
                children, a white screen or a freeze (HERO#226 and #372, Motion#55, SwipeableTabBarController#52, \#
                CEV#48). S-AAPL and danielgarbien.com look at `transitionCoordinator` first, and so does the fix \#
                of SwipeableTabBarController (4449008, #70). An old page of iphonedevwiki says that it is ignored. \#
                The model notes it, and starts the second transition over the first (C41).
                """#),
        "9.9": RuleText(
            title: #"Changes of size"#,
            text: #"""
                - `viewWillTransition(to:with:)` goes from the root to its children, then to the presentation \#
                controller and the presented controller (W14b). A presenter that is not seen is told too \#
                (onmyway133/notes#202 and #210).
                - The container has its old bounds inside that call and its new ones in the blocks alongside \#
                (motion-transitioning-objc#49).
                - Transitions that are asked for inside the call happen without animation, or are held by the \#
                coordinator until it ends (W14b). In the model a presentation waits for the end; the relation is \#
                set at once.
                - Rotation cancels the gesture of a running transition (8.10).
                - Every window that fills the screen goes along with its root; one of another size stays as it is.
                - The screen turns with a window that fills it. A window of another size is a part of the screen, \#
                as beside another app, and `UIScreen.main.bounds` does not change (Apple, `UIScreen.bounds`; \#
                SwipeableTabBarController#99).
                - A presenter below a custom style may keep a wrong frame after a rotation and a dismissal \#
                (splinter.com.au; CustomPresentation#1).
                - Where the size classes change, controllers are told of that before the size and again after the \#
                change. Sheets, popovers and pages in a context fit the new room, also while they come, go or are \#
                held, and so do pages of a stack, from the end of their push or pop on at the latest; a popover's \#
                delegate may name another source for it. A presenter that was out of the window has its new size \#
                when it returns. No size falls below zero.
                - The device tells of a turn with the old bounds, the status bar before and after the new ones; a \#
                window that is only widened turns nothing.

                The last two points are written from what conformance tests hold the model to.
                """#),
        "9.10": RuleText(
            title: #"The background during a transition"#,
            text: #"""
                An animation that nobody drives ends, with `finished` false (6.6): animators that ignore the flag \#
                complete the transition, those that test it freeze. A gesture is cancelled, and code that passes \#
                this on cancels; code that ignores `.cancelled` is stuck.
                """#),
        "9.11": RuleText(
            title: #"What a transition keeps alive"#,
            text: #"""
                Both controllers are held until the end (WOC l.233; the context holds them). A popped controller \#
                is released after its `viewDidDisappear` (a log of readke.com). The animator is held by the \#
                presentation controller once it was asked for; a `transitioningDelegate` that is gone before means \#
                UIKit's own animation (IBAnimatable#392; AnimatedTransitionKit#78 for a delegate that went during \#
                an interactive completion).
                """#),
        "9.12": RuleText(
            title: #"A cancelled interactive stack change"#,
            text: #"""
                A cancelled interactive `setViewControllers` leaves both controllers on the stack, which is then \#
                higher by one (openradar 14794181 on iOS 7; of later versions nothing is known). The model \#
                restores the stack, and has the fault F10.
                """#),
        "9.13": RuleText(
            title: #"Taking the presenter away during a transition"#,
            text: #"""
                No reliable source for a presenter that leaves its window or parent, or for another \#
                `rootViewController`; a modal `UITransitionView` may be left. In the model the transition \#
                completes and all of it is detached.
                """#),
        "9.14": RuleText(
            title: #"Dismissing several levels"#,
            text: #"""
                `dismiss` on the lowest presenter removes everything above it; only the top transition is \#
                animated, and those between have no completion. Those that were seen are told that they disappear, \#
                and the presenter comes back.

                Sources: the reference page of `dismiss(animated:completion:)`; WOC.
                """#),
    ]
}
