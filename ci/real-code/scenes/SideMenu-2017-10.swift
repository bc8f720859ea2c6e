import UIKit

@testable import App

typealias MenuController = UISideMenuNavigationController

@MainActor var menuManager: SideMenuManager { .default }

extension ShopController: UISideMenuNavigationControllerDelegate {}
