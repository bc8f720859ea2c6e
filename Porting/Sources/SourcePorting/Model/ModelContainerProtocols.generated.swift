// Written by `WRITE_TABLE=1 swift test --filter ModelTableTests` from the sources of the model.
extension ModelDeclarations {
    /// The protocols of containers and pickers, with the model's defaults.
    static let containerProtocols = #"""
        protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}
        extension UIColorPickerViewControllerDelegate {
        func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {}
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
        }
        protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {}
        extension UIFontPickerViewControllerDelegate {
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
        }
        protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
        extension UIImagePickerControllerDelegate {
        func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {}
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
        }
        protocol UINavigationBarDelegate: NSObjectProtocol {}
        extension UINavigationBarDelegate {
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
        }
        protocol UINavigationControllerDelegate: NSObjectProtocol {}
        extension UINavigationControllerDelegate {
        func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {}
        func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {}
        func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController.interactivePop.noteSilentDelegate()
        return nil
        }
        }
        protocol UIPageViewControllerDataSource: NSObjectProtocol {}
        extension UIPageViewControllerDataSource {
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        }
        protocol UIPageViewControllerDelegate: NSObjectProtocol {}
        extension UIPageViewControllerDelegate {
        func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {}
        func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {}
        func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
        func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientationMask { .allButUpsideDown }
        func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientation { .portrait }
        }
        protocol UIPickerViewDataSource: NSObjectProtocol {}
        protocol UIPickerViewDelegate: NSObjectProtocol {}
        extension UIPickerViewDelegate {
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
        func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { nil }
        func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView { view ?? UIView() }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
        }
        protocol UISearchBarDelegate: NSObjectProtocol {}
        extension UISearchBarDelegate {
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
        }
        protocol UISearchControllerDelegate: NSObjectProtocol {}
        extension UISearchControllerDelegate {
        func presentSearchController(_ searchController: UISearchController) {
        searchController.isLeftToUIKit = true
        }
        func willPresentSearchController(_ searchController: UISearchController) {}
        func didPresentSearchController(_ searchController: UISearchController) {}
        func willDismissSearchController(_ searchController: UISearchController) {}
        func didDismissSearchController(_ searchController: UISearchController) {}
        }
        protocol UISearchResultsUpdating: NSObjectProtocol {}
        protocol UISplitViewControllerDelegate: NSObjectProtocol {}
        extension UISplitViewControllerDelegate {
        func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
        ) -> UISplitViewController.Column { proposedTopColumn }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
        func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
        }
        protocol UITabBarControllerDelegate: NSObjectProtocol {}
        extension UITabBarControllerDelegate {
        func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { true }
        func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {}
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
        }
        func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
        if let shown = selectedTab.viewController { self.tabBarController(tabBarController, didSelect: shown) }
        }
        func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) {}
        func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
        ) {}
        func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
        ) {}
        func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        }
        protocol UITabBarDelegate: NSObjectProtocol {}
        extension UITabBarDelegate {
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
        }
        """#
}
