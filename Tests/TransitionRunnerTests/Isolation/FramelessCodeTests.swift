import CFramelessCode
import CProcessIsolation
import Foundation
import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("Code without frame pointers", .serialized)
struct FramelessCodeTests {
    /// Runs a body below code that keeps something else where a frame pointer is expected.
    @inline(never)
    private static func callWithoutFrame(_ body: @escaping @MainActor () -> Void) {
        final class Box {
            let body: @MainActor () -> Void
            init(_ body: @escaping @MainActor () -> Void) { self.body = body }
        }
        let box = Unmanaged.passRetained(Box(body))
        frameless_call(
            { argument in
                guard let argument else { return }
                let box = Unmanaged<Box>.fromOpaque(argument).takeRetainedValue()
                MainActor.assumeIsolated { box.body() }
            }, box.toOpaque())
    }

    @Test("dies with its own line, and with those that called it")
    func crash() throws {
        let outcome = try runInChild(timeout: 30) { _ in
            Self.callWithoutFrame { fatalError("below") }
            return Data()
        }
        guard case .crashed(let crash) = outcome else {
            Issue.record("the child \(outcome)")
            return
        }
        let stack = try #require(crash.stack)
        let locations = StackReader.shared.userCode(in: stack).locations.filter {
            $0.file.hasSuffix("FramelessCodeTests.swift")
        }
        #expect(locations.contains { $0.function.contains("crash") })
        #expect(locations.contains { $0.function.contains("callWithoutFrame") })
        #expect(!crash.reason.isByWatchdog)
    }

    private final class Page: UIViewController {}

    /// Ends its transition twice, from below such code.
    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            FramelessCodeTests.callWithoutFrame {
                context.completeTransition(true)
                context.completeTransition(true)
            }
        }
    }

    private static let delegate = Delegate()
    private static let scene = TransitionScene("frameless") { Page() }
        .action("present") { app in
            let page = Page()
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = FramelessCodeTests.delegate
            app.topViewController?.present(page, animated: true)
        }

    @Test("has the line of a call that it made, and a search of it keeps what it found")
    func callSite() throws {
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps) = (20, 1, 5)
        let result = search(Self.scene, options: options)
        let found = try #require(result.failures.first { $0.violations[0].invariant == "completes-exactly-once" })
        #expect(found.callSites.contains { $0.file.hasSuffix("FramelessCodeTests.swift") })
    }
}
