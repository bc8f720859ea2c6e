import UIKit

/// A controller that writes down what its parent tells it as well.
class RecordingChild: RecordingController {
    override func willMove(toParent parent: UIViewController?) {
        log("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
        super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: UIViewController?) {
        log("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
        super.didMove(toParent: parent)
    }
}
