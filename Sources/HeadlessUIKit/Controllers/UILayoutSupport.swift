/// What a controller's old layout guides are.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points that bars cover.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view above or below its safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    /// Adds itself to the view.
    init(of view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The guide for what bars cover at the top.
    public var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true) }
    /// The guide for what bars cover at the bottom.
    public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false) }

    private func layoutSupport(isTop: Bool) -> LayoutSupportGuide {
        let name = isTop ? "UIViewController-topLayoutGuide" : "UIViewController-bottomLayoutGuide"
        let view = view ?? UIView()
        if let made = view.layoutGuides.first(where: { $0.identifier == name }) as? LayoutSupportGuide { return made }
        let guide = LayoutSupportGuide(of: view, isTop: isTop)
        guide.identifier = name
        return guide
    }
}
