extension FirstVersionLines {
    /// Exceptions were named by what they said.
    static let ofExceptions = """
        no-crash
        - dismissal of Card | NSInvalidArgumentException: Application tried to present modal view controller on \
        itself. Card.
        + presents-itself controller Card of dismissal Card
        - app | NSInvalidArgumentException: Application tried to present modally an active controller Card.
        + presents-active-controller controller Card of app
        - app | NSInvalidArgumentException: Application tried to present modally a view controller Card that is \
        already being presented by Page.
        + presents-presented-controller controller Card controller Page of app
        - push of Page | NSInvalidArgumentException: Pushing the same view controller instance more than once \
        is not supported (Page)
        + pushes-twice controller Page of push Page
        - app | NSInvalidArgumentException: Pushing a navigation controller is not supported
        + pushes-stack of app
        - app | NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.
        + pops-to-stranger of app
        - pop of Page | NSInvalidArgumentException: All view controllers in a navigation controller must be \
        distinct
        + repeats-in-stack of pop Page
        - app | NSInternalInconsistencyException: Cannot call setItems:, pushNavigationItem:animated: or \
        popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.
        + changes-owned-bar of app
        - app | NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view \
        controller in the tab bar controller's list of view controllers can be selected.
        + selects-stranger of app
        - stack change of Page | NSInvalidArgumentException: Children view controllers Page and Card must have \
        a common parent view controller when calling -[UIViewController \
        transitionFromViewController:toViewController:duration:options:animations:completion:]
        + animates-strangers controller Page controller Card of stack-change Page
        - app | NSInvalidArgumentException: Children view controllers Page and Page must have a common parent \
        view controller when calling -[UIViewController \
        transitionFromViewController:toViewController:duration:options:animations:completion:]
        + animates-strangers controller Page of app
        - app | NSInvalidArgumentException: A view controller cannot be a child of itself or of one that it \
        contains or presents: Box
        + contains-itself controller Box of app
        - tab selection of Page | UIViewControllerHierarchyInconsistency: child view controller:Page should \
        have parent view controller:Box but actual parent is:Card
        + misplaces-child-view controller Page controller Box controller Card of tab-selection Page
        - app | NSInternalInconsistencyException: It is an error to release a paused or stopped property \
        animator. Property animators must either finish animating or be explicitly stopped and finished before \
        they can be released.
        + releases-active-animator of app
        - app | NSInternalInconsistencyException: pauseAnimation is an error while a property animator is \
        stopped.
        + calls-animator-in-wrong-state of app
        - presentation of Card | NSGenericException: isUserInteractionEnabled is an error while a property \
        animator is active.
        + calls-animator-in-wrong-state of presentation Card
        - app | NSInternalInconsistencyException: A property animator that has ended must not be started again.
        + restarts-ended-animator of app
        - app | NSInternalInconsistencyException: the collection is already in the middle of an interactive \
        transition
        + starts-second-layout-change of app
        - dismissal of Card | NSInternalInconsistencyException: the collection was not prepared for an \
        interactive transition. see startInteractiveTransitionToCollectionViewLayout:completion:
        + ends-no-layout-change of dismissal Card
        - app | NSGenericException: UIPopoverPresentationController should have a non-nil sourceView or \
        barButtonItem set before the presentation occurs.
        + has-no-popover-source of app
        - app | NSInternalInconsistencyException: Attempted to dequeue a cell using a registration that was \
        created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource \
        cell provider. Creating a new registration each time a cell is requested will prevent reuse and cause \
        created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations \
        should be created up front and reused.
        + registers-while-asked of app
        - push of Page | NSInternalInconsistencyException: could not dequeue a cell with identifier photo - \
        must register a nib or a class for the identifier or connect a prototype cell in a storyboard
        + dequeues-unregistered of push Page
        - app | NSInternalInconsistencyException: unable to dequeue a cell with identifier photo - must \
        register a nib or a class for the identifier or connect a prototype cell in a storyboard
        + dequeues-unregistered of app
        - app | NSRangeException: -[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (0) \
        beyond bounds for section (0).
        + scrolls-beyond-rows of app
        - pop of Page | NSInvalidArgumentException: Can't add self as subview
        + adds-view-to-itself of pop Page
        - app | NSGenericException: Unable to activate constraint with anchors UILabel.left and UIView.left \
        because they have no common ancestor.  Does the constraint or its anchors reference items in different \
        view hierarchies?  That's illegal.
        + constrains-strangers view UILabel view UIView of app
        - app | NSGenericException: Unable to install constraint on view.  Does the constraint reference \
        something from outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:'side' \
        UILabel.width <= 0.0*UIView.width + 0>
        + constrains-strangers view UILabel view UIView of app
        - stack change of Page | NSGenericException: Unable to activate constraint with anchors UILabel.top and \
        UILayoutGuide:'UIViewSafeAreaLayoutGuide'.bottom because they have no common ancestor.  Does the \
        constraint or its anchors reference items in different view hierarchies?  That's illegal.
        + constrains-strangers view UILabel of stack-change Page
        - app | CALayerInvalidGeometry: CALayer position contains NaN. Layer of UILabel
        + sets-no-number view UILabel of app
        - app | NSInvalidArgumentException: Could not find a storyboard named 'Main' in bundle NSBundle
        + wants-unknown-scene of app
        - tab selection of Page | NSInvalidArgumentException: Storyboard (<UIStoryboard: Main>) doesn't contain \
        a view controller with identifier 'page'
        + wants-unknown-scene of tab-selection Page
        - app | NSInvalidArgumentException: Receiver (Page) has no segue with identifier 'show'
        + wants-unknown-scene controller Page of app
        - app | CALayerInvalid: The layer of Box is a part of cycle in its layer tree
        + closes-layer-cycle view Box of app
        - presentation of Card | NSInternalInconsistencyException: UILabel has been added as a subview to \
        UIVisualEffectView. Do not add subviews directly to the visual effect view itself, instead add them to \
        the -contentView.
        + adds-to-effect-view view UILabel view UIVisualEffectView of presentation Card
        - app | Unexpectedly found nil: loadView() of Page has set no view.
        + loads-no-view controller Page of app
        - app | NSInternalInconsistencyException: Text fields can only be added to an alert controller of style \
        UIAlertControllerStyleAlert
        + adds-field-to-action-sheet of app
        - dismissal of Card | NSInvalidArgumentException: The number of view controllers provided (0) doesn't \
        match the number required (0) for the requested spine location
        + gives-wrong-page-count of dismissal Card
        - app | NSInvalidArgumentException: UIScrollView's built-in pan gesture recognizer must have its scroll \
        view as its delegate.
        + takes-scroll-pan-delegate of app
        - app | NSRangeException: -[UIPanGestureRecognizer locationOfTouch:inView:]: index (0) beyond bounds \
        (0).
        + asks-for-missing-touch of app
        - push of Page | NSInvalidArgumentException: Unable to parse constraint format: box is not a key in the \
        views dictionary. H:|-[box]
        + writes-bad-format of push Page
        - app | NSInvalidArgumentException: *** +[NSLayoutConstraint \
        constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: A constraint cannot be \
        made that sets a location equal to a constant. Location attributes must be specified in pairs.
        + pins-location-to-constant of app
        - app | NSInvalidArgumentException: The delay should be greater than or equal to zero.
        + delays-by-less-than-nothing of app
        - pop of Page | BadCard: The card has no side
        + exception text BadCard text "The card has no side" of pop Page
        """
}
