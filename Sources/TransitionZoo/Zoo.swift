import TransitionRunner

/// Real bugs of real transitions, each as a small scene beside its repair.
///
/// They measure the tool: a search has to find each, and nothing in its repair. Those that a B names come from reports;
/// an M stands for a mistake that is easily made, and that no report was needed for.
public enum Zoo {
    /// Every entry, in the order of their numbers.
    public static let entries: [ZooEntry] = [
        .b01, .b02, .b04, .b05, .b09, .b10, .b12, .b13, .b14, .b16, .b18, .b19, .b20, .b21, .b22, .b22b, .b24, .b26,
        .b27, .b29, .b31, .b34, .b35, .b35b, .b37, .b40, .b41, .b42, .b43, .b43b, .b44, .b45, .b47, .b48, .b50, .b52,
        .b55, .b57, .b60, .b61, .b65, .b66, .b69, .b71, .b72, .b74, .b76, .b78, .b81, .b82, .b84, .b86, .b86b, .b88,
        .m01, .m02, .m03, .m04, .m05, .m06, .m07, .m08, .m09, .m10, .m11, .m12, .m13, .m14, .m15, .m16, .m17, .m18,
        .m19, .m20,
    ]

    /// Bugs of the same list that are no entries, each with the reason.
    public static let leftOut: [(id: String, reason: String)] = [
        ("B03", "The race of B02 in the same container."),
        ("B11", "The flag of B09, asked by a second swipe."),
        ("B17", "The model pops a stack that is out of the window at once, and no source says what UIKit does there."),
        ("B32", "A bug of UIKit (fault F3): its status bar's animation outlasts the driver's, and no repair is known."),
        ("B33", "A bug of UIKit (fault F3): a scroll view's bounce is taken for the driver's animation."),
        ("B51", "The bug of B40."),
        ("B53", "Its cause is not known."),
        ("B58", "A bug of UIKit: the layout is stale after a cancelled dismissal."),
        (
            "B62",
            "The swipe dismisses two sheets as the code asks; that one was meant, a rule of the app's own can say."
        ),
        ("B63", "The app asks for the dismissal itself when the size changes, and it takes place."),
        ("B75", "A callback of the app's own, of which no trace tells."),
        ("B83", "A bug of UIKit: a sheet loses its place under a full screen page."),
        ("B85", "The views go a wrong way to the right place: at rest nothing of it is left."),
    ]
}
