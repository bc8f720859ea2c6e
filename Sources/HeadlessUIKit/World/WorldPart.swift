/// What a layer keeps in each world, beside what is the world's own.
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
    case animations, begunAnimations, touches, transitions
    case time, notifications, traits, views, menus, keyboard, interaction
    case controllers, sizeChange, sheets, collections, storyboards, environment, film
}
