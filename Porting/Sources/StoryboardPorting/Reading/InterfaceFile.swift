import Foundation

/// A storyboard or xib file that was read and found sound.
///
/// Reading throws `InterfaceError` where the file is no document for iOS, where ids are double or lead nowhere, and
/// where controllers would contain each other without end.
public struct InterfaceFile: Sendable {
    /// The file as the caller named it; errors and notes begin with it.
    public let path: String
    /// The file's name without its ending: what the app calls the storyboard or nib.
    public let name: String
    /// Whether it has scenes; a nib has none.
    public var isStoryboard: Bool { format == .storyboard }

    let format: DocumentFormat
    let root: InterfaceElement
    let index: IdentifierIndex
    let scenes: [InterfaceScene]

    /// Reads the text of a file. `path` is only for its name and for messages: nothing is opened.
    public static func read(_ data: Data, path: String) throws -> InterfaceFile {
        do {
            return try InterfaceFile(data, path: path)
        } catch let fault as Fault {
            throw fault.error(in: path)
        }
    }

    private init(_ data: Data, path: String) throws {
        self.path = path
        let file = path.split(separator: "/").last.map(String.init) ?? path
        name = file.contains(".") ? String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]) : file
        try DocumentFormat.checkIsText(data)
        root = try ElementParser.root(of: data)
        format = try DocumentFormat(root)
        index = try IdentifierIndex(root)
        scenes = format == .storyboard ? try InterfaceScene.all(in: root) : []
        try ContainmentCheck(scenes: scenes).run()
    }

    /// The Swift code that makes what the file holds, and what was left out of it.
    ///
    /// Without `declarations` names of methods are guessed from those of Objective-C, and every class that the file
    /// names is taken to be there. Throws `InterfaceError` where the file has a name that Swift cannot have.
    public func swiftSource(
        declarations: SourceDeclarations? = nil, options: PortingOptions = PortingOptions()
    ) throws -> PortedInterface {
        do {
            return try FileWriter(self, declarations, options).write()
        } catch let fault as Fault {
            throw fault.error(in: path)
        }
    }
}
