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

    @Test("A date picker keeps within its limits, and is as large as its style wants it")
    func dates() {
        let stage = GestureStage()
        let picker = UIDatePicker()
        stage.view.addSubview(picker)
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        let day = Date(timeIntervalSinceReferenceDate: 86_400)
        picker.setDate(day, animated: true)
        #expect(picker.date == day)
        picker.maximumDate = Date(timeIntervalSinceReferenceDate: 3600)
        #expect(picker.date == picker.maximumDate)
        picker.minimumDate = day
        picker.date = day
        #expect(picker.date == day)
        #expect(told == 0)
        #expect(picker.datePickerStyle == .compact && picker.bounds.height == 34)
        picker.preferredDatePickerStyle = .wheels
        picker.sizeToFit()
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
    }

    @Test("A date picker begins with the time of the app's clock, or with the earliest date")
    func firstDate() {
        let stage = GestureStage()
        stage.app.advance(frames: 240)
        let picker = UIDatePicker()
        #expect(picker.date > Date(timeIntervalSinceReferenceDate: 0))
        let day = Date(timeIntervalSinceReferenceDate: 86_400)
        picker.minimumDate = day
        #expect(picker.date == day)
    }

    @Test("Each mode of a date picker has its style and its size")
    func dateSizes() {
        func size(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> CGSize {
            let picker = UIDatePicker()
            (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
            return picker.intrinsicContentSize
        }
        let wheels = CGSize(width: 320, height: 216)
        #expect(size(.automatic, .dateAndTime) == CGSize(width: 213, height: 34))
        #expect(size(.compact, .date) == CGSize(width: 123, height: 34))
        #expect(size(.compact, .time) == CGSize(width: 123, height: 34))
        #expect(size(.inline, .time) == CGSize(width: 250, height: 50))
        #expect(size(.inline, .date) == CGSize(width: 320, height: 353))
        #expect(size(.automatic, .countDownTimer) == wheels && size(.automatic, .yearAndMonth) == wheels)
        #expect(size(.inline, .countDownTimer) == wheels && size(.wheels, .time) == wheels)
    }

    @Test("A date picker in constraints takes the size of its new mode")
    func constrainedDates() {
        let stage = GestureStage()
        let picker = UIDatePicker()
        picker.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            picker.topAnchor.constraint(equalTo: stage.view.topAnchor),
        ])
        stage.app.advanceToRest()
        #expect(picker.bounds.width == 213)
        picker.datePickerMode = .date
        stage.app.advanceToRest()
        #expect(picker.bounds.width == 123)
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [3, 10]
        private(set) var wasAsked = false
        func numberOfComponents(in pickerView: UIPickerView) -> Int {
            wasAsked = true
            return counts.count
        }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
    }

    @Test("A picker knows its rows and what is chosen in each component, also after a reload")
    func pickers() {
        let stage = GestureStage()
        let (picker, rows) = (UIPickerView(), Rows())
        stage.view.addSubview(picker)
        #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
        (picker.dataSource, picker.delegate) = (rows, rows)
        #expect((0..<2).map(picker.numberOfRows(inComponent:)) == [3, 10])
        #expect(picker.selectedRow(inComponent: 1) == 0)
        picker.selectRow(7, inComponent: 1, animated: true)
        picker.selectRow(7, inComponent: 0, animated: true)
        #expect((0..<3).map(picker.selectedRow(inComponent:)) == [0, 7, -1])
        rows.counts = [3, 5]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 1) == 4)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 40))
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    }

    @Test("A picker asks as it is laid out, and anew where another object answers or a component has gone")
    func otherRows() {
        let stage = GestureStage()
        let (picker, rows, others) = (UIPickerView(), Rows(), Rows())
        stage.view.addSubview(picker)
        picker.dataSource = rows
        stage.app.advanceToRest()
        #expect(rows.wasAsked && picker.numberOfRows(inComponent: 1) == 10)
        others.counts = [2]
        picker.selectRow(7, inComponent: 1, animated: false)
        picker.dataSource = others
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 1) == -1)
        others.counts = [2, 4]
        picker.delegate = others
        #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 1) == 0)
    }
}
