// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let texts: [String: RuleText] = [
        "B": RuleText(
            title: #"What UIKit logs and raises, word for word"#,
            text: #"""
                - `Unbalanced calls to begin/end appearance transitions for <VC>.` (10.4)
                - `Warning: Attempt to present <X> on <Y> whose view is not in the window hierarchy!` (9.5)
                - `Warning: Attempt to present <X>  on <Y> which is already presenting <Z>` (9.3)
                - `Attempt to present <X> on <Y> (from <R>) while a presentation is in progress.` (9.4)
                - `Warning: Attempt to dismiss from view controller <Y> while a presentation or dismiss is in \#
                progress!` (9.4)
                - `Trying to dismiss the presentation controller while transitioning already. (<PC>)` (9.4)
                - `nested push animation can result in corrupted navigation bar` (9.1)
                - `nested pop animation can result in corrupted navigation bar` (9.1)
                - `Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might \#
                get corrupted.` (9.1)
                - `Can't add self as subview`, an `NSInvalidArgumentException`
                - `Pushing the same view controller instance more than once is not supported (<VC>)`, an \#
                `NSInvalidArgumentException` (9.2)
                - `Application tried to present modally an active controller <X>.`, an \#
                `NSInvalidArgumentException` (9.6)
                - `Application tried to present modally a view controller <X> that is already being presented by \#
                <Y>.`, an `NSInvalidArgumentException` (9.6) - `Children view controllers <A> and <B> must have a \#
                common parent view controller when calling -[UIViewController transitionFromViewController:…]`, an \#
                `NSInvalidArgumentException` (10.2) - `It is an error to release a paused or stopped property \#
                animator. Property animators must either finish animating or be explicitly stopped and finished \#
                before they can be released.`, an `NSInternalInconsistencyException` (5.11)
                """#)
    ]
}
