/// A part of a menu that is asked for when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isKept: Bool
    /// What the provider has given, where that is kept.
    private(set) var known: [UIMenuElement]?

    /// Asks the provider once: what it gives is kept for later menus.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isKept: true)
    }

    /// An element that asks its provider each time that a menu with it is shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isKept: false)
    }

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isKept: Bool) {
        self.provider = provider
        self.isKept = isKept
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Asks for the elements; the answer may come at once or later, and counts once.
    func ask(_ answer: @escaping ([UIMenuElement]) -> Void) {
        var isAnswered = false
        provider { [weak self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            if self?.isKept ?? false { self?.known = elements }
            answer(elements)
        }
    }
}

/// Shows a menu that a tap brings up; menus are presented, which views know nothing of.
@MainActor
protocol MenuShowing {
    func show(_ menu: UIMenu, of owner: UIView)
}
