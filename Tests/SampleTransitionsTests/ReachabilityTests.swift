import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionTesting
import UIKit

@Suite("What scripts reach")
struct ReachabilityTests {
    private static let scenes: [TransitionScene] = [
        .tabSlideRepaired, .slideRepaired, .pinchPhotoRepaired, .contactsModal, .posterUnclamped,
    ]

    /// Every event that breaks real transitions comes by chance, without a scene that asks for it.
    @Test("Each situation comes up in 300 scripts of five scenes", .ownProcess, arguments: [UInt64(1), 2])
    func reached(seed: UInt64) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [seed, place = place as HandOverPlace] in
            try await handOver(to: place) { ReachabilityTests.unreached(seed: seed).map { "\($0)" } }
        }
        let unreached: [String] = try place.handedOver()
        #expect(unreached == [])
    }

    @MainActor
    private static func unreached(seed: UInt64) -> [Situation] {
        var unmet = Set(Situation.allCases)
        for scene in scenes where !unmet.isEmpty {
            for script in sampleScripts(of: scene, count: 300, seed: seed, maxSteps: 24) where !unmet.isEmpty {
                unmet.subtract(Situation.met(in: trace(of: script, in: scene)))
            }
        }
        return Situation.allCases.filter(unmet.contains)
    }

    /// No event tells of a recognizer that fails; that it has shows in the one that had to wait for it.
    @Test("A gesture begins that had to wait until another has failed")
    @MainActor func failed() {
        let scripts = sampleScripts(of: .interactivePushRepaired, count: 100, seed: 1, maxSteps: 24)
        let begun = scripts.count { script in
            trace(of: script, in: .interactivePushRepaired).transitions.contains {
                $0.kind == .pop && $0.isRequestedByGesture
            }
        }
        #expect(begun > 1)
    }
}

/// One of the events that the bugs of real transitions need.
private enum Situation: CaseIterable {
    case severalFingers, secondRecognizerInTransition, recognizerIsCancelled
    case progressIsZero, progressIsOne, progressIsBelowZero, progressIsBeyondOne
    case endsInTheFrameOfItsBegin, requestInTransition, sizeChangesInTransition, backgroundInTransition

    static func met(in trace: Trace) -> Set<Situation> {
        var reading = Reading()
        for event in trace.events { reading.read(event, trace) }
        return reading.met
    }

    private struct Reading {
        var met: Set<Situation> = []
        private var fingers = 0
        /// Transitions that have begun or been asked for.
        private var open: Set<TransitionID> = []
        private var driver: ObjectID?
        private var began: [ObjectID: VirtualTime] = [:]

        mutating func read(_ event: TraceEvent, _ trace: Trace) {
            switch event.kind {
            case .touch(.began):
                fingers += 1
                if fingers > 1 { met.insert(.severalFingers) }
            case .touch(.ended), .touch(.cancelled): fingers -= 1
            case .gesture(let recognizer, let state): read(recognizer, state, at: event.time)
            case .refused: if !open.isEmpty { met.insert(.requestInTransition) }
            case .requested(let id):
                if !open.isEmpty { met.insert(.requestInTransition) }
                open.insert(id)
                driver = trace.record(of: id).isRequestedByGesture ? began.keys.first : nil
            case .ended(let id, _): open.remove(id)
            case .progressed(_, let value): read(progress: value)
            case .environment(.resized) where !open.isEmpty: met.insert(.sizeChangesInTransition)
            case .environment(.enteredBackground) where !open.isEmpty: met.insert(.backgroundInTransition)
            default: break
            }
        }

        private mutating func read(_ recognizer: ObjectID, _ state: GestureState, at time: VirtualTime) {
            switch state {
            case .began:
                if !open.isEmpty, recognizer != driver { met.insert(.secondRecognizerInTransition) }
                began[recognizer] = time
            case .cancelled: met.insert(.recognizerIsCancelled)
            case .ended: if began[recognizer] == time { met.insert(.endsInTheFrameOfItsBegin) }
            case .possible, .changed, .failed: break
            }
            if state != .began, state != .changed { began[recognizer] = nil }
        }

        private mutating func read(progress: Double) {
            switch progress {
            case 0: met.insert(.progressIsZero)
            case 1: met.insert(.progressIsOne)
            case ..<0: met.insert(.progressIsBelowZero)
            case 1...: met.insert(.progressIsBeyondOne)
            default: break
            }
        }
    }
}
