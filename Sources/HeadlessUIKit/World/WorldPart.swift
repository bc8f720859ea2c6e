/// What a layer keeps in a world from the moment at which it is asked for.
///
/// The world offers places and does not know what is kept there; the layer that has the place says it, in an extension
/// of `World`.
@MainActor
protocol WorldPart: AnyObject {
    /// Where it is kept: no two kinds of parts have one place.
    nonisolated static var place: WorldPlace { get }

    init()
}

/// The places for parts, in the order in which a world lets go of them.
enum WorldPlace: Int, CaseIterable {
    case begunAnimations, notifications, traits, menus, keyboard, interaction, controllers, sizeChange, sheets
    case collections, storyboards, environment, film
}
