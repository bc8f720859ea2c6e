import ArgumentParser

/// Reads the arguments of one command line, and names it in messages as it was started.
@MainActor
package struct CommandGrammar<Root: ParsableCommand> {
    private let name: String
    private let grammarName: String

    package init(_ root: Root.Type, name: String) {
        self.name = name
        grammarName = root.configuration.commandName ?? name
    }

    package func parse(_ arguments: [String]) throws(CommandFailure) -> any ParsableCommand {
        do {
            return try Root.parseAsRoot(arguments)
        } catch {
            let message = Root.message(for: error)
            throw CommandFailure.usage(message + (message.hasSuffix("?") ? " See" : "; see") + " '\(name) --help'")
        }
    }

    /// What the parser answers by itself, before any command is looked for: a completion script; nil for nothing.
    package func answer(to arguments: [String]) -> String? {
        do {
            _ = try Root.parseAsRoot(arguments)
            return nil
        } catch {
            return Root.exitCode(for: error) == .success ? text(in: error) : nil
        }
    }

    /// The text of a command of the parser's own, which throws it: help.
    package func text(of command: any ParsableCommand) throws -> String {
        var command = command
        do {
            try command.run()
            return ""
        } catch {
            guard Root.exitCode(for: error) == .success else { throw error }
            return text(in: error)
        }
    }

    /// The grammar has one name; this tool has that of the executable that a user has made.
    private func text(in error: any Error) -> String {
        Root.fullMessage(for: error).replacing(grammarName, with: name) + "\n"
    }
}
