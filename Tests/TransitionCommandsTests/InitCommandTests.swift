import Foundation
import Testing

@testable import TransitionCommands

@MainActor
@Suite("init")
struct InitCommandTests {
    private static let package = [
        "TransitionChecks/.gitignore", "TransitionChecks/Package.swift", "TransitionChecks/Sources/Scenes/Scenes.swift",
        "TransitionChecks/Sources/checks/main.swift", "TransitionChecks/Tests/AppTests/Known.baseline",
        "TransitionChecks/Tests/AppTests/Regressions/README.md",
        "TransitionChecks/Tests/AppTests/TransitionTests.swift",
    ]
    private static let workflows = [
        ".github/workflows/transition-checks-night.yml", ".github/workflows/transition-checks.yml",
    ]

    @Test("writes a package with an example beside the sources, and two workflows, and says how to go on")
    func example() throws {
        let folder = try StartingFolder()
        let session = Session()
        #expect(session.run("init", folder.path) == 0)
        #expect(session.errors == "")
        let example = "TransitionChecks/Sources/App/RecipeTransition.swift"
        #expect(folder.files == (Self.package + Self.workflows + [example]).sorted())
        for file in folder.files { #expect(session.output.contains("  \(folder.path)/\(file)\n")) }
        #expect(session.output.contains("10 files written"))
        #expect(session.output.contains("  cd '\(folder.path)/TransitionChecks'\n  swift run checks run recipes"))
        #expect(try folder.text("TransitionChecks/Sources/Scenes/Scenes.swift").contains("RecipeListViewController()"))
        // The list of known failures is one that is read.
        let known = "\(folder.path)/TransitionChecks/Tests/AppTests/Known.baseline"
        #expect(session.run("run", "photo-grid", "--baseline", known) == 0)
    }

    @Test("names this toolkit by a way that leads to it from the new package")
    func ownToolkit() throws {
        let folder = try StartingFolder()
        #expect(Session().run("init", folder.path) == 0)
        let manifest = try folder.text("TransitionChecks/Package.swift")
        let path = try #require(manifest.firstMatch(of: /path: "([^"]+)"/)?.output.1)
        let package = URL(fileURLWithPath: "\(folder.path)/TransitionChecks", isDirectory: true)
        let toolkit = URL(fileURLWithPath: String(path), relativeTo: package)
        let text = try String(contentsOf: toolkit.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(text.contains("name: \"TransitionCommands\""))
    }

    @Test("has code that is written for Objective-C ported before each build, and links to no other")
    func portedSources() throws {
        let folder = try StartingFolder()
        try folder.write("class Home {\n    @objc func tap() {}\n}\n", to: "Code/Home.swift")
        try folder.write("@main\nclass Delegate {}\n", to: "Code/Delegate.swift")
        let session = Session()
        let sources = "\(folder.path)/Code"
        #expect(session.run("init", folder.path, "--sources", sources, "--root", "Home()") == 0)
        let list = try folder.text("TransitionChecks/Sources/App/PortedSources.txt")
        #expect(list.split(separator: "\n").filter { !$0.hasPrefix("#") } == ["../../../Code"])
        #expect(try folder.text("TransitionChecks/Sources/App/Stubs.swift").hasPrefix("import UIKit\n"))
        #expect(!folder.files.contains { $0.hasPrefix("TransitionChecks/Sources/App/Code") })
        let manifest = try folder.text("TransitionChecks/Package.swift")
        #expect(manifest.contains(#"plugins: [.plugin(name: "PortSources", package: "TransitionCheck")]"#))
        #expect(manifest.contains(#"exclude: ["PortedSources.txt"]"#))
        #expect(manifest.contains(#".unsafeFlags(["-enable-testing", "-suppress-warnings"])"#))
        #expect(session.output.contains("Code is ported before each build"))
    }

    @Test("links to the app's code, by a way that leads there, and leaves out where the app begins")
    func linkedSources() throws {
        let folder = try StartingFolder("It's \"my\" \\(app)")
        try folder.write("class Home {}\n", to: "A \"b\" c/Home.swift")
        try folder.write("import UIKit\n\n@main\nclass Delegate {}\n", to: "A \"b\" c/Start/Delegate.swift")
        let session = Session()
        let sources = "\(folder.path)/A \"b\" c"
        #expect(session.run("init", folder.path, "--sources", sources, "--root", "Home(1)") == 0)
        #expect(try folder.link("TransitionChecks/Sources/App/A \"b\" c") == "../../../A \"b\" c")
        #expect(try folder.text("TransitionChecks/Sources/App/A \"b\" c/Home.swift") == "class Home {}\n")
        #expect(try folder.text("TransitionChecks/Sources/Scenes/Scenes.swift").contains("        Home(1)\n"))
        let manifest = try folder.text("TransitionChecks/Package.swift")
        #expect(manifest.contains(#"exclude: ["A \"b\" c/Start/Delegate.swift"]"#))
        #expect(session.output.contains("Left out, as the app's own beginning: Start/Delegate.swift."))
        #expect(session.output.contains("swift run checks run app"))
    }

    @Test("leaves out what is not in Swift, folder by folder, and says so")
    func otherLanguages() throws {
        let folder = try StartingFolder()
        let names = [
            "Home.swift", "Bridge.m", "Deep/Page.swift", "Deep/Page.json", "Assets.xcassets/A/Contents.json",
            "Assets.xcassets/B/Contents.json", "en.lproj/Main.strings", ".hidden/Old.swift",
        ]
        for name in names { try folder.write("", to: "Code/\(name)") }
        let session = Session()
        #expect(session.run("init", folder.path, "--sources", "\(folder.path)/Code", "--root", "Home()") == 0)
        let manifest = try folder.text("TransitionChecks/Package.swift")
        let excluded = try #require(manifest.firstMatch(of: /exclude: \[\n((?: +".+",\n)+)/)?.output.1)
        let paths = ["Assets.xcassets", "Bridge.m", "Deep/Page.json", "en.lproj"]
        let listed = paths.joined(separator: ", ")
        #expect(excluded == paths.map { "                \"Code/\($0)\",\n" }.joined())
        #expect(session.output.contains("Left out, as not in Swift: \(listed)."))
    }

    @Test("says that no workflow finds code outside of the repository")
    func sourcesElsewhere() throws {
        let folder = try StartingFolder()
        try folder.write("gitdir: elsewhere", to: "app/.git")
        try folder.write("", to: "Code/Home.swift")
        let session = Session()
        #expect(session.run("init", "\(folder.path)/app", "--sources", "\(folder.path)/Code", "--root", "Home()") == 0)
        #expect(session.output.contains("Code is outside of \(folder.path)/app: the workflows will not find it there."))
    }

    @Test("lets nothing be built before the app's first controller is named")
    func noRoot() throws {
        let folder = try StartingFolder()
        try folder.write("class Home {}\n", to: "Code/Home.swift")
        let session = Session()
        #expect(session.run("init", folder.path, "--sources", "\(folder.path)/Code") == 0)
        #expect(try folder.text("TransitionChecks/Sources/Scenes/Scenes.swift").contains("#error(\"In place of this"))
        #expect(session.output.contains("First edit \(folder.path)/TransitionChecks/Sources/Scenes/Scenes.swift"))
    }

    @Test(
        "writes nothing where one thing is there already, and says which",
        arguments: [
            "TransitionChecks/notes.txt", ".github/workflows/transition-checks.yml",
            ".github/workflows/transition-checks-night.yml",
        ])
    func nothingOverwritten(present: String) throws {
        let folder = try StartingFolder()
        try folder.write("mine", to: present)
        let before = folder.everything
        let session = Session()
        #expect(session.run("init", folder.path) == 73)
        #expect(folder.everything == before)
        #expect(try folder.text(present) == "mine")
        #expect(session.output == "")
        let named = present.hasPrefix("TransitionChecks") ? "TransitionChecks" : present
        #expect(
            session.errors
                == "tool: '\(folder.path)/\(named)' is there already, and nothing was written; move it away, or name "
                + "another folder\n")
    }

    @Test("leaves nothing behind where a part cannot be written")
    func nothingHalfWritten() throws {
        let folder = try StartingFolder()
        // Where a folder is needed for the workflows.
        try folder.write("mine", to: ".github")
        let session = Session()
        #expect(session.run("init", folder.path) == 73)
        #expect(folder.everything == [".github"])
        #expect(session.errors.hasPrefix("tool: cannot write into '\(folder.path)', and left nothing there: "))
        #expect(session.errors.hasSuffix("; make it writable, or name another folder\n"))
    }

    @Test("tells of a folder that nobody can write into")
    func unwritable() {
        let session = Session()
        #expect(session.run("init", "/proc") == 73)
        #expect(session.errors.hasPrefix("tool: cannot write into '/proc', and left nothing there: "))
        #expect(session.errors.hasSuffix("; make it writable, or name another folder\n"))
    }

    @Test("puts the workflows at the repository's root, and the package beside the sources")
    func repository() throws {
        let folder = try StartingFolder()
        try folder.write("gitdir: elsewhere", to: ".git")
        try folder.write("", to: "ios: it's/Read me")
        #expect(Session().run("init", "\(folder.path)/ios: it's") == 0)
        #expect(folder.files.contains("ios: it's/TransitionChecks/Package.swift"))
        #expect(Self.workflows.allSatisfy(folder.files.contains))
        for name in Self.workflows {
            #expect(try folder.text(name).contains("      PACKAGE: \"ios: it's/TransitionChecks\"\n"))
        }
    }

    @Test("takes a toolkit by its address, which no workflow has to clone")
    func toolkitURL() throws {
        let folder = try StartingFolder()
        let session = Session()
        #expect(session.run("init", folder.path, "--toolkit", "https://example.org/some/Toolkit.git") == 0)
        let manifest = try folder.text("TransitionChecks/Package.swift")
        #expect(manifest.contains(".package(url: \"https://example.org/some/Toolkit.git\", branch: \"main\")"))
        #expect(manifest.contains(".product(name: \"UIKit\", package: \"Toolkit\")"))
        for name in Self.workflows { #expect(try !folder.text(name).contains("git clone")) }
        #expect(!session.output.contains("TRANSITION_CHECK_URL"))
    }

    @Test("names a toolkit beside the project by a relative way, to which the workflows clone it")
    func toolkitBeside() throws {
        let folder = try StartingFolder()
        try folder.write("", to: "Tool \"kit\"/Package.swift")
        try folder.write("gitdir: elsewhere", to: "app/.git")
        let session = Session()
        #expect(session.run("init", "\(folder.path)/app", "--toolkit", "\(folder.path)/Tool \"kit\"") == 0)
        let manifest = try folder.text("app/TransitionChecks/Package.swift")
        #expect(manifest.contains(#".package(name: "TransitionCheck", path: "../../Tool \"kit\"")"#))
        let night = try folder.text("app/.github/workflows/transition-checks-night.yml")
        #expect(night.contains(#"TOOLKIT: "../Tool \"kit\"""#))
        #expect(session.output.contains("TRANSITION_CHECK_URL"))
    }

    @Test("refuses what it cannot do anything with, and writes nothing")
    func refuses() throws {
        let folder = try StartingFolder()
        try folder.write("", to: "Empty/Read me")
        try folder.write("", to: "Home.swift")
        try folder.write("", to: "Kit/Package.swift")
        let path = folder.path
        let refused: [([String], Int32, String)] = [
            (
                ["\(path)/nowhere"], 66,
                "there is no folder '\(path)/nowhere'; make it, or name the folder of your app's project"
            ),
            (
                [path, "--sources", "\(path)/nowhere"], 66,
                "there is no folder '\(path)/nowhere'; --sources takes the folder of the app's transitions"
            ),
            (
                [path, "--sources", "\(path)/Empty"], 66,
                "there is no Swift file in '\(path)/Empty'; --sources takes the folder of the app's transitions"
            ),
            (
                [path, "--sources", path], 64,
                "--sources '\(path)' would have the new package itself in it; name a folder within that has the "
                    + "transitions and no more"
            ),
            (
                [path, "--root", "Home()"], 64,
                "--root makes a controller of your own code, so --sources has to name that"
            ),
            (
                [path, "--toolkit", "\(path)/Empty"], 66,
                "there is no package in '\(path)/Empty'; --toolkit takes a checkout's folder or a URL"
            ),
            (
                ["\(path)/Kit", "--toolkit", "\(path)/Kit"], 64,
                "'\(path)/Kit' is this toolkit itself; name the folder of your app's project"
            ),
        ]
        let before = folder.everything
        for (words, status, message) in refused {
            let session = Session()
            #expect(session.run(["init"] + words) == status)
            #expect(session.errors == "tool: \(message)\n")
            #expect(session.output == "")
        }
        #expect(folder.everything == before)
    }
}
