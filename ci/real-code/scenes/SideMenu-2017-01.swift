import UIKit

@testable import App

typealias MenuController = UISideMenuNavigationController

/// The library had no objects of it yet.
let menuManager = SideMenuManager.self
