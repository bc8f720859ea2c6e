import TransitionCore

/// How violations name what they talk of.
extension Trace {
    /// The subject of an identity: the dismissal of `ModalViewController`.
    func subject(of record: TransitionRecord) -> ViolationSubject {
        .transition(record.kind, of: object(record.presented).typeName)
    }

    /// A view by its class, or by that of its controller: never with a serial.
    func causeName(of view: ViewState) -> CauseName {
        view.controller == .none ? .view(object(view.id).typeName) : .page(object(view.controller).typeName)
    }

    /// The classes of objects, each once, in their order.
    func names(of objects: [ObjectID]) -> [CauseName] {
        var names: [CauseName] = []
        for id in objects {
            let object = object(id)
            let kind: CauseName.Kind =
                switch object.kind {
                case .viewController: .controller
                case .view: .view
                default: .type
                }
            let name = CauseName(kind, object.typeName)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The transition by its number in the run: `dismissal #2 of ModalViewController`.
    func name(of record: TransitionRecord) -> String {
        "\(record.kind.noun) #\(record.id.rawValue) of \(object(record.presented).typeName)"
    }

    /// A view as a reader knows it: `the view of ModalViewController`, or its class and serial.
    func viewName(_ view: ViewState) -> String {
        view.controller == .none ? label(view.id) : "the view of \(object(view.controller).typeName)"
    }
}

extension TransitionKind {
    /// The delegate's method that vends the interaction controller (ledger 1.3).
    var interactionControllerMethod: String {
        switch self {
        case .presentation: "interactionControllerForPresentation(using:)"
        case .dismissal: "interactionControllerForDismissal(using:)"
        case .push, .pop, .stackChange: "navigationController(_:interactionControllerFor:)"
        case .tabSelection: "tabBarController(_:interactionControllerFor:)"
        }
    }
}

extension VirtualTime {
    /// The instant in seconds, to a thousandth: `0.617 s`.
    var text: String {
        let thousandths = (frame * 1_000 + Self.framesPerSecond / 2) / Self.framesPerSecond
        let fraction = String(thousandths % 1_000)
        return "\(thousandths / 1_000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) s"
    }
}

extension Double {
    /// The number to a hundredth, without trailing zeros: `0.5`.
    var text: String {
        guard isFinite, abs(self) < 1e12 else { return String(describing: self) }
        let hundredths = Int(self * 100 + (self < 0 ? -0.5 : 0.5))
        let whole = String(abs(hundredths) / 100)
        let rest = abs(hundredths) % 100
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return sign + whole }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension Rectangle {
    /// `(0, 88) 390 × 756`
    var text: String { "(\(x.text), \(y.text)) \(width.text) × \(height.text)" }
}
