extension UITableView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// How rows come and go; they do at once here.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// Stands for a height that the content decides.
    public class var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }
}
