/// Calls of `beginIgnoringInteractionEvents` that have no end yet: while there are any, touches are not delivered.
@MainActor
final class InteractionPause: WorldPart {
    static let slot = WorldSlot.interaction
    private static let outsideWorlds = InteractionPause()

    /// The current world's; outside worlds one for all.
    static var current: InteractionPause { World.current?.part(InteractionPause.self) ?? outsideWorlds }

    var count = 0
}
