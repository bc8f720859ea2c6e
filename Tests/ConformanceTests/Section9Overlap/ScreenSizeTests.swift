import Testing
import UIKit

@Suite("9.9 the screen, of which the window may be a part")
@MainActor
struct ScreenSizeTests {
    private func screens(
        of sizes: [(width: Double, height: Double)], in app: HeadlessApp = HeadlessApp(root: UIViewController())
    ) -> [CGSize] {
        sizes.map { size in
            app.resize(to: CGSize(width: size.width, height: size.height))
            app.advanceToRest()
            return UIScreen.main.bounds.size
        }
    }

    private static let upright = CGSize(width: 390, height: 844)
    private static let turned = CGSize(width: 844, height: 390)

    @Test("9.9 it turns with a window that fills it")
    func turns() {
        #expect(screens(of: [(844, 390), (390, 844)]) == [Self.turned, Self.upright])
    }

    @Test("9.9 it stays where the window becomes a part of it, upright or on its side")
    func stays() {
        #expect(screens(of: [(390, 500), (320, 844), (600, 390)]) == [Self.upright, Self.upright, Self.turned])
    }

    @Test("9.9 it is larger where the window is larger than it")
    func grows() {
        #expect(screens(of: [(500, 900), (390, 844)]).map(\.width) == [500, 500])
    }

    @Test("9.9 a window that is made for the scene is as large as the scene, and turns have the old screen until then")
    func windows() {
        final class Watcher: UIViewController {
            var seen: [CGFloat] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                seen.append(UIScreen.main.bounds.width)
                coordinator.animate { _ in self.seen.append(UIScreen.main.bounds.width) }
            }
        }
        let app = HeadlessApp(root: Watcher())
        #expect(screens(of: [(844, 390), (400, 390)], in: app) == [Self.turned, Self.turned])
        #expect((app.window.rootViewController as? Watcher)?.seen == [390, 844, 844, 844])
        #expect(UIWindow(windowScene: app.window.windowScene!).bounds.width == 400)
    }
}
