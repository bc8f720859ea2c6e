// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let callbacks: [String: RuleText] = [
        "1.1": RuleText(
            title: #"Appearance callbacks follow one automaton for each controller"#,
            text: #"""
                A controller is in one of four states: disappeared, appearing, appeared, disappearing. The moves \#
                are the cycle of these four, and besides from appearing to disappearing and from disappearing to \#
                appearing, which is how a cancel turns round. No `did` call comes without its `will` call since \#
                the last `did` call; that a `will` call is followed by its `did` call may not be relied on. At \#
                rest every controller has appeared or disappeared, and it has appeared exactly when its view is in \#
                a window.

                Sources: W13 (turning from appearing to disappearing and back is legal); D-FLUID (the same four \#
                states); H-COORD l.105–112.
                """#),
        "1.2": RuleText(
            title: #"A requested transition starts after the call that asks for it has returned"#,
            text: #"""
                - A modal transition, animated: `present` returns first and the transition runs in a later turn of \#
                the run loop, from Core Animation's commit: `_afterCACommitHandler → \#
                _runAfterCACommitDeferredBlocks → -[UIPresentationController runTransitionForCurrentState] → … → \#
                animateTransition:` (crash stacks: mixpanel/mixpanel-iphone#709 on iOS 10, NSAntoine/Antoine#1 on \#
                a recent one). G-ANIM says the same.
                - `presentedViewController` and `presentingViewController` are set when `present` returns (medium: \#
                a log of an old version; RNS depends on it).
                - A navigation transition, animated: `viewControllers` and `topViewController` change inside the \#
                push or pop; the transition starts with the next layout of the navigation controller's view: \#
                `CA::Transaction::commit → -[UILayoutContainerView layoutSubviews] → -[UINavigationController \#
                __viewWillLayoutSubviews] → _startDeferredTransitionIfNeeded: → _startCustomTransition:` (crash \#
                stacks: rickytan/RTRootNavigationController#275 on iOS 13, Citrrus/MBContactPicker#48 on an older \#
                one). W13: an animated push is deferred since iOS 7.
                - In `viewWillDisappear` of a pop `topViewController` is the target already (medium: RNS).
                - Where the navigation controller's view is laid out by `layoutIfNeeded`, the transition starts \#
                then (the model's choice).
                - Setting `selectedIndex` of a tab bar controller makes its `transitionCoordinator` available at \#
                once (S-AAPL, the delegate of the tabs that slide).
                """#),
        "1.3": RuleText(
            title: #"Order of the questions to a modal delegate"#,
            text: #"""
                - A presentation: for the style `.custom` only, \#
                `presentationController(forPresented:presenting:source:)`; then \#
                `animationController(forPresented:presenting:source:)`; if that gave an animator, \#
                `interactionControllerForPresentation(_:)`; later `transitionDuration`, and the start. Without a \#
                presentation controller the presentation is a full-screen one. Without an animator UIKit's own \#
                animation runs and the question for interaction is never asked.
                - A dismissal: `animationController(forDismissed:)`, then `interactionControllerForDismissal(_:)`. \#
                No presentation controller is asked for: the one of the presentation is held as long as its \#
                controller is presented.
                - Each question is asked once for a request. `transitioningDelegate` is that of the presented \#
                controller, and is held weakly.
                - With `animated: false` built-in styles ask for no animator (medium: SIDE mends by hand the \#
                hierarchy that this leaves); for `.custom`, see C15.
                - Whoever returns an interaction controller makes the transition interactive: S-AAPL returns nil \#
                unless its gesture is active.

                Sources: G-PRES and G-ANIM (the lists of steps); W13 (without an animator the second question is \#
                not asked); W14a (the presentation controller is retained); H-VC l.499 (the delegate is weak); \#
                S-AAPL.
                """#),
        "1.4": RuleText(
            title: #"Which method the system calls first, startInteractiveTransition or animateTransition"#,
            text: #"""
                - Where an interaction controller is vended whose `wantsInteractiveStart` is true, as it is where \#
                that is not implemented, UIKit calls `startInteractiveTransition(_:)`, and the interaction \#
                controller alone decides whether and when `animateTransition(using:)` is called; a percent driver \#
                calls it at once. Otherwise UIKit calls `animateTransition(using:)`.
                - With `wantsInteractiveStart` false the transition begins on its own, by the one method or the \#
                other (C27), and may be caught later if it is interruptible.
                - Exactly one of the two is called by UIKit, and first. Code never calls \#
                `startInteractiveTransition` itself: it pushes, pops, presents, dismisses or selects.

                Sources: H-VCT l.30–37 and l.161–172; W13; W16; NEUB (what `customAnimation3` and `3b` print).
                """#),
        "1.5": RuleText(
            title: #"interruptibleAnimator is asked later and always gives the same object"#,
            text: #"""
                - It is asked for after `animateTransition` or `startInteractiveTransition`, with the same \#
                context, and perhaps several times; it has to be the same object for the whole transition and must \#
                not become inactive before that is over. Animations alongside are added to it.
                - The order is known from what NEUB prints: `startInteractiveTransition`, then \#
                `interruptibleAnimator`; or `animateTransition`, then `interruptibleAnimator` (medium).

                Sources: H-VCT l.147–151; W16; NEUB (`bk2ch06p292…/Animator.swift:22` on being called several \#
                times).
                """#),
        "1.6": RuleText(
            title: #"Order of callbacks of a full-screen presentation"#,
            text: #"""
                1. The call of `present`: the relation is set, and the delegate is asked (1.3).
                2. In a later turn: the presented controller's `loadView` and `viewDidLoad` at the latest, which \#
                may have come before (C28); `presentationTransitionWillBegin`.
                3. The presenter's `viewWillDisappear(true)`, the presented controller's `viewWillAppear(true)`, \#
                and its `viewIsAppearing(true)` once the view is in the hierarchy and laid out (built with the SDK \#
                of iOS 17, back to iOS 13).
                4. `transitionDuration`, `animateTransition`; animations alongside (1.15); the container's \#
                `containerViewWillLayoutSubviews` and `containerViewDidLayoutSubviews` meanwhile.
                5. `completeTransition(true)`: the presented controller's `viewDidAppear(true)`, the presenter's \#
                `viewDidDisappear(true)`, then the rest (1.18) and the completion block.

                `isBeingPresented` of the presented controller is true in its `viewWillAppear` and \#
                `viewDidAppear`, and false in the completion; the presenter's is false throughout. That \#
                `presentationTransitionWillBegin` comes before the `will` calls is medium: a list in G-PRES, seen \#
                in no log.

                Sources: VELOG; WOC l.97–140, 201–202 and 233–263; H-VC l.222–226; W13 (the `will` calls come at \#
                the start of the transition); crash stack zendesk/zendesk_sdk_ios#491 (`completeTransition: → … → \#
                transitionDidFinish: → _endAppearanceTransition: → viewDidAppear`).
                """#),
        "1.7": RuleText(
            title: #"Order of callbacks of a full-screen dismissal"#,
            text: #"""
                - The order: `dismissalTransitionWillBegin`; the presented controller's `viewWillDisappear`, the \#
                presenter's `viewWillAppear` and `viewIsAppearing`, the animation, the presenter's \#
                `viewDidAppear`, the presented controller's `viewDidDisappear`, the completion.
                - In the dismissed controller's `viewDidDisappear`, `presentingViewController` is nil and \#
                `isBeingDismissed` is true; in the completion `isBeingDismissed` is false.
                - `dismiss` on a controller that presents something dismisses that, with everything above it; on \#
                one that presents nothing it goes to its presenter; where there is none either, it does nothing. \#
                Only the top transition is animated, those between vanish (9.14).

                Sources: WOC l.145–207 and 268–277; microsoft/WinObjC#2114 (what the reference platform does); \#
                H-VC l.227; the reference page of `dismiss(animated:completion:)`.
                """#),
        "1.8": RuleText(
            title: #"Styles that leave the presenter in place tell it nothing"#,
            text: #"""
                - Under `.custom` by default, `.overFullScreen`, `.overCurrentContext`, `.pageSheet`, `.formSheet` \#
                and `.popover` the presenter is told nothing of presentation and dismissal. The presented \#
                controller gets its four calls as always.
                - `shouldRemovePresentersView` of the presentation controller decides, and is false for custom \#
                ones; true gives the behaviour of full screen.
                - `.currentContext` removes the view of the controller that defines the context, as full screen \#
                does; `.overCurrentContext` does not. Without a context the outermost controller presents over \#
                everything.
                - In compact width a popover is a sheet, unless its delegate keeps it a popover. Where it adapts \#
                to a full-screen page, its presenter goes and comes back (9.9).
                - Apps make up for the missing calls with `beginAppearanceTransition` and \#
                `endAppearanceTransition` on the presenter in the hooks of the presentation controller. That is \#
                balanced and no mistake.

                Sources: VELOG (sheet); W13; splinter.com.au/2015/04/17; DeckTransition#40; \#
                aunnnn/AppStoreiOS11InteractiveTransition, `CardPresentationController.swift` (the calls by hand); \#
                H-PC l.104–107.
                """#),
        "1.9": RuleText(
            title: #"Order of callbacks of pushes, pops and stack changes"#,
            text: #"""
                - Inside the call: a push adds the child, and so tells it `willMove(toParent: navigation)`; a pop \#
                tells the popped one `willMove(toParent: nil)`.
                - At the start: `viewDidLoad` of the one that comes, if needed; `viewWillDisappear` of the one \#
                that goes; `viewWillAppear` of the one that comes; the delegate's `willShow`; layout and \#
                `viewIsAppearing`; `transitionDuration` and the animation.
                - At the end, in `completeTransition`: `viewDidDisappear` of the one that goes, `viewDidAppear` of \#
                the one that comes, the delegate's `didShow`; `didMove(toParent: navigation)` of a pushed one or \#
                `didMove(toParent: nil)` of a popped one; then the coordinator's completions. The `did` calls come \#
                in the other order than in a modal transition.
                - The first display: `viewDidLoad`, `viewWillAppear`, `willShow`, `didShow`, `viewDidAppear` of \#
                the root; in VAST a second `didShow`.
                - `isMovingToParent` is true in `viewWillAppear` and `viewDidAppear` of the pushed one, \#
                `isMovingFromParent` in `viewWillDisappear` and `viewDidDisappear` of the popped one; both are \#
                false for the one below.
                - `popToRootViewController` and `popToViewController`: only the old and the new top are told of \#
                appearance, those between of their parent alone (medium). They return what goes; a target that is \#
                not on the stack raises.
                - `setViewControllers`, animated: a push if the new top was not in the old stack, a pop if it was, \#
                no transition if the top stays. The operation that the delegate is asked with is the same.

                The place of `willShow` and `didShow` is medium (one log, of iOS 5, and a crash stack), that of \#
                `didMove` low.

                Sources: VAST (a whole log); WANG; readke.com/c/0Z41505102021.html; arm1.ru (calls of the parent); \#
                crash stack keepassium/KeePassium#188 (`completeTransition: → … → \#
                navigationTransitionView:didEndTransition:fromView:toView: → \#
                navigationController:didShow:animated:`); H-VC l.209–219; H-NAV l.64–65 and l.72; radar 18002763 \#
                (`setViewControllers` may leave out `willMove` for some).
                """#),
        "1.10": RuleText(
            title: #"What is left out without animation"#,
            text: #"""
                - `push` and `pop` with `animated: false`: the same callbacks in the same order, with `animated` \#
                false, at the next layout rather than inside the call; nobody is asked for an animator, and \#
                `transitionCoordinator` is nil, as the idiom shows that runs the completion itself where there is \#
                none.
                - Two pushes without animation in one turn are both shown, the second on top.
                - `present` with `animated: false`: callbacks with `animated` false; the completion comes in a \#
                later turn all the same (low). There is no coordinator, unless a custom animator runs (C15).

                Sources: W13 (a push is deferred as one without animation is); the idiom `guard animated, let \#
                coordinator = transitionCoordinator else { completion() }`.
                """#),
        "1.11": RuleText(
            title: #"Selecting a tab, by hand and by code"#,
            text: #"""
                - A tap of the user: `shouldSelect`; the delegate is asked for an animator, then for an \#
                interaction controller; `viewWillDisappear` of the one that goes, `viewWillAppear` of the one that \#
                comes; `didSelect`; the animation. A `shouldSelect` that answers false changes nothing.
                - `selectedIndex` or `selectedViewController` set by code: neither `shouldSelect` nor `didSelect`, \#
                but the questions for the animation are asked.
                - Selecting the tab that is selected does nothing.
                - The tab bar controller is told by its bar as well, by `tabBar(_:didSelect:)`: of every tap, also \#
                on the selected tab, before `shouldSelect` and before `selectedIndex` changes (low: advice given \#
                to many who read the old index there).
                - Without an animator nothing is animated, and all callbacks come inside the setter, the `will` \#
                calls of the one that comes first (their interleaving is the model's choice).
                - An interactive selection that is cancelled sets `selectedIndex` back to the old value, and \#
                completions hear that it was cancelled (S-AAPL).

                Sources: S-AAPL, which drives a transition by setting `selectedIndex`; H-TAB l.55–70; \#
                TransitionableTab#6; danielgarbien.com (watching `selectedIndex` is not reliable); an old page of \#
                iphonedevwiki on `UITabBarController` (`didSelect` comes after the call for the transition).
                """#),
        "1.12": RuleText(
            title: #"Interactive transitions that finish and that are cancelled"#,
            text: #"""
                - The start is that of any transition: the same `will` calls, and `willShow` too, when the \#
                interaction starts (high: TZScrollViewPopGesture#6, radianttap/Coordinator#11).
                - Finished, it ends as 1.6, 1.7 or 1.9.
                - A cancelled pop: `viewWillDisappear` of the current one and `viewWillAppear` of the one below at \#
                the start; then, of the one below, `viewWillDisappear` and `viewDidDisappear`, of the current one \#
                `viewWillAppear` and `viewDidAppear`; no `didShow` (BufferedNavigationController#5; WANG on iOS 7; \#
                Stack Overflow 18927878 for the current one). Which calls come is high, how they interleave medium \#
                (C6).
                - A presentation that is cancelled: in the presented controller's `viewWillDisappear`, \#
                `isBeingDismissed` is true and `presentingViewController` still there, as in a dismissal; its view \#
                has left the container by then (low: SideMenu 5e295d3, whose mistake and whose repair both need \#
                it). Then as 1.7.
                - A cancelled drag of a sheet: `viewWillDisappear`, `viewWillAppear`, `viewIsAppearing`, \#
                `viewDidAppear` of the presented one (medium: VELOG).
                - A start that is cancelled gives the `will` calls of its direction and never their `did` calls \#
                (high: NEUB `3b`, `ViewControllers.swift:5–9`).
                - Page turns that are cancelled differ again (WANG): between controllers no order may be relied on \#
                after a cancel. Each controller's own calls lead back to where it was.
                """#),
        "1.13": RuleText(
            title: #"Hooks of the presentation controller"#,
            text: #"""
                - `presentationTransitionWillBegin` comes before the animation; in it the coordinator is to be had \#
                from both controllers. `presentationTransitionDidEnd(_:)` comes at the end, with false after a \#
                cancel, when views of the presentation controller's own are to be removed. \#
                `dismissalTransitionWillBegin` and `dismissalTransitionDidEnd(_:)` likewise, where true means to \#
                remove them. Each `WillBegin` has its `DidEnd`.
                - `presentedView` and `frameOfPresentedViewInContainerView` may be read several times; \#
                `presentedView` only after `WillBegin`, in which S-AAPL makes the wrapper that it returns there.
                - UIKit holds the presentation controller from the presentation to the end of the dismissal. \#
                `containerView` is nil before and after; the last hook still sees it.
                - The presentation controller holds both controllers, also after its dismissal (the properties are \#
                strong by UIKit's interface): a presented controller that holds it by a property of its own is \#
                never freed (a fix of a published popup says so).
                - The delegate for adaptive presentations hears of dismissals by the user alone, never of those by \#
                code: `shouldDismiss`, `willDismiss`, `didDismiss`, `didAttemptToDismiss` (H-PC l.43–60; RNS). A \#
                tap beside a sheet is the user's. In `willDismiss` the transition is there and has not started: \#
                its coordinator takes animations alongside and tells how the interaction ends (H-PC).
                - A sheet whose controller has `isModalInPresentation` stays, and the delegate hears of the \#
                attempt, as it does where `shouldDismiss` answers false. `isModalInPresentation` counts, too, of \#
                the page that a presented stack or tab bar controller shows at the moment, and of no other of its \#
                pages.
                - The delegate may name another style for a size class, and another controller to be shown in that \#
                style; that one is taken back with the next change of size class. None is shown in place of a \#
                controller that itself presents something.
                - A popover, and a sheet in regular width, follow the `preferredContentSize` of what they present, \#
                on the way to which they animate; a stack passes on what its top prefers, with room for its bar.

                Sources: G-PRES; S-AAPL; H-PC; W14a (retained). The last three points are written from what \#
                conformance tests hold the model to.
                """#),
        "1.14": RuleText(
            title: #"Who has a transition coordinator, and how long"#,
            text: #"""
                - A controller has the coordinator of its own presentation or dismissal, else its parent's \#
                (H-COORD l.125–131). It is there in all four appearance callbacks, for the controller that goes, \#
                the one that comes and the container, and nil after the transition.
                - It is there already when `interactionControllerFor…` is asked for, and tells both views (RNS); \#
                and right after a push, pop or selection that is animated (a common idiom; S-AAPL).
                - It is released after the last callback (H-COORD l.74–78).
                - A coordinator's `presentationStyle` is `.none` for navigation; for UIKit's own push its \#
                `transitionDuration` is 0.35, its `completionVelocity` 1 and its `percentComplete` 0 while nobody \#
                interacts (medium: M26). Who asks for the duration before the start has the animator asked with \#
                its context.
                """#),
        "1.15": RuleText(
            title: #"Animations alongside a transition and their completions"#,
            text: #"""
                - Blocks are queued and not run inside the call: those given in `viewWillAppear` have not run when \#
                it returns (M26). They run in the transition's animation, with its duration and curve: UIKit arms \#
                them around the call of the animator, so that they run with its first animation block, and at the \#
                latest when `animateTransition` returns, as for animators that use no `UIView` animation (crash \#
                stack NSAntoine/Antoine#1: `+[UIView _setAlongsideAnimations:toRunByEndOfBlock:]` wraps the call).
                - With an interruptible animator they join that.
                - A percent driver drives only what is inside the container; for another view there is \#
                `animateAlongsideTransition(in:)` (H-COORD l.84–103).
                - The result is true if the block was queued. The completion runs once after the transition has \#
                ended, on a cancel too, with `isCancelled`, and even if the block never ran. Given after the \#
                animation has started, a block may be dropped; its completion is not (H-COORD l.91–92).
                - A completion may start another transition (S-AAPL).
                """#),
        "1.16": RuleText(
            title: #"When a change of interaction is told"#,
            text: #"""
                - The handlers run when the transition goes from interactive to not interactive; for an \#
                interruptible one, since iOS 10, at every change in either direction, and they are kept until the \#
                end. They run before the opposite `will` calls of a cancel. They never run for a transition that \#
                is not interactive (radianttap/Coordinator#11).
                - In the handler `isInteractive` has its new value, and `isCancelled` is decided for that change.

                Sources: H-COORD l.105–119.
                """#),
        "1.17": RuleText(
            title: #"animationEnded follows completeTransition"#,
            text: #"""
                It is called as a result of `completeTransition`, with the same flag. G-ANIM lists it after the \#
                completion block of `present`; SIDE says that `completeTransition` removes the container and leads \#
                to it. It was seen twice for a transition of tabs (C12).
                """#),
        "1.18": RuleText(
            title: #"Order of everything inside completeTransition"#,
            text: #"""
                1. The context is marked as complete.
                2. The container's own handler: changes of the hierarchy, the `did` calls, `didShow` or \#
                `presentationTransitionDidEnd`, the completion blocks of `present` and `dismiss`.
                3. The coordinator's completions (H-COORD: after the transition; W13: when all of it is done).
                4. `animationEnded` (its place is the model's choice).
                5. The coordinator is released.

                That 2 comes before 3 is medium: in crash stacks the call of the container's handler returns to an \#
                earlier place of `completeTransition:` (+90, +102) than the call of `_runAlongsideCompletions` \#
                (+104 to +118), and the presented controller's `viewDidAppear` is inside it. The rest is low: read \#
                from runtime headers (names only) or chosen. C11 is about the place of the hook.
                """#),
        "1.19": RuleText(
            title: #"Queued transitions start from the coordinator's completions"#,
            text: #"""
                A push or present that was asked for while another transition was in flight is done from that \#
                one's coordinator completions (9.1), and so starts after its `did` calls.
                """#),
    ]
}
