// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let contested: [String: RuleText] = [
        "C1": RuleText(
            title: #"Model value after stopAnimation(true)"#,
            text: #"""
                H-ANIM l.60–66, W16 and NEUB (`bk2ch05p213hitTestingDuringAnimation2`, which drags `center` right \#
                after a stop while running) say that the value that is shown stays. M26 measured, from a paused \#
                animator, that the value goes back to where the animation began.

                The model: the shown value; flipped, the first one.
                """#),
        "C2": RuleText(
            title: #"fractionComplete of a reversed animator"#,
            text: #"""
                TW (l.74–79) uses 1 − `fractionComplete` when reversed, NG negates the drag, and a question \#
                (whosebug.com 2950003) sees the fraction jump to its complement at the turn. M26 and Apple's \#
                documentation say nothing.

                The model: the fraction is that of the running direction, so that a turn makes it 1 − f; flipped, \#
                it counts from the start.
                """#),
        "C3": RuleText(
            title: #"Starting or pausing a stopped animator"#,
            text: #"""
                The documentation calls starting, pausing and adding to a stopped animator an error of the \#
                programmer. Somebody who tried saw none for start and pause.

                The model: it raises; flipped, the call is ignored.
                """#),
        "C4": RuleText(
            title: #"Finishing a stopped animator before its release"#,
            text: #"""
                The reference page of `stopAnimation(_:)` says that one need not call `finishAnimation(at:)`; the \#
                text of the exception at the release (5.11) and H-ANIM l.63 say that one must.

                The model: one must, before the release; flipped, one need not.
                """#),
        "C5": RuleText(
            title: #"update(1) on a percent driver"#,
            text: #"""
                CEV#4: after an update to 1 the animation's completion never comes and the transition hangs, and \#
                so it was kept to 0.99. The documentation says only that values are kept within 0 and 1.

                The model: it is like any other value; flipped, the completion never comes.
                """#),
        "C6": RuleText(
            title: #"When a cancel turns the appearance"#,
            text: #"""
                H-COORD l.109–112 implies that the opposite `will` calls of a cancel come when the interaction \#
                ends, as the handlers run just before them. The order of WANG, and D-FLUID, where a controller \#
                goes from disappearing to appearing to appeared in one turn of the run loop, imply that they come \#
                at the end.

                The model: at `completeTransition(false)`, in the order of WANG, the handlers before; flipped, \#
                when the interaction ends.
                """#),
        "C7": RuleText(
            title: #"Order of a cancelled presentation"#,
            text: #"""
                For a cancelled presentation only a sheet's log (VELOG: `viewWillDisappear`, `viewWillAppear`, \#
                `viewIsAppearing`, `viewDidAppear` of the presented controller) and one of a custom presentation \#
                (MusicPlayerTransition#28) were found. Only each controller's own order may be relied on.
                """#),
        "C8": RuleText(
            title: #"Whether the container holds the presenter from the start"#,
            text: #"""
                The reference page of `containerView` says that UIKit adds the presenter's view by itself; W13 and \#
                H-PC say that styles that leave the presenter leave it where it is; in G-ANIM the full-screen \#
                container has it.

                The model: in full screen, stacks and tabs the view that goes is in the container from the start; \#
                for `.custom` and the `over` styles it is not. Flipped, a full-screen presenter's view stays where \#
                it was.
                """#),
        "C9": RuleText(
            title: #"Views that the animator inserted, after a cancel"#,
            text: #"""
                A comment in S-AAPL says that UIKit does not remove the view that comes of a cancelled dismissal; \#
                NYTPhotoViewer#302, SIDE and HERO remove such views by hand. tattn and others do not, and work for \#
                styles other than full screen.

                The model: what the animator inserted stays after a cancel, but a container that is removed takes \#
                along all in it; flipped, UIKit removes it.
                """#),
        "C10": RuleText(
            title: #"A popped controller's parent in viewDidDisappear"#,
            text: #"""
                arm1.ru has `didMove(toParent: nil)` last. In RNS `parent` is nil already in `viewDidDisappear` \#
                after a pop.

                The model: `parent` is nil before `viewDidDisappear`, and `didMove(toParent: nil)` comes after it; \#
                flipped, `parent` is nil only then.
                """#),
        "C11": RuleText(
            title: #"The presentation controller's hook and viewDidAppear"#,
            text: #"""
                Of `presentationTransitionDidEnd`, `viewDidAppear`, the completion block, `animationEnded` and the \#
                coordinator's completions only parts of the order are known.

                The model: the order of 1.18, the hook after `viewDidAppear`; flipped, before it.
                """#),
        "C12": RuleText(
            title: #"How often animationEnded is called"#,
            text: #"""
                The header tells of one call. NEUB (`bk2ch06p292customAnimation1/…/Animator.swift:80`) logs two \#
                for a transition of tabs.

                The model: one; flipped, two for tabs.
                """#),
        "C13": RuleText(
            title: #"completeTransition called again"#,
            text: #"""
                No source.

                The model: a second call is ignored and noted; flipped, it ends the transition with its own flag \#
                once more.
                """#),
        "C14": RuleText(
            title: #"The coordinator's transitionDuration"#,
            text: #"""
                M26: 0.35 for a push, 0 for a page sheet in `viewWillAppear`.

                The model: the animator's duration where there is one of the app's, else these; flipped, UIKit's \#
                own.
                """#),
        "C15": RuleText(
            title: #"The animator of an unanimated custom presentation"#,
            text: #"""
                H-VCT l.73–76 and H-COORD l.22–25: for `.custom` without animation the animator runs, with \#
                `isAnimated` false. SIDE, in full screen without animation: it does not.

                The model: nobody is asked for an animator where nothing is animated; flipped, for `.custom` one \#
                runs.
                """#),
        "C16": RuleText(
            title: #"A push or pop during another"#,
            text: #"""
                Logs up to iOS 8 show that a nested push or pop ran at once and corrupted the bar; crash stacks of \#
                iOS 9 to 13 that it waits as a completion of the coordinator; D-FLUID (iOS 18) that a push is \#
                completed and the pop starts, both in one turn.

                The model: it waits; flipped, it runs at once and corrupts. The way of iOS 18 is not modelled. See \#
                9.1.
                """#),
        "C17": RuleText(
            title: #"A presentation during another"#,
            text: #"""
                Warnings that a presentation is in progress say that the request is refused; crash stacks show \#
                presentations done from a coordinator's completion (banchichen/TZImagePickerController#402, \#
                awslabs/aws-sdk-ios-samples#203).

                The model: refused while the presenter itself presents or is being dismissed, put off while \#
                another coordinator is in flight, a stack's or a rotation's; flipped, it waits in the first case \#
                too.
                """#),
        "C18": RuleText(
            title: #"Pushing what is on the stack already"#,
            text: #"""
                H-NAV l.61 says that it has no effect. In reality an exception is raised, with two texts by \#
                version (9.2).

                The model: it raises; flipped, it does nothing.
                """#),
        "C19": RuleText(
            title: #"Starting an animator again"#,
            text: #"""
                Notes on iOS 10 tell of an exception; H-PA l.73–79, for iOS 11 and later, of a paused state for a \#
                moment.

                The model: paused until animations are added; flipped, it raises.
                """#),
        "C20": RuleText(
            title: #"An animator of duration 0"#,
            text: #"""
                NEUB: it behaves as 0.2 s. The documentation says nothing.

                The model: it ends with the next turn; flipped, it lasts 0.2 s.
                """#),
        "C21": RuleText(
            title: #"Overdamped springs"#,
            text: #"""
                The system's spring has a ratio of 4.56 by Apple's own formula, and yet W16 calls it critically \#
                damped, and M26 measured ω = 18.257, critical, 0.5057 s (7.4).

                The model: a ratio above 1 acts as 1; flipped, as over-damped.
                """#),
        "C22": RuleText(
            title: #"An animator that is not vended as interruptible, under a driver"#,
            text: #"""
                RNS: a property animator that `animateTransition` makes, and that is not vended as interruptible, \#
                is not driven. W16 and H-VCT: only interruptible animators are.

                The model: it runs on its own; flipped, the driver holds it.
                """#),
        "C23": RuleText(
            title: #"hideShowBarDuration"#,
            text: #"""
                0.2 in most redeclarations of the constant, 0.25 in WinObjC, 0.33 in another one.

                The model: 0.2; flipped, 0.33.
                """#),
        "C24": RuleText(
            title: #"Replacing a controller's view during a transition"#,
            text: #"""
                RNS says that on iOS 26 replacing `self.view` in the middle of a transition breaks its end. One \#
                source, about what nothing public shows: left out.
                """#),
        "C25": RuleText(
            title: #"The last callback of a cancelled pop in one document"#,
            text: #"""
                The text of D-FLUID ends a cancelled pop with `viewDidDisappear`, its figure with `viewDidAppear`. \#
                The text is a slip.
                """#),
        "C26": RuleText(
            title: #"finished when a driver cancels"#,
            text: #"""
                Nobody relies on it; AW says that the animator sees an ordinary completion when a driver cancels.

                The model: `finished` is true; flipped, false. Code has to look at `transitionWasCancelled`.
                """#),
        "C27": RuleText(
            title: #"startInteractiveTransition without an interactive start"#,
            text: #"""
                By 1.4 `animateTransition` is called where `wantsInteractiveStart` is false; but several public \#
                drivers, some of them grown out of an Apple sample, leave `animateTransition` empty, build \#
                everything in `startInteractiveTransition` and look at `context.isInteractive` there, and work.

                The model: `startInteractiveTransition` in both cases; flipped, `animateTransition`.
                """#),
        "C28": RuleText(
            title: #"When the presented view is loaded"#,
            text: #"""
                Code that sets `transitioningDelegate = self` in `viewDidLoad` works for built-in styles; 1.3 and \#
                1.6 have the view loaded a turn later.

                The model: built-in styles load the view before the delegate is asked, `.custom` after; flipped, \#
                all after.
                """#),
        "C29": RuleText(
            title: #"The default modal style"#,
            text: #"""
                Full screen up to iOS 12, `.automatic`, a page sheet, from iOS 13 on.

                The model: a page sheet; flipped, full screen.
                """#),
        "C30": RuleText(
            title: #"finalFrame of a dismissal's from view"#,
            text: #"""
                By 2.6 it is zero, as the view will be removed; tutorials animate the view that goes to it, and \#
                work.

                The model: zero for the one that goes in a presentation, a push or a pop; on a dismissal the \#
                current frame; flipped, zero there too.
                """#),
        "C31": RuleText(
            title: #"When a navigation controller asks its delegate"#,
            text: #"""
                No source for whether a navigation controller asks its delegate inside the push or pop or at the \#
                deferred start. It decides whether a flick freezes.

                The model: at the deferred start; flipped, inside.
                """#),
        "C32": RuleText(
            title: #"Translation in a transformed view"#,
            text: #"""
                No source for `translation(in:)` of a view that the transition has scaled.

                The model: converted through the current transform of the model; flipped, in the window's points.
                """#),
        "C33": RuleText(
            title: #"A second dismissal while the presented controller is going"#,
            text: #"""
                A controller whose presented controller is going already is asked to dismiss once more. 9.7 tells \#
                of a second dismissal that reaches the presenter of what is going, which is that controller \#
                itself; by 9.4 it is refused.

                The model: it dismisses the controller itself afterwards; flipped, it is refused, with a line in \#
                the log.
                """#),
        "C34": RuleText(
            title: #"When isBeingDismissed becomes true"#,
            text: #"""
                Whether `isBeingDismissed` is true when `dismiss` returns or only from the start of the transition \#
                on: no source.

                The model: from the start; flipped, from the return of `dismiss`.
                """#),
        "C40": RuleText(
            title: #"Turning the swipe back off while it pops"#,
            text: #"""
                What becomes of a swipe back whose recognizer is turned off while it pops: no source says whether \#
                the pop is cancelled as other gestures are (8.3) or hangs.

                The model: it is cancelled; flipped, the pop never ends.
                """#),
        "C41": RuleText(
            title: #"A tab selected during a transition between tabs"#,
            text: #"""
                See 9.8.

                The model: a tab selected during a transition between tabs is noted, and its transition starts \#
                over the other; flipped, it is noted and ignored.
                """#),
        "C45": RuleText(
            title: #"beginFromCurrentState and animations that add up"#,
            text: #"""
                Whether an animation with `.beginFromCurrentState` adds to those before it, where the property \#
                adds up (6.8), or hides them.

                The model: it adds up; flipped, it hides them. An animation that repeats gives way in either case.
                """#),
        "C46": RuleText(
            title: #"A driver whose start leaves out super"#,
            text: #"""
                A percent driver whose `startInteractiveTransition` is overridden without `super` has nothing to \#
                drive. Whether its `finish()` and `cancel()` still reach the transition is not documented.

                The model: they do; flipped, they are lost, and a note says that `super` was not called.
                """#),
        "C47": RuleText(
            title: #"Whether a layer's animation is seen until its delegate hears of its end"#,
            text: #"""
                Public reports of flicker say that what lies beneath an animation that is removed on completion is \#
                seen for a frame before `animationDidStop(_:finished:)` comes; others never saw it.

                The model: the animation is seen until its delegate hears of its end; flipped, a frame less.
                """#),
        "C48": RuleText(
            title: #"The swipe back under a delegate that supplies animators"#,
            text: #"""
                Three independent sources over ten years say that the built-in swipe back is off under a \#
                navigation delegate that implements the question for animators, whatever it answers; see 8.13 for \#
                how others have it.

                The model: the swipe does not begin under such a delegate, but with a delegate of the recognizer's \#
                own; flipped, it begins as without one.
                """#),
        "C49": RuleText(
            title: #"Children that are exchanged while their container appears"#,
            text: #"""
                No source says that children that are exchanged from outside while their container is appearing \#
                run into its appearance; where a callback of that appearance asked for it they do (10.4).

                The model: they are told by the exchange alone; flipped, the two run into each other and are \#
                logged as unbalanced.
                """#),
        "C50": RuleText(
            title: #"A custom presentation without a presentation controller, in a container of another size"#,
            text: #"""
                People who present with `.custom` and place the view in their animator alone report that it does \#
                not resize properly when the device is turned while it is shown \#
                (brightec/CustomViewControllerTransition#1); nobody says that UIKit places it over the whole \#
                container, as it does for its own styles.

                The model: the view's autoresizing mask decides; flipped, UIKit lays it out over all of the \#
                container.
                """#),
        "C51": RuleText(
            title: #"The final frame in a container that changes its size meanwhile"#,
            text: #"""
                No source says whether `finalFrame(for:)` of the view that comes is asked for anew when the window \#
                changes its size while the transition runs, or stays that of the start.

                The model: it follows the size; flipped, it stays.
                """#),
        "C52": RuleText(
            title: #"Which of two recognizers of one view comes first"#,
            text: #"""
                By default no order is set in which the recognizers of a view receive a touch, says Apple's guide \#
                to events; two that would recognize the same gesture, such as two pans of one view that are not \#
                told to go together, exclude each other, and which of them does is undocumented.

                The model: the one that was added first; flipped, the one that was added last.
                """#),
    ]
}
