import TransitionCore

/// An exception by what it said, as baselines of earlier releases name it.
struct FormerException {
    let name: String
    /// With serials gone and each number a 0.
    let text: String

    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// The exception that version 1 named so: `NSRangeException: …`; nil for words without a name before them.
    init?(firstVersion words: String) {
        guard let colon = words.firstRange(of: ": ") else { return nil }
        name = String(words[..<colon.lowerBound])
        text = String(words[colon.upperBound...])
        guard !name.isEmpty, !text.isEmpty else { return nil }
    }

    /// What it is called today if the app raised it itself.
    var ownCause: ViolationCause { ViolationCause(NoCrash.Cause(.exception), .text(name), .text(text)) }

    /// Whether UIKit raises by this name.
    var hasNameOfUIKit: Bool { FormerSentence.all.contains { $0.exceptions.contains(name) } }

    /// What the mistake may be called today for which UIKit said this; none for what UIKit never said.
    ///
    /// - Parameter sentences: those that UIKit said when the name was written down.
    func mistakes(in sentences: [FormerSentence]) -> [ViolationCause] {
        for sentence in sentences where sentence.exceptions.contains(name) {
            let declaration = CauseDeclaration(code: sentence.code, words: sentence.words)
            guard let names = declaration.names(in: text) else { continue }
            return Self.objects(names, of: sentence.mistake).map { ViolationCause(sentence.code, $0) }
        }
        return []
    }

    /// The names that the mistake may have of today: of the classes of objects, each once.
    private static func objects(_ names: [CauseName], of mistake: Diagnostic.Mistake) -> [[CauseName]] {
        let objects = mistake == .constrainsStrangers ? names.flatMap(views) : names.filter { $0.kind != .text }
        var told: [CauseName] = []
        for object in objects {
            // Of a class with a number in its name the number is lost: Page0 was Page1, or any other.
            if object.name.contains("0") {
                told.append(CauseName(object.kind, RenamedIdentity.blankClass))
            } else if !told.contains(object) {
                told.append(object)
            }
        }
        // A layer that is no view's was named in the view's place, and is no part of the name today.
        let isOfLayer = mistake == .closesLayerCycle || mistake == .setsNoNumber
        return isOfLayer && told.first?.name.hasSuffix("Layer") == true ? [told, []] : [told]
    }

    /// The views in the terms of a constraint: `UILabel` in `UILabel.left`.
    private static func views(inTerms terms: CauseName) -> [CauseName] {
        terms.name.split { " *<>".contains($0) }.compactMap { term in
            guard let dot = term.lastIndex(of: "."), dot > term.startIndex, !term.contains("'") else { return nil }
            let attribute = term[term.index(after: dot)...]
            guard !attribute.isEmpty, attribute.allSatisfy(\.isLetter) else { return nil }
            return CauseName.view(String(term[..<dot]))
        }
    }
}

/// What UIKit was said to say of a mistake in earlier releases, whose baselines have that for its name.
///
/// The words are those of then: none of them ever changes, whatever UIKit is said to say today.
struct FormerSentence {
    let exceptions: [String]
    let mistake: Diagnostic.Mistake
    /// With a name's kind in braces where it stands, and `{text}` for what is no name today.
    let words: String

    var code: String { NoCrash.Cause(mistake).rawValue }

    private init(_ exceptions: String..., of mistake: Diagnostic.Mistake, _ words: String) {
        self.exceptions = exceptions
        self.mistake = mistake
        self.words = words
    }

    static let all = withoutCodeInVersion2 + withCodeInVersion2

    /// Those that version 2 first named by what they said, as exceptions of the app.
    static let withoutCodeInVersion2: [FormerSentence] = [
        FormerSentence(
            "CALayerInvalid", of: .closesLayerCycle, "The layer of {view} is a part of cycle in its layer tree"),
        FormerSentence(
            "NSInternalInconsistencyException", of: .addsToEffectView,
            "{view} has been added as a subview to {view}. Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView."),
        FormerSentence(
            "Unexpectedly found nil", of: .loadsNoView, "loadView() of {controller} has set no view."),
        FormerSentence(
            "NSInternalInconsistencyException", of: .addsFieldToActionSheet,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"),
        FormerSentence(
            "NSInvalidArgumentException", of: .givesWrongPageCount,
            "The number of view controllers provided (0) doesn't match the number required (0) for the requested "
                + "{text}"),
        FormerSentence(
            "NSInvalidArgumentException", of: .takesScrollPanDelegate,
            "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."),
        FormerSentence(
            "NSRangeException", of: .asksForMissingTouch,
            "-[{text} locationOfTouch:inView:]: index ({text}) beyond bounds (0)."),
        FormerSentence(
            "NSInvalidArgumentException", of: .writesBadFormat, "Unable to parse constraint format: {text}"),
        FormerSentence(
            "NSInvalidArgumentException", of: .pinsLocationToConstant,
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                + "A constraint cannot be made that sets a location equal to a constant. Location attributes must be "
                + "specified in pairs."),
        FormerSentence(
            "NSInvalidArgumentException", of: .delaysByLessThanNothing,
            "The delay should be greater than or equal to zero."),
    ]

    private static let withCodeInVersion2 = ofControllers + ofContainers + ofAnimators + ofLists + ofViews

    private static let ofControllers: [FormerSentence] = [
        FormerSentence(
            "NSInvalidArgumentException", of: .presentsItself,
            "Application tried to present modal view controller on itself. {controller}."),
        FormerSentence(
            "NSInvalidArgumentException", of: .presentsActiveController,
            "Application tried to present modally an active controller {controller}."),
        FormerSentence(
            "NSInvalidArgumentException", of: .presentsPresentedController,
            "Application tried to present modally a view controller {controller} that is already being presented by "
                + "{controller}."),
        FormerSentence(
            "NSInvalidArgumentException", of: .animatesStrangers,
            "Children view controllers {controller} and {controller} must have a common parent view controller when "
                + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
                + "animations:completion:]"),
        FormerSentence(
            "NSInvalidArgumentException", of: .containsItself,
            "A view controller cannot be a child of itself or of one that it contains or presents: {controller}"),
        FormerSentence(
            "UIViewControllerHierarchyInconsistency", of: .misplacesChildView,
            "child view controller:{controller} should have parent view controller:{controller} but actual parent "
                + "is:{controller}"),
        FormerSentence(
            "NSGenericException", of: .hasNoPopoverSource,
            "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the "
                + "presentation occurs."),
        FormerSentence(
            "NSInvalidArgumentException", of: .wantsUnknownScene,
            "Could not find a storyboard named '{text}' in bundle NSBundle"),
        FormerSentence(
            "NSInvalidArgumentException", of: .wantsUnknownScene,
            "Storyboard (<UIStoryboard: {text}>) doesn't contain a view controller with identifier '{text}'"),
        FormerSentence(
            "NSInvalidArgumentException", of: .wantsUnknownScene,
            "Receiver ({controller}) has no segue with identifier '{text}'"),
    ]

    private static let ofContainers: [FormerSentence] = [
        FormerSentence(
            "NSInvalidArgumentException", of: .pushesTwice,
            "Pushing the same view controller instance more than once is not supported ({controller})"),
        FormerSentence(
            "NSInvalidArgumentException", of: .pushesStack, "Pushing a navigation controller is not supported"),
        FormerSentence(
            "NSInternalInconsistencyException", of: .popsToStranger,
            "Tried to pop to a view controller that doesn't exist."),
        FormerSentence(
            "NSInvalidArgumentException", of: .repeatsInStack,
            "All view controllers in a navigation controller must be distinct"),
        FormerSentence(
            "NSInternalInconsistencyException", of: .changesOwnedBar,
            "Cannot call setItems:, pushNavigationItem:animated: or popNavigationItemAnimated: directly on a "
                + "UINavigationBar managed by a controller."),
        FormerSentence(
            "NSInvalidArgumentException", of: .selectsStranger,
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
                + "of view controllers can be selected."),
    ]

    private static let ofAnimators: [FormerSentence] = [
        FormerSentence(
            "NSInternalInconsistencyException", of: .releasesActiveAnimator,
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released."),
        FormerSentence(
            "NSGenericException", "NSInternalInconsistencyException", of: .callsAnimatorInWrongState,
            "{text} is an error while a property animator is {text}."),
        FormerSentence(
            "NSInternalInconsistencyException", of: .restartsEndedAnimator,
            "A property animator that has ended must not be started again."),
    ]

    private static let ofLists: [FormerSentence] = [
        FormerSentence(
            "NSInternalInconsistencyException", of: .startsSecondLayoutChange,
            "the collection is already in the middle of an interactive transition"),
        FormerSentence(
            "NSInternalInconsistencyException", of: .endsNoLayoutChange,
            "the collection was not prepared for an interactive transition. see "
                + "startInteractiveTransitionToCollectionViewLayout:completion:"),
        FormerSentence(
            "NSInternalInconsistencyException", of: .registersWhileAsked,
            "Attempted to dequeue a {text} using a registration that was created inside -{text} or inside a "
                + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a {text} "
                + "is requested will prevent reuse and cause created cells to remain inaccessible in memory for the "
                + "lifetime of the collection view. Registrations should be created up front and reused."),
        FormerSentence(
            "NSInternalInconsistencyException", of: .dequeuesUnregistered,
            "could not dequeue {text} with identifier {text} - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard"),
        FormerSentence(
            "NSInternalInconsistencyException", of: .dequeuesUnregistered,
            "unable to dequeue a cell with identifier {text} - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard"),
        FormerSentence(
            "NSRangeException", of: .scrollsBeyondRows,
            "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row ({text}) beyond bounds for section "
                + "({text})."),
    ]

    private static let ofViews: [FormerSentence] = [
        FormerSentence("NSInvalidArgumentException", of: .addsViewToItself, "Can't add self as subview"),
        FormerSentence(
            "NSGenericException", of: .constrainsStrangers,
            "Unable to activate constraint with anchors {text} because they have no common ancestor.  Does the "
                + "constraint or its anchors reference items in different view hierarchies?  That's illegal."),
        FormerSentence(
            "NSGenericException", of: .constrainsStrangers,
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree "
                + "of the view?  That's illegal. constraint:{text}"),
        FormerSentence(
            "CALayerInvalidGeometry", of: .setsNoNumber, "CALayer {text} contains NaN. Layer of {view}"),
    ]
}
