import Foundation
import TransitionCore
import TransitionInvariants

extension JSONReport {
    /// A matrix of known bugs as one JSON document; equal matrices give equal documents.
    public static func render(_ matrix: ZooMatrix) -> String {
        text(of: ZooDocument(matrix))
    }

    private struct ZooDocument: Encodable {
        let format = "transition-check-zoo"
        let version = JSONReport.version
        let entries: [Entry]
        let found, searches, smallest, falseAlarms, twinScripts: Int
        let medianScripts, worstScripts: Int?
        let split: [String]
        let rests, uncomparedRests, twinRests, uncomparedTwinRests: Int

        init(_ matrix: ZooMatrix) {
            entries = matrix.rows.map(Entry.init)
            found = matrix.foundCount
            searches = matrix.searchCount
            smallest = matrix.smallestCount
            falseAlarms = matrix.alarmCount
            twinScripts = matrix.twinScriptCount
            medianScripts = matrix.scripts?.median
            worstScripts = matrix.scripts?.worst
            split = matrix.split.map(\.id)
            rests = matrix.rests.comparableCount
            uncomparedRests = matrix.rests.uncomparedCount
            twinRests = matrix.twinRests.comparableCount
            uncomparedTwinRests = matrix.twinRests.uncomparedCount
        }
    }

    private struct Entry: Encodable {
        let id, title: String
        let isFound: Bool
        let foundBy: [String]
        let medianScripts, worstScripts, smallestSteps: Int?
        let searches: [Search]
        let twinScripts: Int
        let falseAlarms: [String]
        let rests, uncomparedRests, twinRests, uncomparedTwinRests: Int

        init(_ row: ZooMatrix.Row) {
            id = row.id
            title = row.title
            isFound = row.isFound
            foundBy = row.foundBy.map(\.name)
            medianScripts = row.scripts?.median
            worstScripts = row.scripts?.worst
            smallestSteps = row.smallestStepCount
            searches = row.searches.map(Search.init)
            twinScripts = row.twinScriptCount
            falseAlarms = row.alarms.map(\.words)
            rests = row.rests.comparableCount
            uncomparedRests = row.rests.uncomparedCount
            twinRests = row.twinRests.comparableCount
            uncomparedTwinRests = row.twinRests.uncomparedCount
        }
    }

    private struct Search: Encodable {
        let seed: UInt64
        let scripts, smallestSteps: Int?
        let foundBy: String?
        let identities: [String]

        init(_ search: ZooMatrix.Search) {
            seed = search.seed
            scripts = search.scriptsToFind
            smallestSteps = search.smallestStepCount
            foundBy = search.foundBy?.name
            identities = search.identities.map(\.words)
        }
    }
}
