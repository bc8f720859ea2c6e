import ArgumentParser

/// Measures the figures that the project states. Build with `-c release`; every count depends on the seeds alone.
@main
struct Figures: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures what TransitionCheck states of itself.",
        subcommands: [
            Asking.self, Compare.self, Guidance.self, Instructions.self, Memory.self, Pages.self, Speed.self,
            Defects.self, Explaining.self, Published.self, Views.self,
        ])
}
