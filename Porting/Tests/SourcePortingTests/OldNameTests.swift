import Testing

@testable import SourcePorting

/// Spellings of earlier versions.
struct OldNameTests {
    @Test(
        "become those of today",
        arguments: [
            ("let a: UIViewAnimationOptions", "let a: UIView.AnimationOptions"),
            ("let a = kCAFillModeForwards", "let a = CAMediaTimingFillMode.forwards"),
            ("let a = b?.characters.index(c.characters.startIndex)", "let a = b?.index(c.startIndex)"),
            ("a.add(b, forKey: kCATransitionFade)", "a.add(b, forKey: CATransitionType.fade.rawValue)"),
            ("let a = CGRectMake(0, b, 1, 2)", "let a = CGRect(x: 0, y: b, width: 1, height: 2)"),
            ("let a = CGRectGetWidth(b)", "let a = b.width"),
            ("let a = CGRectGetWidth(b ?? c)", "let a = (b ?? c).width"),
            (
                "let a = CGRectInset(CGRectMake(0, 0, CGRectGetMaxX(b), 2), 3, 4)",
                "let a = CGRect(x: 0, y: 0, width: b.maxX, height: 2).insetBy(dx: 3, dy: 4)"
            ),
            ("let a = CGRectEqualToRect(b, c)", "let a = (b == c)"),
            ("a.addChildViewController(b)", "a.addChild(b)"),
            ("a.willMove(toParentViewController: nil)", "a.willMove(toParent: nil)"),
            ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
            ("a.childViewControllers.last", "a.children.last"),
            ("a = NSNotification.Name.UIKeyboardWillShow", "a = UIResponder.keyboardWillShowNotification"),
            ("f(.UIKeyboardWillHide)", "f(UIResponder.keyboardWillHideNotification)"),
            ("let a = c.containerView()", "let a = c.containerView"),
            ("let a = UIColor.whiteColor()", "let a = UIColor.white"),
            (
                "a.presentViewController(b, animated: true, completion: nil)",
                "a.present(b, animated: true, completion: nil)"
            ),
            (
                "UIView.animateWithDuration(1, animations: { }) { _ in }",
                "UIView.animate(withDuration: 1, animations: { }) { _ in }"
            ),
            ("dispatch_async(queue) { }", "queue.async { }"),
            ("if a.state == .Began {}", "if a.state == .began {}"),
            ("c.cancelInteractiveTransition()", "c.cancelInteractiveTransition()"),
        ])
    func spellings(_ text: (written: String, ported: String)) {
        #expect(ported("import UIKit\n" + text.written) == "import UIKit\n" + text.ported)
    }

    @Test("a method of a delegate gets the name of today, one of the sources' own keeps it")
    func declarations() {
        #expect(
            ported(
                "import UIKit\nclass A: UITabBarDelegate { func animateTransition(transitionContext: C) {} }"
            )
                == "import UIKit\nclass A: UITabBarDelegate { func animateTransition(using transitionContext: C) {} }"
        )
        let own =
            "import UIKit\nclass A { func addChildViewController(_ a: A) {} }\nfunc f() { a.addChildViewController(a) }"
        #expect(ported(own) == own)
        #expect(
            ported("import UIKit\nclass A: B { override func willMove(toParentViewController parent: C?) {} }")
                == "import UIKit\nclass A: B { override func willMove(toParent parent: C?) {} }")
    }

    @Test("a label of its own, and a superclass of the sources', make a method no old one")
    func ownDeclarations() {
        let labelled =
            "import UIKit\nclass A: UITabBarDelegate {\n"
            + "func animateTransition(to end: C) { animateTransition(to: end) }\n}"
        #expect(ported(labelled) == labelled)
        let inherited =
            "import UIKit\nclass A: NSObject { func cancelInteractiveTransition() {} }\n"
            + "class B: A { override func cancelInteractiveTransition() { super.cancelInteractiveTransition() } }"
        #expect(ported(inherited) == inherited)
    }

    @Test("what an old name of a driver is today's name of a context of one's own keeps it")
    func contexts() {
        let context =
            "import UIKit\nclass A: NSObject, UIViewControllerContextTransitioning {\n"
            + "func updateInteractiveTransition(_ percentComplete: CGFloat) {}\nfunc finishInteractiveTransition() {}\n"
            + "func cancelInteractiveTransition() {}\n}"
        #expect(ported(context) == context)
        #expect(
            ported(
                "import UIKit\nclass A: UIPercentDrivenInteractiveTransition {\n"
                    + "override func finishInteractiveTransition() { super.finishInteractiveTransition() }\n}")
                == "import UIKit\nclass A: UIPercentDrivenInteractiveTransition {\n"
                + "override func finish() { super.finish() }\n}")
    }

    @Test("every line of the table is read")
    func table() {
        let texts = [
            OldSpellings.types, OldSpellings.constants, OldSpellings.functions, OldSpellings.methods,
            OldSpellings.swift2,
        ]
        for line in texts.flatMap({ $0.split(separator: "\n") }) {
            let spelling = OldSpelling(line: String(line))
            #expect(spelling != nil, "\(line)")
            #expect(
                spelling?.old.labels?.count == spelling?.new.labels?.count || spelling?.form != .name
                    || spelling?.new.labels == nil, "\(line)")
        }
    }
}
