import TransitionRunner
import UIKit

extension StockApps {
    /// Menus of buttons and bar items, and what people choose with them.
    static let menuFlows: [TransitionScene] = [
        TransitionScene("stock-button-menu") { menuPage().inStack() }.dismisses(),
        TransitionScene("stock-button-menu-in-sheet") {
            ModalPage("First", ["Show": { $0.present(menuPage().inStack().asSheet(), animated: true) }])
        }
        .dismissesFromRoot(),
        TransitionScene("stock-bar-menu") {
            let page = PlainPage("notes")
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu(for: page))
            return page.inStack()
        }
        .pushing { PlainPage("next") },
        TransitionScene("stock-menu-that-loads") {
            let page = PlainPage("folders")
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Move", menu: lateMenu(for: page))
            return page.inStack()
        }
        .dismisses(),
        .stock("picture-picker") { UIImagePickerController().styled(.fullScreen) },
        .stock("color-picker") { UIColorPickerViewController().styled(.pageSheet) },
        TransitionScene("stock-font-picker-on-pad", size: CGSize(width: 1024, height: 768)) {
            ModalPage(
                "letter",
                [
                    "Font": { page in
                        let picker = UIFontPickerViewController().styled(.popover)
                        picker.popoverPresentationController?.sourceView = page.view
                        picker.popoverPresentationController?.sourceRect = CGRect(x: 30, y: 60, width: 80, height: 44)
                        page.present(picker, animated: true)
                    }
                ])
        }
        .dismissesFromRoot(),
        TransitionScene("stock-action-sheet-on-pad", size: CGSize(width: 1024, height: 768)) {
            ModalPage(
                "photo",
                [
                    "Share": { page in
                        let sheet = choices(of: page)
                        sheet.popoverPresentationController?.sourceView = page.view
                        sheet.popoverPresentationController?.sourceRect = CGRect(x: 30, y: 60, width: 80, height: 44)
                        page.present(sheet, animated: true)
                    }
                ])
        }
        .dismissesFromRoot(),
        TransitionScene("stock-back-asks-first") {
            PlainPage("list").inStack()
        }
        .pushing {
            let page = PlainPage("draft")
            page.navigationItem.backAction = UIAction { [weak page] _ in
                guard let page, page.presentedViewController == nil else { return }
                page.present(discardQuestion(of: page), animated: true)
            }
            return page
        },
    ]

    @MainActor private static func menuPage() -> UIViewController {
        let page = PlainPage("photo")
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.frame = CGRect(x: 24, y: 170, width: 200, height: 44)
        button.menu = menu(for: page)
        button.showsMenuAsPrimaryAction = true
        page.loadViewIfNeeded()
        page.view.addSubview(button)
        return page
    }

    @MainActor private static func menu(for page: UIViewController) -> UIMenu {
        UIMenu(
            children: [
                UIAction(title: "Open") { [weak page] _ in page?.push(PlainPage("opened")) },
                UIAction(title: "Share") { [weak page] _ in
                    page?.present(ModalPage.closable("share").asSheet(), animated: true)
                },
                UIMenu(children: [UIAction(title: "Hide", attributes: .disabled) { _ in }]),
                UIAction(title: "Mark", attributes: .keepsMenuPresented) { [weak page] _ in page?.title = "marked" },
            ])
    }

    /// Its folders come from a server a moment later.
    @MainActor private static func lateMenu(for page: UIViewController) -> UIMenu {
        let folders = UIDeferredMenuElement.uncached { [weak page] answer in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                answer(
                    ["Work", "Home"].map { name in
                        UIAction(title: name) { _ in page?.push(PlainPage(name)) }
                    })
            }
        }
        return UIMenu(children: [UIAction(title: "New") { [weak page] _ in page?.push(PlainPage("new")) }, folders])
    }

    @MainActor private static func choices(of page: UIViewController) -> UIAlertController {
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Send", style: .default) { [weak page] _ in
                page?.present(ModalPage.closable("send").styled(.formSheet), animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    @MainActor private static func discardQuestion(of page: UIViewController) -> UIAlertController {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak page] _ in page?.pop() })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        return alert
    }
}
