import UIKit

/// A controller that writes down its appearance callbacks.
class RecordingController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log("\(name).viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log("\(name).viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { log("\(name).viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { log("\(name).viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name).viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name).viewDidDisappear") }
}
