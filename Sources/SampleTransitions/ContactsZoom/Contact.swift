/// Somebody in the list.
struct Contact: Hashable {
    let name: String
    /// The colour of the picture, 0…1.
    let hue: Double

    /// More than one screen of them.
    static let all: [Contact] = (1...60).map { Contact(name: "Contact \($0)", hue: Double($0) / 60) }
}
