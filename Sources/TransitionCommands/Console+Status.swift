extension Console {
    /// Carries a command out and gives its exit code; what cannot be carried out is one line of the error output.
    package func status(of name: String, _ perform: () throws -> ExitStatus) -> Int32 {
        do {
            return try perform().rawValue
        } catch let failure as CommandFailure {
            // Names from outside may hold line ends; a message is one line all the same.
            let line = failure.message.split(whereSeparator: \.isNewline).joined(separator: " ")
            error("\(name): \(line)\n")
            return failure.status.rawValue
        } catch {
            self.error("\(name): \(error)\n")
            return ExitStatus.usage.rawValue
        }
    }
}
