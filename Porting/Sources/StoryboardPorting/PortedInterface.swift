/// The code of a storyboard or xib file, and what is to be known of it.
public struct PortedInterface: Sendable {
    /// A Swift file.
    public let source: String
    /// The type whose `define()` is to be called where the root controller is made.
    public let typeName: String
    /// What was left out of the code, in the order of the file.
    public let notes: [InterfaceNote]
    /// What the code uses of the app's own classes: all of it must be visible from another file of the module.
    public let uses: [SourceUse]
    /// The other modules that classes come from, by name.
    public let modules: [String]
}

/// A part of the file that the code does without: every one of its kind, told at the first.
public struct InterfaceNote: Equatable, Sendable, CustomStringConvertible {
    /// The file as the caller named it.
    public let path: String
    /// The line of the first, from 1.
    public let line: Int
    /// The element, with its attribute if the rest of it was taken: `label baselineAdjustment`.
    public let element: String
    /// Why it was left out.
    public let reason: String
    /// How many there are in the file.
    public let count: Int

    /// One line that an editor can jump by.
    public var description: String {
        "\(path):\(line): \(element): \(reason)" + (count == 1 ? "" : " (\(count) times)")
    }
}

/// A class, property or method of the app that generated code uses.
public struct SourceUse: Hashable, Sendable {
    /// What it is used as.
    public enum Kind: String, Sendable {
        /// A class that is made by `init(coder:)`.
        case object
        /// A property that is set.
        case outlet
        /// A method that is an action, or the end of an unwind segue.
        case action
    }

    /// What it is used as.
    public let kind: Kind
    /// The class as the file names it.
    public let className: String
    /// The property, or the method's selector in Objective-C; empty for a class.
    public let member: String
    /// The line in the file, from 1.
    public let line: Int
}
