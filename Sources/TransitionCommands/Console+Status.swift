extension Console {
    /// Carries a command out and gives its exit code; what cannot be carried out is one line of the error output.
    package func status(of name: String, _ perform: () throws -> ExitStatus) -> Int32 {
        do {
            return try perform().rawValue
        } catch let failure as CommandFailure {
            tell(failure, by: name)
            return failure.status.rawValue
        } catch {
            self.error("\(name): \(error)\n")
            return ExitStatus.usage.rawValue
        }
    }

    private func tell(_ failure: CommandFailure, by name: String) {
        // Names from outside may hold line ends; a message is one line all the same.
        let line = failure.message.split(whereSeparator: \.isNewline).joined(separator: " ")
        error("\(name): \(line)\n")
    }

    /// Writes what a command has found. That something was found outweighs that it could not be written, which is told.
    func tellFaults(
        of name: String, endingWith status: ExitStatus, _ write: () throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        do { try write() } catch {
            guard status == .failureFound else { throw error }
            tell(error, by: name)
        }
    }
}
