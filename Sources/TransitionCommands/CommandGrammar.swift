import ArgumentParser

/// Reads the arguments of one command line, and names it in messages as it was started.
@MainActor
package struct CommandGrammar<Root: ParsableCommand> {
    private let name: String
    private let grammarName: String
    private let example: ExampleWords?
    /// The names of all commands, those that are shown first.
    private let commands: [String]
    private let shownCount: Int

    /// - Parameter example: what stands in the examples of help texts; nil leaves these as they are written.
    package init(_ root: Root.Type, name: String, example: ExampleWords? = nil) {
        self.name = name
        self.example = example
        grammarName = root.configuration.commandName ?? name
        let shown = root.configuration.subcommands.filter { $0.configuration.shouldDisplay }
        let hidden = root.configuration.subcommands.filter { !$0.configuration.shouldDisplay }
        commands = (shown + hidden).compactMap { $0.configuration.commandName }
        shownCount = shown.count
    }

    package func parse(_ arguments: [String]) throws(CommandFailure) -> any ParsableCommand {
        if let word = unknownCommand(arguments) {
            let advice = NearestNames.advice(for: word, among: Array(commands.prefix(shownCount)))
            throw CommandFailure.usage(
                "there is no command '\(word)'\(advice)\(advice.hasSuffix("?") ? " See" : "; see") '\(name) --help'")
        }
        do {
            return try Root.parseAsRoot(arguments)
        } catch {
            let message = Root.message(for: error)
            let command = arguments.first.flatMap { commands.contains($0) ? "\(name) \($0)" : nil } ?? name
            throw CommandFailure.usage(message + (message.hasSuffix("?") ? " See" : "; see") + " '\(command) --help'")
        }
    }

    /// What the parser answers by itself, before any command is looked for: help, a version, a completion script and
    /// what that asks for; nil for nothing.
    package func answer(to arguments: [String]) -> String? {
        guard unknownCommand(arguments) == nil else { return nil }
        do {
            _ = try Root.parseAsRoot(arguments)
            return nil
        } catch {
            guard Root.exitCode(for: error) == .success else { return nil }
            // Names of a user's scenes: nothing of them may be replaced.
            return CompletionRequest.isOne(arguments) ? Root.fullMessage(for: error) + "\n" : text(in: error)
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

    /// What stands where a command should and is none: the parser would speak of too many arguments.
    private func unknownCommand(_ arguments: [String]) -> String? {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        guard !commands.isEmpty, let word = words.first, !word.hasPrefix("-") else { return nil }
        return (commands + ["help"]).contains(word) ? nil : word
    }

    /// The grammar has one name; this tool has that of the executable that a user has made.
    private func text(in error: any Error) -> String {
        let text = Root.fullMessage(for: error).replacing(grammarName, with: name) + "\n"
        guard let example else { return text }
        return text.replacing(ExampleWords.scene, with: example.scene)
            .replacing(ExampleWords.token, with: example.token)
    }
}
