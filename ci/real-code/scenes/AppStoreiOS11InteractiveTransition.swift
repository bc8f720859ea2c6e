import TransitionCommands
import UIKit

@testable import App

// The library is an app: its first page is that of its storyboard, and a tap on a card opens it.
public let scenes: [TransitionScene] = [
    TransitionScene("cards") {
        MainStoryboardFile.define()
        CardCollectionViewCellNibFile.define()
        CardContentViewNibFile.define()
        return UIStoryboard(name: MainStoryboardFile.name, bundle: nil).instantiateInitialViewController()
            ?? UIViewController()
    }
    .action("close by code", when: { $0.topViewController is CardDetailViewController }) { app in
        app.topViewController?.dismiss(animated: true)
    }
]
