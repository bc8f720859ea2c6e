@testable import App

// The names that the library had by then.
typealias MenuController = UISideMenuNavigationController
typealias MenuDelegate = UISideMenuNavigationControllerDelegate
let menuControllerName = "UISideMenuNavigationController"
