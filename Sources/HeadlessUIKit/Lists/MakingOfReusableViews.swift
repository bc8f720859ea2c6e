// A list makes its views from their class, by the initializer that the class overrides. Objective-C can call it on any
// class. Swift can when it is delegated to by an inherited convenience initializer, and that one it calls on a class
// that is only known at run time when it is named as a static method: both take and return the same. A class that does
// not have the initializer traps, as it does in UIKit.

/// The identifier of the view that is being made.
@MainActor private var identifierInTheMaking: String?

@MainActor
private func making<Item>(_ identifier: String?, _ make: () -> Item) -> Item {
    identifierInTheMaking = identifier
    defer { identifierInTheMaking = nil }
    return make()
}

extension UITableViewCell {
    @usableFromInline convenience init(reusing: ()) {
        self.init(style: .default, reuseIdentifier: identifierInTheMaking)
    }

    @_silgen_name("$s13HeadlessUIKit15UITableViewCellC7reusingACyt_tcfC")
    private static func makeForReuse(_: ()) -> UITableViewCell

    static func make(identifier: String) -> UITableViewCell { making(identifier) { makeForReuse(()) } }
}

extension UITableViewHeaderFooterView {
    @usableFromInline convenience init(reusing: ()) {
        self.init(reuseIdentifier: identifierInTheMaking)
    }

    @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C7reusingACyt_tcfC")
    private static func makeForReuse(_: ()) -> UITableViewHeaderFooterView

    static func make(identifier: String) -> UITableViewHeaderFooterView { making(identifier) { makeForReuse(()) } }
}

extension UICollectionReusableView {
    @usableFromInline convenience init(reusing: ()) {
        self.init(frame: .zero)
    }

    @_silgen_name("$s13HeadlessUIKit24UICollectionReusableViewC7reusingACyt_tcfC")
    private static func makeForReuse(_: ()) -> UICollectionReusableView

    static func make() -> UICollectionReusableView { makeForReuse(()) }
}
