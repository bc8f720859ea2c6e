import SwiftParser
import SwiftSyntax

/// What the porter knows of the model: its protocols with their optional requirements, and its classes.
enum ModelDeclarations {
    private static let trees = [protocols, listProtocols, containerProtocols, classes].map { Parser.parse(source: $0) }

    /// Adds the model's types to an index.
    static func add(to index: DeclarationIndex) {
        for tree in trees { IndexBuilder(index, source: nil).walk(tree) }
    }

    /// What only the model itself can name: a default with one of these stays with the protocol.
    static let privateNames = ["interactivePop", "AbsentInterruptibleAnimator", "noteAbsentAnswer"]
}
