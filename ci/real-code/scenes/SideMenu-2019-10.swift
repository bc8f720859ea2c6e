@testable import App

// The names that the library had by then.
typealias MenuController = SideMenuNavigationController
typealias MenuDelegate = SideMenuNavigationControllerDelegate
let menuControllerName = "SideMenuNavigationController"
