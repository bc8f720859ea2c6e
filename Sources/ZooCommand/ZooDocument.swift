import TransitionCore
import TransitionInvariants
import TransitionReports

/// A matrix of known bugs as one JSON document; equal matrices give equal documents.
struct ZooDocument: Encodable {
    let format = "transition-check-zoo"
    let version = JSONReport.version
    let entries: [Entry]
    let found, searches, smallest, falseAlarms, repairScripts: Int
    let medianScripts, worstScripts: Int?
    let split: [String]
    let rests, uncomparedRests, repairRests, uncomparedRepairRests: Int

    init(_ matrix: ZooMatrix) {
        entries = matrix.rows.map(Entry.init)
        found = matrix.foundCount
        searches = matrix.searchCount
        smallest = matrix.smallestCount
        falseAlarms = matrix.alarmCount
        repairScripts = matrix.repairScriptCount
        medianScripts = matrix.scripts?.median
        worstScripts = matrix.scripts?.worst
        split = matrix.split.map(\.id)
        rests = matrix.rests.comparableCount
        uncomparedRests = matrix.rests.uncomparedCount
        repairRests = matrix.repairRests.comparableCount
        uncomparedRepairRests = matrix.repairRests.uncomparedCount
    }

    var text: String { JSONReport.text(of: self) }

    struct Entry: Encodable {
        let id, title: String
        let isFound: Bool
        let foundBy: [String]
        let medianScripts, worstScripts, smallestSteps: Int?
        let searches: [Search]
        let repairScripts: Int
        let falseAlarms: [String]
        let rests, uncomparedRests, repairRests, uncomparedRepairRests: Int

        init(_ row: ZooMatrix.Row) {
            id = row.id
            title = row.title
            isFound = row.isFound
            foundBy = row.foundBy.map(\.name)
            medianScripts = row.scripts?.median
            worstScripts = row.scripts?.worst
            smallestSteps = row.smallestStepCount
            searches = row.searches.map(Search.init)
            repairScripts = row.repairScriptCount
            falseAlarms = row.alarms.map(\.identity.words)
            rests = row.rests.comparableCount
            uncomparedRests = row.rests.uncomparedCount
            repairRests = row.repairRests.comparableCount
            uncomparedRepairRests = row.repairRests.uncomparedCount
        }
    }

    struct Search: Encodable {
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
