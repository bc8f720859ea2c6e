import Testing
import UIKit

@Suite("11 Trait overrides and registrations")
@MainActor
struct TraitTests {
    enum Depth: UITraitDefinition {
        static var defaultValue: Int { 0 }
    }

    final class Page: UIViewController {
        var heard: [String] = []
        func changed(_ page: UIViewController, _ previous: UITraitCollection) {
            heard.append("\(previous.horizontalSizeClass == .compact) \(page === self)")
        }
    }

    @Test("11.3 an override holds for the controller, its children and their views, until it is removed")
    func overrides() {
        let stage = Launch(UIViewController())
        let child = Page()
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        stage.root.traitOverrides.horizontalSizeClass = .regular
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        child.view.traitOverrides.userInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        #expect(stage.root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        stage.root.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(!stage.root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    }

    @Test("11.3 a registration hears of its own traits alone, with those of before, until it is taken back")
    func registrations() {
        let stage = Launch(Page())
        let page = stage.root
        var widths: [Bool] = []
        let registration = page.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (view: UIView, previous) in
            widths.append(
                previous.horizontalSizeClass == .compact && view.traitCollection.horizontalSizeClass == .regular)
        }
        page.registerForTraitChanges(
            [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self],
            action: Selector("changed(_:_:)", Page.changed))
        page.traitOverrides.userInterfaceStyle = .dark
        #expect(widths.isEmpty && page.heard.isEmpty)
        page.traitOverrides.horizontalSizeClass = .regular
        #expect(widths == [true] && page.heard == ["true true"])
        page.view.unregisterForTraitChanges(registration)
        page.traitOverrides.horizontalSizeClass = .compact
        #expect(widths == [true] && page.heard.count == 2)
    }

    class Registering: UIViewController {
        var styles: [UIUserInterfaceStyle] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (self: Self, previousTraitCollection: UITraitCollection) in
                self.styles.append(previousTraitCollection.userInterfaceStyle)
            }
        }
    }

    @Test("11.3 a controller registers itself as its own class, and hears of its window's style")
    func windowsStyle() {
        let stage = Launch(Registering())
        let presented = Registering()
        stage.root.present(presented, animated: false)
        stage.app.advanceToRest()
        stage.app.window.overrideUserInterfaceStyle = .dark
        for page in [stage.root, presented] {
            #expect(page.styles == [.light] && page.traitCollection.userInterfaceStyle == .dark)
            #expect(page.view.traitCollection.userInterfaceStyle == .dark)
        }
        presented.overrideUserInterfaceStyle = .light
        #expect(presented.styles == [.light, .dark])
        stage.app.window.overrideUserInterfaceStyle = .unspecified
        #expect(stage.root.styles == [.light, .dark] && presented.styles.count == 2)
    }

    @Test("11.3 a view's own style is told to who has registered in it, and to nobody who has the same as before")
    func viewsStyle() {
        let stage = Launch(UIViewController())
        let (view, inner, fixed) = (UIView(), UIView(), UIView())
        stage.root.view.addSubview(view)
        for child in [inner, fixed] { view.addSubview(child) }
        fixed.overrideUserInterfaceStyle = .light
        var heard: [String] = []
        for (name, view) in [("view", view), ("inner", inner), ("fixed", fixed)] {
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in heard.append(name) }
        }
        view.overrideUserInterfaceStyle = .dark
        #expect(heard == ["view", "inner"])
    }

    @Test("11.3 a collection is made by a block, and anew from another")
    func mutations() {
        let made = UITraitCollection { mutableTraits in
            mutableTraits.userInterfaceStyle = .dark
            mutableTraits[Depth.self] = 3
        }
        #expect(made.userInterfaceStyle == .dark && made.horizontalSizeClass == .unspecified && made[Depth.self] == 3)
        let changed = made.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(changed.userInterfaceStyle == .dark && changed.horizontalSizeClass == .regular)
        #expect(made.horizontalSizeClass == .unspecified)
    }

    @Test("11.3 a trait of the app's own has its default, and goes down the tree")
    func own() {
        let stage = Launch(UIViewController())
        let view = UIView()
        stage.root.view.addSubview(view)
        var changes = 0
        view.registerForTraitChanges([Depth.self]) { (_: UIView, _) in changes += 1 }
        #expect(view.traitCollection[Depth.self] == 0)
        stage.root.traitOverrides[Depth.self] = 3
        #expect(view.traitCollection[Depth.self] == 3 && changes == 1)
        stage.root.traitOverrides[Depth.self] = 3
        #expect(changes == 1)
    }

    @Test("11.3 the category of text sizes is a trait with an order")
    func categories() {
        let stage = Launch(UIViewController())
        #expect(stage.root.traitCollection.preferredContentSizeCategory == .large)
        stage.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let category = stage.root.view.traitCollection.preferredContentSizeCategory
        #expect(category.isAccessibilityCategory && category > .extraExtraLarge)
    }
}
