/// What exported tests use of the test API and of UIKit, as declarations alone.
enum XCTestStub {
    static let source = """
        import Foundation

        @MainActor class XCTestCase {}
        func XCTFail(_ message: String) {}
        typealias TimeInterval = Double

        @MainActor final class XCUIApplication {
            func launch() {}
            func activate() {}
            func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
            func pinch(withScale scale: CGFloat, velocity: CGFloat) {}
            func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery() }
        }
        @MainActor final class XCUIElementQuery {
            subscript(label: String) -> XCUIElement { XCUIElement() }
        }
        @MainActor final class XCUIElement {
            enum ElementType { case any }
            var firstMatch: XCUIElement { self }
            func tap() {}
        }
        struct XCUIGestureVelocity { init(_ pointsPerSecond: CGFloat) {} }
        @MainActor final class XCUICoordinate {
            func withOffset(_ offset: CGVector) -> XCUICoordinate { self }
            func tap() {}
            func press(
                forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
                withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
            ) {}
        }
        @MainActor final class XCUIDevice {
            enum Button { case home }
            enum Orientation { case portrait, landscapeLeft }
            static let shared = XCUIDevice()
            var orientation = Orientation.portrait
            func press(_ button: Button) {}
        }
        struct CGVector {
            static let zero = CGVector(dx: 0, dy: 0)
            init(dx: CGFloat, dy: CGFloat) {}
        }

        @MainActor class UIViewController {}
        @MainActor final class UIScreen {
            static let main = UIScreen()
            var bounds: CGRect { .zero }
        }
        @MainActor final class UIWindow {
            init(frame: CGRect) { self.frame = frame }
            var frame: CGRect
            var rootViewController: UIViewController?
            func makeKeyAndVisible() {}
            func layoutIfNeeded() {}
        }

        """
}
