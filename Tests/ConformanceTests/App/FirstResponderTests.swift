import Testing
import TransitionCore
import UIKit

@MainActor
struct FirstResponderTests {
    @Test("A tap on a text field gives it the focus, tells its delegate, and brings the keyboard up")
    func tapOnField() throws {
        let stage = GestureStage()
        let log = FieldLog()
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
            NotificationCenter.default.addObserver(
                log, selector: Selector("heard(_:)", FieldLog.heard(_:)), name: name, object: nil)
        }
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.delegate = log
        stage.view.addSubview(field)
        stage.app.tap(at: CGPoint(x: 50, y: 110))
        #expect(field.isFirstResponder)
        #expect(log.entries == ["shouldBegin", "UIKeyboardWillShowNotification", "didBegin"])
        let frame = try #require(log.info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
        #expect(frame.cgRectValue == CGRect(x: 0, y: 508, width: 390, height: 336))
        #expect(log.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        stage.app.advance(frames: 20)
        #expect(log.entries.last == "UIKeyboardDidShowNotification")
        #expect(stage.view.endEditing(false))
        #expect(!field.isFirstResponder)
        #expect(log.entries.last == "didEnd")
    }

    @Test("A turn hides the keyboard and shows it again on the turned screen; a focus that goes on posts nothing")
    func turn() throws {
        let stage = GestureStage()
        let log = FieldLog()
        let (first, second) = (UITextField(frame: .zero), UITextField(frame: .zero))
        stage.view.addSubview(first)
        stage.view.addSubview(second)
        #expect(first.becomeFirstResponder())
        stage.app.advance(frames: 20)
        for name in [
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        ] {
            NotificationCenter.default.addObserver(
                log, selector: Selector("heard(_:)", FieldLog.heard(_:)), name: name, object: nil)
        }
        #expect(second.becomeFirstResponder())
        stage.app.advance(frames: 20)
        #expect(log.entries.isEmpty)
        stage.app.resize(to: CGSize(width: 844, height: 390))
        let hidden = ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"]
        #expect(log.entries == hidden + ["UIKeyboardWillShowNotification"])
        let frame = try #require(log.info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
        #expect(frame.cgRectValue == CGRect(x: 0, y: 181, width: 844, height: 209))
        stage.app.advance(frames: 30)
        #expect(log.entries.last == "UIKeyboardDidShowNotification" && second.isFirstResponder)
        #expect(second.resignFirstResponder())
        stage.app.advance(frames: 20)
        let count = log.entries.count
        stage.app.resize(to: CGSize(width: 390, height: 844))
        #expect(log.entries.count == count)
    }

    @Test("The focus passes on only when its holder lets it go")
    func passingOn() {
        let stage = GestureStage()
        let log = FieldLog()
        let (first, second) = (UITextField(frame: .zero), UITextField(frame: .zero))
        first.delegate = log
        #expect(!first.becomeFirstResponder())
        stage.view.addSubview(first)
        stage.view.addSubview(second)
        #expect(first.becomeFirstResponder())
        log.ends = false
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder)
        log.ends = true
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    @Test("A view that leaves the window loses the focus")
    func leaving() {
        let stage = GestureStage()
        let field = UITextField(frame: .zero)
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isFirstResponder)
    }

    @Test("Typed text passes the delegate and is sent as a change")
    func typing() {
        let stage = GestureStage()
        let log = FieldLog()
        let field = UITextField(frame: .zero)
        field.delegate = log
        stage.view.addSubview(field)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.insertText("ab")
        field.deleteBackward()
        log.accepts = false
        field.insertText("x")
        #expect(field.text == "a")
        #expect(changes == 2)
    }
}

@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate {
    var entries: [String] = []
    var info: [AnyHashable: Any] = [:]
    var ends = true
    var accepts = true

    func heard(_ notification: Notification) {
        entries.append(notification.name.rawValue)
        info = notification.userInfo ?? [:]
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        entries.append("shouldBegin")
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { entries.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textFieldDidEndEditing(_ textField: UITextField) { entries.append("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { accepts }
}
