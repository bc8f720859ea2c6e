import Testing
import TransitionCore
import UIKit

@MainActor
struct ValueControlTests {
    @Test("A switch turns with a tap and tells it; by code it turns silently")
    func switches() {
        let stage = GestureStage()
        let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        stage.view.addSubview(control)
        var values: [Bool] = []
        control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
        stage.app.tap(at: CGPoint(x: 40, y: 110))
        control.setOn(false, animated: true)
        #expect(values == [true])
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
    }

    @Test("A slider follows a finger on its thumb within its limits")
    func sliders() {
        let stage = GestureStage()
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 231, height: 34))
        stage.view.addSubview(slider)
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = 0
        stage.app.pan(from: CGPoint(x: 15.5, y: 115), by: CGVector(dx: 100, dy: 0), frames: 4)
        #expect(abs(slider.value - 0.5) < 1e-5)
        stage.app.pan(from: CGPoint(x: 215, y: 115), by: CGVector(dx: -100, dy: 0), frames: 4)
        #expect(abs(slider.value - 0.5) < 1e-5)
    }

    @Test("A tap chooses the segment under it, once")
    func segments() {
        let stage = GestureStage()
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 31)
        stage.view.addSubview(control)
        var chosen: [Int] = []
        control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        for x in [250, 250, 50] {
            stage.app.tap(at: CGPoint(x: CGFloat(x), y: 110))
            stage.app.advance(frames: 40)
        }
        #expect(chosen == [2, 0])
    }

    @Test("A stepper steps by halves and stays in its limits, or wraps")
    func steppers() {
        let stage = GestureStage()
        let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 94, height: 32))
        stage.view.addSubview(stepper)
        stepper.maximumValue = 1
        stage.app.tap(at: CGPoint(x: 80, y: 110))
        #expect(stepper.value == 1)
        stage.app.tap(at: CGPoint(x: 80, y: 110))
        #expect(stepper.value == 1)
        stepper.wraps = true
        stage.app.tap(at: CGPoint(x: 80, y: 110))
        #expect(stepper.value == 0)
    }

    @Test("A button shows the normal state's title where a state has none of its own")
    func titles() {
        let button = UIButton(type: .system)
        button.setTitle("go", for: .normal)
        button.setTitle("gone", for: .selected)
        #expect(button.currentTitle == "go")
        button.isSelected = true
        #expect(button.titleLabel?.text == "gone")
        button.isEnabled = false
        #expect(button.currentTitle == "go")
        #expect(button.intrinsicContentSize.width > 0)
    }
}
