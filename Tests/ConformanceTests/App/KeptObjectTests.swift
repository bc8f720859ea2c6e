import Testing
import TransitionCore
import UIKit

@Suite("An object that outlives its run")
@MainActor
struct KeptObjectTests {
    @Test("A view of an earlier run is never taken for another object, and is told")
    func keptView() {
        final class Overlay: UIView {}
        var kept: Overlay?
        let first = HeadlessApp(root: UIViewController())
        for _ in 0..<3 { kept = Overlay(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        #expect(first.diagnostics.isEmpty)
        _ = first.tearDown()
        let root = UIViewController()
        let second = HeadlessApp(root: root)
        second.advanceToRest()
        root.view.addSubview(kept!)
        second.advance(frames: 2)
        let added = second.trace.events.compactMap { event in
            if case .viewAdded(let view, _, _) = event.kind { view } else { nil }
        }
        #expect(added.last.map { second.trace.objects[Int($0.rawValue)].typeName } == "Overlay")
        #expect(second.diagnostics.filter { $0.text.contains("kept from an earlier run") }.count == 1)
    }
}
