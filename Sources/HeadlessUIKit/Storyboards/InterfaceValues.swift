/// What only an initializer can set of an object of a storyboard or nib file.
public struct InterfaceValues {
    let all: [Any]

    /// The values of a button, table, cell, collection, bar item, page or split controller; without a word, as UIKit
    /// makes it by code.
    public init(
        buttonType: UIButton.ButtonType = .custom, tableStyle: UITableView.Style = .plain,
        cellStyle: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil,
        collectionLayout: UICollectionViewLayout? = nil, systemItem: UIBarButtonItem.SystemItem? = nil,
        pageStyle: UIPageViewController.TransitionStyle = .pageCurl,
        pageOrientation: UIPageViewController.NavigationOrientation = .horizontal,
        splitStyle: UISplitViewController.Style = .unspecified
    ) {
        let given: [Any?] = [
            buttonType, tableStyle, cellStyle, reuseIdentifier, collectionLayout, systemItem, pageStyle,
            pageOrientation, splitStyle,
        ]
        all = given.compactMap { $0 }
    }
}

extension InterfaceCoder {
    /// - Parameter fill: sets what else the file says of the object.
    public convenience init<Object: AnyObject>(
        _ values: InterfaceValues = InterfaceValues(), fill: @escaping (Object) -> Void
    ) {
        self.init(values: values.all, fill: fill)
    }
}
