/// What is known of the app's own code, by which classes, methods and properties get their Swift names.
public struct SourceDeclarations: Sendable {
    /// The Swift name of a class that a file calls `customClass`; nil if the code has none of that name.
    public var className: @Sendable (_ customClass: String) -> String?
    /// The full Swift name, such as `tap(sender:)`, of the method that a class or its ancestors have for a selector of
    /// Objective-C, such as `tapWithSender:`; nil if there is none, or it cannot be called from another file.
    public var methodName: @Sendable (_ className: String, _ selector: String) -> String?
    /// The classes that have a method for that selector themselves, in a fixed order: the ends of unwind segues, and
    /// the targets of what is sent to the first responder.
    public var owners: @Sendable (_ selector: String) -> [String]
    /// Whether another file can set that property of the class, of its ancestors or of an extension of them; the
    /// class may be one of UIKit.
    public var canSet: @Sendable (_ className: String, _ property: String) -> Bool

    /// Says what is known; each part may be a look-up in an index of the sources.
    public init(
        className: @escaping @Sendable (_ customClass: String) -> String?,
        methodName: @escaping @Sendable (_ className: String, _ selector: String) -> String?,
        owners: @escaping @Sendable (_ selector: String) -> [String],
        canSet: @escaping @Sendable (_ className: String, _ property: String) -> Bool
    ) {
        self.className = className
        self.methodName = methodName
        self.owners = owners
        self.canSet = canSet
    }
}

/// How the code of a file is written.
public struct PortingOptions: Sendable {
    /// The name of the type that has `define()`; nil for one made of the file's name: `MainStoryboardFile`, or
    /// `CardViewNibFile`. Two files of one name need different ones.
    public var typeName: String?
    /// The modules that the code imports; `UIKit` is one of them in any case.
    public var imports: [String]

    /// Makes the options, by default for a file whose classes are all in the same module.
    public init(typeName: String? = nil, imports: [String] = []) {
        self.typeName = typeName
        self.imports = imports
    }
}
