import Testing
import UIKit

@Suite("8 Gestures: key commands")
@MainActor
struct KeyCommandTests {
    private final class Page: UIViewController {
        var heard: [String] = []
        var offers: [UIKeyCommand]?

        override var keyCommands: [UIKeyCommand]? { offers ?? super.keyCommands }

        func save(_ command: UIKeyCommand) { heard.append("save \(command.input ?? "")") }
    }

    private static let save = Selector("save(_:)", Page.save)

    private func command(_ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: flags, action: Self.save)
    }

    @Test("8.18 a key is looked for from what is seen up to the presenter, and only with its own modifiers")
    func upTheChain() {
        let (root, top) = (Page(), Page())
        let stage = Launch(root)
        root.offers = [command("s")]
        root.present(top, animated: false)
        stage.app.advanceToRest()
        stage.app.perform { app in
            #expect(!app.pressKey("s"))
            #expect(!app.pressKey("s", modifierFlags: [.command, .shift]))
            #expect(app.pressKey("s", modifierFlags: .command))
        }
        // The presented controller has the method as well, and is nearer.
        #expect(top.heard == ["save s"] && root.heard.isEmpty)
    }

    @Test("8.18 in a stack and tabs the page that is seen comes first")
    func contained() {
        let (page, other) = (Page(), Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page), other]
        (page.offers, other.offers) = ([command("s")], [command("o")])
        Launch(tabs).app.perform { app in
            #expect(app.pressKey("s", modifierFlags: .command))
            #expect(!app.pressKey("o", modifierFlags: .command))
        }
        #expect(page.heard == ["save s"] && other.heard.isEmpty)
    }

    @Test("8.18 what a child presents in its own context is seen")
    func inContextOfChild() {
        let (root, child, top) = (UIViewController(), UIViewController(), Page())
        let stage = Launch(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        top.modalPresentationStyle = .overCurrentContext
        child.present(top, animated: false)
        stage.app.advanceToRest()
        #expect(stage.app.topViewController === top)
        #expect(stage.app.presentationChain == [root, top])
        top.offers = [command("s")]
        stage.app.perform { app in #expect(app.pressKey("s", modifierFlags: .command)) }
        #expect(top.heard == ["save s"])
    }

    @Test("8.18 the first responder comes before the controller that is seen")
    func firstResponder() {
        final class Field: UITextField {
            var heard = 0
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("leave", Field.leave))
                ]
            }
            func leave() { heard += 1 }
        }
        let page = Page()
        page.offers = [command(UIKeyCommand.inputEscape, [])]
        let stage = Launch(page)
        let field = Field(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        stage.app.perform { app in
            page.view.addSubview(field)
            app.pressKey(UIKeyCommand.inputEscape)
            field.becomeFirstResponder()
            app.pressKey(UIKeyCommand.inputEscape)
        }
        #expect(page.heard.count == 1 && field.heard == 1)
    }

    @Test("8.18 commands are added and removed, and one that is disabled is passed over")
    func added() {
        let page = Page()
        let stage = Launch(page)
        let key = command("k")
        #expect(page.keyCommands == nil)
        page.addKeyCommand(key)
        #expect(stage.app.pressKey("k", modifierFlags: .command))
        #expect(stage.app.trace.deeds.last?.kind == .act)
        key.attributes = .disabled
        stage.app.perform { #expect(!$0.pressKey("k", modifierFlags: .command)) }
        page.removeKeyCommand(key)
        #expect(page.keyCommands == nil && page.heard == ["save k"])
    }
}
