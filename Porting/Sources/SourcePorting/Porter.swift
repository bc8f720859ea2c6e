import StoryboardPorting

/// Ports iOS sources: all of a module together, since one source's selector names another one's method.
public struct Porter {
    /// Modules that the ported code can import besides those which the model takes the place of.
    public let modules: Set<String>

    /// A porter for sources that may import these modules.
    public init(modules: Set<String> = []) { self.modules = modules }

    /// In this order, since an edit gives way to an earlier one at its place.
    private static var rewritings: [any Rewriting.Type] {
        [
            OutletAccess.self, ManagedProperties.self, ObjectiveCAttributes.self, Selectors.self, KeyPathStrings.self,
            OptionalRequirements.self, OptionalCalls.self, DelegateDefaults.self, ExtensionOverrides.self,
            ExtensionDispatch.self, RequiredInitializers.self, AnsweredQuestions.self, KindQuestions.self,
            AnyObjectCalls.self, ConformanceAliases.self, FormerSwift.self, DefaultArgumentAccess.self,
            ObjectiveCRuntime.self, Imports.self, Conditions.self, OldNames.self,
        ]
    }

    /// The sources as they compile with the model, in the same order, and what there is to say about them.
    ///
    /// A source that does not parse, or that is left out, is missing from the result and has a note.
    public func port(_ sources: [SourceText]) -> PortedSources {
        var notes: [PortingNote] = []
        let parsed = sources.map(ParsedSource.init).filter { source in
            guard let problem = SourceProblem.first(in: source) else { return true }
            notes.append(problem)
            return false
        }
        let project = Project(parsed, modules: modules)
        var port = Port(sourceCount: parsed.count)
        for rewriting in Self.rewritings {
            for number in parsed.indices { rewriting.init().rewrite(number, of: project, into: &port) }
        }
        let texts = PortWriter(project: project).texts(of: port, notes: &notes)
        notes += port.notes
        return PortedSources(
            sources: texts, notes: notes.sorted { ($0.path, $0.line, $0.what) < ($1.path, $1.line, $1.what) },
            removedModules: port.removedModules.sorted(),
            declarations: InterfaceDeclarations(project.index).declarations)
    }
}

/// What came of porting.
public struct PortedSources: Sendable {
    /// The sources that could be ported, by the paths they came with.
    public let sources: [SourceText]
    /// Notes in order of their places.
    public let notes: [PortingNote]
    /// Modules whose imports were taken out.
    public let removedModules: [String]
    /// What storyboards and nibs may use of the sources.
    let declarations: SourceDeclarations
}
