/// What a layer keeps in a world from the moment at which it is asked for.
///
/// The world offers slots and does not know what is kept there; the layer that has the slot says it, in an extension
/// of `World`.
@MainActor
protocol WorldPart: AnyObject {
    /// Where it is kept: no two kinds of parts have one slot.
    nonisolated static var slot: WorldSlot { get }

    init()
}

/// The slots for parts, in the order in which a world lets go of them.
enum WorldSlot: Int, CaseIterable {
    case begunAnimations, notifications, traits, menus, keyboard, interaction, controllers, sizeChange, sheets
    case collections, nibs, storyboards, environment, film
}
