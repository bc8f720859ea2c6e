import TransitionCore

/// The controllers that count at a rest, in an order that holds in other worlds: the chain, and what each holds.
package struct ModelReading {
    /// The chain from the root to the top, each followed by what it holds.
    let controllers: [ObjectID]
    /// Classes, stacks and selections, for comparison and for a reader.
    package let text: String
    /// The controller that the user looks at: the top of the chain, or what it shows of what it holds.
    let top: ObjectID

    package init(_ snapshot: Snapshot, in trace: Trace) {
        var controllers: [ObjectID] = []
        func describe(_ id: ObjectID) -> String {
            guard !controllers.contains(id) else { return "" }
            controllers.append(id)
            let name = trace.object(id).typeName
            guard let state = snapshot.controller(id), !state.viewControllers.isEmpty else { return name }
            let held = state.viewControllers.map(describe).joined(separator: ", ")
            let index = state.viewControllers.firstIndex(of: state.selected)
            return "\(name) [\(held)]\(index.map { ", shows number \($0 + 1)" } ?? "")"
        }
        text = snapshot.presentationChain.map(describe).joined(separator: " → ")
        self.controllers = controllers
        var top = snapshot.presentationChain.last ?? .none
        var depth = 0
        while let shown = snapshot.controller(top)?.selected, shown != .none, depth < controllers.count {
            top = shown
            depth += 1
        }
        self.top = top
    }
}
