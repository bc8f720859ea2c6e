import HeadlessUIKit
import Testing

@Suite("Traits")
@MainActor
struct TraitTests {
    @Test(
        "size classes are those of the device that has the size",
        arguments: [
            (CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            (CGSize(width: 844, height: 390), .compact, .compact),
            (CGSize(width: 896, height: 414), .regular, .compact),
            (CGSize(width: 768, height: 1024), .regular, .regular),
            (CGSize(width: 507, height: 1024), .compact, .regular),
        ])
    func sizeClasses(
        size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        let app = HeadlessApp(size: size, root: UIViewController())
        #expect(app.window.traitCollection.horizontalSizeClass == horizontal)
        #expect(app.window.traitCollection.verticalSizeClass == vertical)
    }

    @Test("later collections win, and one contains what agrees with it")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(horizontalSizeClass: .regular),
        ])
        #expect(merged.horizontalSizeClass == .regular && merged.userInterfaceStyle == .dark)
        #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(merged.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    }
}
