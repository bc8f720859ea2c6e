// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let elsewhere: [String: RuleText] = [
        "11.1": RuleText(
            title: #"Unwind segues: the search for the handler, and the way back"#,
            text: #"""
                - The source prepares, the handler runs, and the way back is gone: a stack pops to the handler's \#
                controller, what is presented on the way is dismissed with all above it, tabs select the \#
                controller.
                - The search goes up from the source; a controller that refuses is passed over; the children of a \#
                stack that presents are asked top first. Without a handler nothing happens.
                - A segue of the app's own class does what it likes.

                Classes: `UIStoryboardUnwindSegueSource`, `UIStoryboardSegue`, `UIViewController`.
                """#),
        "11.2": RuleText(
            title: #"Page view controllers: neighbours, turns that complete or go back, and who is told"#,
            text: #"""
                - A swipe asks the data source for the neighbours, tells the delegate, and turns the page; one \#
                that goes back is told as not completed, and the pages keep their state. Neighbours are kept: a \#
                new data source or new pages are asked for again, a finger alone is not.
                - A drag that crosses the middle lets one neighbour go and brings the other.
                - A turn by code tells no delegate and calls its completion at the end; a second one ends the \#
                first at once, whose completion hears false.
                - Pages curl by a pan or by a tap at the edge, or go back. With the spine in the middle two pages \#
                are shown and turned; another number raises.

                Classes: `UIPageViewController`, its data source and delegate.
                """#),
        "11.3": RuleText(
            title: #"Trait overrides and registered changes"#,
            text: #"""
                - An override of traits holds for the controller, its children and their views until it is \#
                removed.
                - A registration hears of its own traits alone, with the traits of before, until it is taken back; \#
                who has the same traits as before hears nothing.
                - A trait of the app's own has its default and goes down the tree.

                Classes: `UITraitOverrides`, `UITraitChangeObservable`, `UITraitDefinition`, `UITraitCollection`.
                """#),
        "11.4": RuleText(
            title: #"Content scroll views, coordinate spaces, the keyboard's guide, editing, and alerts with fields"#,
            text: #"""
                - Containers give the content scroll view of what they show, for each edge. The safe area insets a \#
                scroll view's content along the axes that can be scrolled; a view that was moved off the screen \#
                has no larger insets than the window.
                - Where code sets the offset while a finger drags, the drag goes on from there, by what each event \#
                adds: published headers that collapse put the offset back in `scrollViewDidScroll(_:)` and take \#
                what it was moved by for the header's height (confidence medium).
                - Places can be told in the coordinates of another view, another window or the screen.
                - The keyboard's guide stands on the bottom of the safe area, and on the keyboard while that is \#
                shown.
                - A focus that goes on to another field keeps the keyboard, and nothing is posted. As the \#
                interface turns, the keyboard is told to hide before, and to show after it with its new frame, \#
                though it is seen all the time (many reports of apps that hear so; confidence medium).
                - The edit button turns editing on and off. An alert's first field takes the keyboard; an action \#
                sheet has no fields. An activity sheet tells once that it was closed.

                Classes: `UIViewController`, `UICoordinateSpace`, `UIKeyboardLayoutGuide`, `UIAlertController`, \#
                `UIActivityViewController`.
                """#),
        "11.5": RuleText(
            title: #"Watching properties of views and controllers"#,
            text: #"""
                Stacks, tabs, geometry, offsets of scroll views and the state of property animators can be watched \#
                by key paths, as much code does. For the last see 5.9. By name, all but the last: one method hears \#
                of every change, an observer that is removed and watches no such property raises \#
                `NSRangeException`, and a change that is handed on to a class that watches nothing raises \#
                `NSInternalInconsistencyException` (Foundation's documentation). The model keeps no observer \#
                alive, and tells one that is gone nothing, where UIKit may crash (the model's choice).
                """#),
        "11.6": RuleText(
            title: #"Animations between beginAnimations and commitAnimations"#,
            text: #"""
                What is set between the two calls animates for as long as was said, or 0.2 s. Each change has the \#
                settings of its moment. The delegate hears of start and stop, with the name and the result. An \#
                inner pair ends before the outer one, and neither disturbs the other; a commit alone does nothing.

                Methods: `beginAnimations(_:context:)`, `commitAnimations()`.
                """#),
        "11.7": RuleText(
            title: #"""
                A collection's layout that changes under a hand: between the layouts, finish, cancel, and what \#
                raises
                """#,
            text: #"""
                - Items are between the two layouts as far as the progress says: places, opacity, transform and \#
                content size are, the order is that of the nearer layout.
                - A finish keeps the new layout, a cancel the old one; the completion comes after the animation. \#
                Both layouts are told before the change, and the new one after it.
                - A second start before the first has come to rest raises, and so does a finish or cancel without \#
                a change, or a second one.
                - The delegate may give a transition layout of its own. Both layouts follow the collection's size \#
                meanwhile.

                Classes: `UICollectionView`, `UICollectionViewTransitionLayout`.
                """#),
        "11.8": RuleText(
            title: #"Zooms: out of a view and back into it, by code and by a drag"#,
            text: #"""
                - A controller that is pushed or presented with `preferredTransition` set to a zoom grows out of \#
                its source and goes back there. The source is asked for anew, with both controllers, for each way; \#
                without one, or with one that has left the window, the middle serves. A delegate's animator goes \#
                before.
                - A drag down takes the controller back, and the page is as far on its way as the finger; one that \#
                ends early leaves it, unless it is fast. The options may forbid a drag, dim what is below, and \#
                name the part of the page that lies on the source. None begins at the root of a stack, on a modal \#
                page, or without the transition.
                - The window may change its size meanwhile.

                Classes: `UIViewController.Transition`; D-FLUID.
                """#),
        "11.9": RuleText(
            title: #"Search controllers: who presents them, who is told, and what stands in their way"#,
            text: #"""
                - An active search is presented, by the nearest controller that defines a context, else by the \#
                root, and whoever presents it presents nothing else. A tap into the bar begins it, the cancel \#
                button ends it, and so does a dismissal by its presenter. Delegate and updater are told in order.
                - A delegate that presents the search itself is not told of UIKit's own presentation; one that \#
                presents nothing leaves it inactive. Where something else is presented it does not become active.
                - Asked for during a pop it is active at once and presented afterwards, once. Ended while it is \#
                being presented, or while something else keeps it from being dismissed, as a push or what it \#
                presents itself, it is dismissed afterwards; begun anew before that it stays.
                - The content below takes touches until it is obscured or results stand over it. The title gives \#
                way to an active search, unless it is to stay.

                Classes: `UISearchController`, `UISearchBar`, `UINavigationItem`.
                """#),
        "11.10": RuleText(
            title: #"Columns of split views: side by side, in one stack, shown and hidden"#,
            text: #"""
                - Each column has a stack of its own; side by side where the width is regular, in one stack where \#
                it is compact, up to the column that the delegate wants. A change of width brings them together \#
                and apart again, with what was pushed meanwhile, but not amid a transition of their stacks.
                - Showing a column pushes it upon the others, hiding pops it. Side by side the primary column is \#
                hidden and shown, and the secondary takes its room. A controller for compact widths is shown there \#
                alone.
                - A split view of the old kind, collapsed, pushes a stack as its detail, which no app may do \#
                itself.

                Classes: `UISplitViewController` and its delegate.
                """#),
        "11.11": RuleText(
            title: #"Context menus: what brings them up, who presents them, and previews that are shown for good"#,
            text: #"""
                - A long press asks for a menu and presents it; a short one, or no menu, does nothing. While it is \#
                shown its presenter presents nothing else; what an action presents comes after the menu has gone.
                - Previews are asked for before the menu comes and goes, by the older methods where the newer are \#
                missing. A tap on the preview ends the menu, and the app shows the preview for good; once the menu \#
                has gone it is the app's.
                - A tap beside the menu closes it, and so does the interaction. What the app adds moves along.
                - A hidden action has no row, a disabled one does nothing. An interaction that is added to another \#
                view leaves the first.

                Classes: `UIContextMenuInteraction` and its delegate, `UIMenu`, `UIAction`.
                """#),
        "11.12": RuleText(
            title: #"""
                Context menus of rows and items: who is asked, for which of them, and what an empty menu or none \#
                does
                """#,
            text: #"""
                - A press on a row or item asks the list's delegate for its menu and chooses nothing. Without a \#
                menu the row is chosen, however long the finger rests. An empty menu takes the touch and comes to \#
                nothing.
                - Of several chosen items a press on one asks for all, on another for that one, beside them for \#
                none. A delegate that answers the older question is asked for the pressed item.
                - An action is performed when the menu has gone: it may delete the row, present and push. A menu \#
                that others dismiss ends as it does by a tap.
                - A list has one interaction for its menus, which takes them away.

                Classes: `UITableViewDelegate`, `UICollectionViewDelegate`.
                """#),
    ]
}
