import Foundation
import Testing
import TransitionCore
import UIKit

@Suite("9.9 the device turns, and the status bar with it")
@MainActor
struct TurnedDeviceTests {
    /// Writes down what it hears, and how wide its view is then.
    final class Listening: RecordingController {
        func listen() {
            let names: [NSNotification.Name] = [
                UIDevice.orientationDidChangeNotification,
                UIApplication.willChangeStatusBarOrientationNotification,
                UIApplication.willChangeStatusBarFrameNotification,
                UIApplication.didChangeStatusBarFrameNotification,
                UIApplication.didChangeStatusBarOrientationNotification,
            ]
            for name in names {
                NotificationCenter.default.addObserver(
                    self, selector: Selector("heard(_:)", Listening.heard(_:)), name: name, object: nil)
            }
        }

        func heard(_ notification: Notification) {
            let name = notification.name.rawValue.replacing("UIApplication", with: "").replacing("UIDevice", with: "")
            let info = notification.userInfo ?? [:]
            let frame = info[UIApplication.statusBarFrameUserInfoKey] as? NSValue
            let number = info[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
            let value =
                frame.map { Int($0.cgRectValue.width) } ?? number?.intValue ?? UIDevice.current.orientation.rawValue
            log("\(name.replacing("Notification", with: "")) \(value) at \(Int(view.bounds.width))")
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log("told of \(Int(size.width))")
            coordinator.animate { _ in self.log("alongside") }
        }
    }

    private let log = CallLog()

    private func launch() -> (app: HeadlessApp, root: Listening) {
        let root = Listening("R", log)
        let app = HeadlessApp(root: root)
        app.advanceToRest()
        root.listen()
        _ = log.take()
        return (app, root)
    }

    @Test("9.9 the device tells with old bounds, the status bar before and after new ones, ahead of what is alongside")
    func order() {
        let (app, _) = launch()
        app.resize(to: CGSize(width: 844, height: 390))
        #expect(
            log.take() == [
                "OrientationDidChange 3 at 390", "told of 844", "WillChangeStatusBarOrientation 3 at 390",
                "WillChangeStatusBarFrame 0 at 390", "DidChangeStatusBarFrame 390 at 844",
                "DidChangeStatusBarOrientation 1 at 844", "alongside",
            ])
    }

    @Test("9.9 a window that is only widened turns nothing")
    func widened() {
        let (app, _) = launch()
        app.resize(to: CGSize(width: 500, height: 844))
        #expect(
            log.take() == [
                "told of 500", "WillChangeStatusBarFrame 500 at 390", "DidChangeStatusBarFrame 390 at 500", "alongside",
            ])
    }

    @Test("9.9 a phone on its side shows no status bar, upright again it does")
    func hidden() {
        let (app, _) = launch()
        #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        app.resize(to: CGSize(width: 844, height: 390))
        #expect(UIApplication.shared.statusBarFrame == .zero)
        #expect(app.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
        app.resize(to: CGSize(width: 390, height: 844))
        #expect(UIApplication.shared.statusBarFrame.height == 47)
        #expect(UIDevice.current.orientation == .portrait)
    }
}
