/// Stubs of types that the sources use and do not declare. The user edits them; only new ones are added.
public struct Stubs {
    /// The file's name in the output folder.
    public static let fileName = "Stubs.swift"

    private static let heading = """
        // Types that the ported sources use and do not declare. Edit them: later runs only add what is newly missing.
        import UIKit

        """

    /// The text of the file.
    public private(set) var text: String

    /// The stubs of an earlier run, or none.
    public init(text: String?) { self.text = text ?? Self.heading }

    /// Adds a stub of each type that the errors say is missing, by how the sources use it; the names that were added.
    public mutating func add(for errors: [TypeCheck.Diagnostic], sources: [String]) -> [String] {
        var added: [String] = []
        for error in errors {
            guard let name = Self.missingType(in: error.message), !declares(name) else { continue }
            text += "\n\(Self.declaration(of: name, in: sources))\n"
            added.append(name)
        }
        return added
    }

    /// The name in `cannot find type 'CardView' in scope`; of a value only what begins with a capital letter.
    private static func missingType(in message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3, message.hasPrefix("cannot find "), message.hasSuffix("in scope"),
            let first = parts[1].first, first.isUppercase,
            parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            !["UI", "CA", "CG", "NS"].contains(parts[1].prefix(2))
        else { return nil }
        return String(parts[1])
    }

    private func declares(_ name: String) -> Bool {
        ["class", "protocol", "struct", "enum", "typealias"].contains { keyword in
            text.ranges(of: "\(keyword) \(name)").contains { range in
                text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }

    /// Whether a declaration names the type behind a superclass, or an extension adopts it.
    private static func isAdopted(_ name: String, in sources: [String]) -> Bool {
        sources.lazy.flatMap { $0.split(separator: "\n") }.contains { line in
            guard line.contains(name), let colon = line.firstIndex(of: ":") else { return false }
            let (head, tail) = (line[..<colon], line[line.index(after: colon)...])
            let names = tail.split { $0 == "," || $0 == "{" }.map(\.trimmingBlanks)
            return (head.contains("class ") && names.dropFirst().contains(name))
                || ((head.contains("extension ") || head.contains("struct ")) && names.contains(name))
        }
    }

    /// A class of the superclass that the name suggests.
    private static func declaration(of name: String, in sources: [String]) -> String {
        let parents = [
            ("CollectionViewCell", "UICollectionViewCell"), ("Cell", "UITableViewCell"),
            ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
            ("ViewController", "UIViewController"), ("PresentationController", "UIPresentationController"),
            ("Controller", "UIViewController"), ("ImageView", "UIImageView"), ("Button", "UIButton"),
            ("Label", "UILabel"), ("View", "UIView"), ("Layer", "CALayer"),
        ]
        let isMade = sources.contains { $0.contains("\(name)(") || $0.contains("\(name)<") }
        let suffixes = ["Delegate", "DataSource", "Protocol", "Delegating", "Transitioning", "able"]
        if !isMade, suffixes.contains(where: name.hasSuffix) || isAdopted(name, in: sources) {
            return "protocol \(name): AnyObject {}"
        }
        let parent = parents.first { name.hasSuffix($0.0) && name != $0.0 }?.1 ?? "NSObject"
        return "class \(name): \(parent) {}"
    }
}
