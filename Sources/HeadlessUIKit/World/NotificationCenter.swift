import Foundation

/// Posts notifications to the observers of one world, so that nothing outlives a run.
///
/// Code that says `NotificationCenter` under `import UIKit` alone gets this one; it stands in for Foundation's.
public final class NotificationCenter: NSObject, @unchecked Sendable {
    private final class Observation: NSObject {
        weak var observer: AnyObject?
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
        let isForToken: Bool
        /// The method that is called.
        let selector: Selector?
        /// Who has to take it away: the observer, or for a block the controller that added it as it appeared.
        weak var owner: AnyObject?
        /// The controller that added a block as it loaded or appeared.
        weak var controller: AnyObject?
        private var tell: ((AnyObject, Notification) -> Void)?

        init(
            _ observer: AnyObject?, _ selector: Selector?, _ name: NSNotification.Name?, _ object: Any?,
            _ tell: @escaping (AnyObject, Notification) -> Void
        ) {
            self.observer = observer
            self.name = name
            self.object = object.map { $0 as AnyObject }
            self.tell = tell
            hasObject = object != nil
            isForToken = observer == nil
            self.selector = selector
            guard observer == nil, MainQueueMark.isHere else {
                owner = observer
                return
            }
            let receivers = MainQueueMark.run { (World.current?.appearanceReceiver, World.current?.loadReceiver) }
            owner = receivers.0
            controller = receivers.0 ?? receivers.1
        }

        func tell(_ notification: Notification) {
            tell?(observer ?? self, notification)
        }

        /// Lets go of its block, and of all that it captures.
        func end() {
            tell = nil
        }

        func isSame(as other: Observation) -> Bool {
            selector == other.selector && name == other.name && hasObject == other.hasObject && object === other.object
        }

        func matches(_ notification: Notification) -> Bool {
            guard name == nil || name == notification.name else { return false }
            return !hasObject || (object != nil && object === notification.object.map { $0 as AnyObject })
        }
    }

    private let lock = NSLock()
    private var observations: [Observation] = []
    private static let outsideWorlds = NotificationCenter()

    /// The current world's.
    public class var `default`: NotificationCenter {
        guard MainQueueMark.isHere else { return outsideWorlds }
        return MainQueueMark.run { World.current?.notificationCenter } ?? outsideWorlds
    }

    /// Has a method called, which takes the notification or nothing. The observer is not kept alive.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        add(
            Observation(Selector.target(observer), aSelector, aName, anObject) { observer, notification in
                guard MainQueueMark.isHere else { return }
                let sent = OnMainQueue(observer: observer, notification: notification)
                MainQueueMark.run { aSelector.perform(on: sent.observer, sender: sent.notification) }
            })
    }

    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @Sendable @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observation = Observation(nil, nil, name, obj) { _, notification in block(notification) }
        add(observation)
        return observation
    }

    public func removeObserver(_ observer: Any) {
        let object = Selector.target(observer)
        takeAway { $0 === object || $0.observer === object }
    }

    public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?) {
        let observer = Selector.target(observer)
        let object = object.map { $0 as AnyObject }
        takeAway {
            ($0 === observer || $0.observer === observer) && (aName == nil || $0.name == aName)
                && (object == nil || $0.object === object)
        }
    }

    /// Removes them, and lets go of their blocks: also of one whose token the app keeps.
    private func takeAway(_ isTaken: (Observation) -> Bool) {
        let taken = lock.withLock {
            let taken = observations.filter(isTaken)
            observations.removeAll(where: isTaken)
            return taken
        }
        for observation in taken { observation.end() }
    }

    /// Tells the observers now, in the order in which they were added.
    public func post(_ notification: Notification) {
        let told = lock.withLock {
            observations.removeAll { !$0.isForToken && $0.observer == nil }
            return observations.filter { $0.matches(notification) }
        }
        for observation in told where isStillThere(observation) {
            observation.tell(notification)
        }
    }

    public func post(
        name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }

    var hasObservers: Bool { lock.withLock { !observations.isEmpty } }

    /// Takes all observers away; those that have a block hold it until it is ended.
    ///
    /// Returns what ends each block, in the order of adding, with what it heard of and the controller that had added
    /// it as it loaded or appeared.
    func takeBlocks() -> [(notification: String, controller: () -> AnyObject?, end: () -> Void)] {
        let taken = lock.withLock {
            defer { observations = [] }
            return observations
        }
        return taken.filter(\.isForToken).map { observation in
            (observation.name?.rawValue ?? "", { observation.controller }, observation.end)
        }
    }

    /// What is told to one observer several times, in the order of adding.
    var repetitions: [(owner: AnyObject, notification: String, count: Int)] {
        lock.withLock {
            var found: [(owner: AnyObject, first: Observation, count: Int)] = []
            for observation in observations {
                guard let owner = observation.owner else { continue }
                if let index = found.firstIndex(where: { $0.owner === owner && $0.first.isSame(as: observation) }) {
                    found[index].count += 1
                } else {
                    found.append((owner, observation, 1))
                }
            }
            return found.filter { $0.count > 1 }.map { ($0.owner, $0.first.name?.rawValue ?? "", $0.count) }
        }
    }

    private func add(_ observation: Observation) {
        lock.withLock { observations.append(observation) }
    }

    private func isStillThere(_ observation: Observation) -> Bool {
        lock.withLock { observations.contains { $0 === observation } }
    }
}

/// Tells whether code that is bound to no actor runs on the main queue, as the main actor's does.
///
/// The main queue need not be the main thread's: a program that has handed its main thread over drains it on others.
enum MainQueueMark {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isHere: Bool { DispatchQueue.getSpecific(key: key) ?? false || Thread.isMainThread }

    /// Runs main-actor code where `isHere` has been asked.
    static func run<Result>(_ act: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(act) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}

/// What is known to stay on the main queue.
private struct OnMainQueue: @unchecked Sendable {
    let observer: AnyObject
    let notification: Notification
}

/// Apart from the center, which is bound to no actor: observers take themselves away as they are let go.
@MainActor
private final class NotificationsInWorld: WorldPart {
    static let slot = WorldSlot.notifications

    let center = NotificationCenter()
}

extension World {
    var notificationCenter: NotificationCenter { part(NotificationsInWorld.self).center }
    /// Nil while nothing has asked for it.
    var notificationCenterIfMade: NotificationCenter? { partIfMade(NotificationsInWorld.self)?.center }
    /// Whether anything listens, so that nothing need be posted when nothing does.
    var hasObservers: Bool { notificationCenterIfMade?.hasObservers ?? false }

    /// Posts a notification of UIKit's, when anyone listens.
    func post(_ name: NSNotification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        guard hasObservers, !World.isFrozen else { return }
        notificationCenter.post(name: name, object: object, userInfo: userInfo)
    }
}
