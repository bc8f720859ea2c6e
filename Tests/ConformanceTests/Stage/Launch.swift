import TransitionCore
import UIKit

/// A launched app whose root was made inside its world, at rest.
@MainActor
struct Launch<Root: UIViewController> {
    let app: HeadlessApp
    let root: Root

    init(_ make: @autoclosure () -> Root, profile: UIKitProfile = .default, isAtRest: Bool = true) {
        var made: Root!
        app = HeadlessApp(
            profile: profile,
            root: {
                made = make()
                return made
            }())
        root = made
        if isAtRest { app.advanceToRest() }
    }
}
