/// What a storyboard or nib file holds of one object: given to `init(coder:)`, which takes it where UIKit decodes, so
/// that a subclass finds it all in place after `super.init(coder:)` and has the last word.
@preconcurrency @MainActor
public final class InterfaceCoder: NSCoder {
    let values: InterfaceValues
    private let fill: (AnyObject) -> Void
    /// Where the object is a scene's controller.
    var storyboard: UIStoryboard?
    var sceneIdentifier: String?

    /// `fill` sets what the file says of the object.
    public init<Object: AnyObject>(_ values: InterfaceValues = InterfaceValues(), fill: @escaping (Object) -> Void) {
        self.values = values
        self.fill = { object in if let object = object as? Object { fill(object) } }
        super.init()
    }

    func decode(_ object: AnyObject) { if !World.isFrozen { fill(object) } }
}

/// What only an initializer can set.
public struct InterfaceValues {
    var buttonType = UIButton.ButtonType.custom
    var tableStyle = UITableView.Style.plain
    var cellStyle = UITableViewCell.CellStyle.default
    var reuseIdentifier: String?
    var collectionLayout: UICollectionViewLayout?
    var systemItem: UIBarButtonItem.SystemItem?
    var pageStyle = UIPageViewController.TransitionStyle.pageCurl
    var pageOrientation = UIPageViewController.NavigationOrientation.horizontal
    var splitStyle = UISplitViewController.Style.unspecified

    public init(
        buttonType: UIButton.ButtonType = .custom, tableStyle: UITableView.Style = .plain,
        cellStyle: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil,
        collectionLayout: UICollectionViewLayout? = nil, systemItem: UIBarButtonItem.SystemItem? = nil,
        pageStyle: UIPageViewController.TransitionStyle = .pageCurl,
        pageOrientation: UIPageViewController.NavigationOrientation = .horizontal,
        splitStyle: UISplitViewController.Style = .unspecified
    ) {
        self.buttonType = buttonType
        self.tableStyle = tableStyle
        self.cellStyle = cellStyle
        self.reuseIdentifier = reuseIdentifier
        self.collectionLayout = collectionLayout
        self.systemItem = systemItem
        self.pageStyle = pageStyle
        self.pageOrientation = pageOrientation
        self.splitStyle = splitStyle
    }
}

extension NSCoder {
    @MainActor var interfaceValues: InterfaceValues { (self as? InterfaceCoder)?.values ?? InterfaceValues() }
}

extension UIView {
    /// Takes what the file says, in the class that is the last of UIKit's own to set something up.
    final func decode(_ coder: NSCoder, as kind: UIView.Type) {
        if Self.decoder == kind { (coder as? InterfaceCoder)?.decode(self) }
    }
}
