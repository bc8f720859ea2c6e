extension UIViewController {
    /// How UIKit itself shows a controller that is pushed or presented without an animator of the app's (ledger 11.8).
    @preconcurrency @MainActor
    open class Transition: NSObject {
        let options: ZoomOptions
        let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?

        fileprivate init(
            _ options: ZoomOptions, _ sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) {
            self.options = options
            self.sourceViewProvider = sourceViewProvider
            super.init()
        }

        /// Grows out of a view and goes back into it; the closure names that view anew each time.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(options ?? ZoomOptions(), sourceViewProvider)
        }

        /// The two controllers between which something zooms.
        @preconcurrency @MainActor
        public struct ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController
        }

        /// How a zoom looks, and when a drag may begin to take it back.
        @preconcurrency @MainActor
        open class ZoomOptions: NSObject {
            /// What covers the controller that the view grows out of; nil for nothing.
            @Held open var dimmingColor: UIColor?
            /// The part of the zoomed view that lies on the source view; nil for all of it.
            @Held open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
            /// Whether a drag may take the controller away; nil lets every one.
            @Held open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

            public override init() {
                super.init()
            }

            /// What lies on what at the small end of a zoom.
            @preconcurrency @MainActor
            public struct AlignmentRectContext {
                public let sourceView: UIView
                public let zoomedViewController: UIViewController
            }

            /// A drag that would begin.
            @preconcurrency @MainActor
            public struct InteractionContext {
                /// In the zoomed view's points.
                public let location: CGPoint
                /// Points a second.
                public let velocity: CGVector
                public let willBegin: Bool
            }
        }
    }

    /// The transition that this controller prefers.
    var zoomTransition: Transition? { existingRareState?.preferredTransition as? Transition }
}
