extension OldSpellings {
    /// Members of before Swift 4.2.
    static let methods = """
        .childViewControllers = .children
        .childViewControllerForStatusBarStyle = .childForStatusBarStyle
        .childViewControllerForStatusBarHidden = .childForStatusBarHidden
        .addChildViewController(_:) = .addChild(_:)
        .removeFromParentViewController() = .removeFromParent()
        .willMove(toParentViewController:) = .willMove(toParent:)
        .didMove(toParentViewController:) = .didMove(toParent:)
        .bringSubview(toFront:) = .bringSubviewToFront(_:)
        .sendSubview(toBack:) = .sendSubviewToBack(_:)
        .isMovingToParentViewController = .isMovingToParent
        .isMovingFromParentViewController = .isMovingFromParent
        """
}
