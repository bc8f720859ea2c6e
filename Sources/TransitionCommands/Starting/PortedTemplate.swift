/// What a package has where its app's source is ported before each build.
enum PortedTemplate {
    static let listName = "PortedSources.txt"
    static let path = "Sources/App/\(listName)"
    static let stubsPath = "Sources/App/Stubs.swift"

    /// - Parameter source: the app's folder, from that of the list on.
    static func list(of source: String) -> String {
        """
        # Files and folders of the app, one a line, from this folder on. They are only read: before each build they are
        # ported for Linux, which has no Objective-C, and what the compiler and reports say names their own lines.
        \(source)

        """
    }

    static let stubs = """
        import UIKit

        // What the app's code names and its listed files do not declare: types of other modules, of Objective-C files
        // and of files that are not listed. Declare here, in as few words as will do, what the compiler does not find.

        """
}
