extension Selector {
    /// What a control, bar item or recognizer of a storyboard sends to its controller to start a segue: the controller
    /// is asked `shouldPerformSegue` first.
    @preconcurrency @MainActor
    public static func segue(_ identifier: String) -> Selector {
        let start: @MainActor (UIViewController) -> @MainActor (NSObject) -> Void = { controller in
            { sender in controller.startSegue(identifier, sender: sender) }
        }
        return Selector("segue \(identifier)", start)
    }
}

extension UITableViewCell {
    /// The segue that choosing the cell starts, before the delegate hears of it.
    public final func startsSegue(_ identifier: String, of controller: UIViewController?) {
        selectionSegue = { [weak controller] sender in controller?.startSegue(identifier, sender: sender) }
    }
}

extension UICollectionViewCell {
    /// The segue that choosing the cell starts, before the delegate hears of it.
    public final func startsSegue(_ identifier: String, of controller: UIViewController?) {
        selectionSegue = { [weak controller] sender in controller?.startSegue(identifier, sender: sender) }
    }
}
