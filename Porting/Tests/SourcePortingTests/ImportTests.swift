import Testing

@testable import SourcePorting

/// Imports and conditions of compilation.
struct ImportTests {
    @Test(
        "imports are those of the model",
        arguments: [
            ("import Foundation\nimport UIKit\n", "\nimport UIKit\n"),
            ("import Foundation\nlet a: Data\n", "import UIKit\nlet a: Data\n"),
            ("import Dispatch\nimport Foundation\nlet a: Data\n", "import UIKit\n\nlet a: Data\n"),
            ("extension Task { func a() {} }\n", "import UIKit; extension Task { func a() {} }\n"),
            ("import Foundation\nlet a: Timer\n", "import UIKit\nlet a: Timer\n"),
            ("import Foundation\nlet a: CGVector\n", "import UIKit\nlet a: CGVector\n"),
            ("let a: UIView\n", "import UIKit; let a: UIView\n"),
            ("// head\nlet a: CGFloat\n", "// head\nimport UIKit; let a: CGFloat\n"),
            ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit\n"),
            ("import class UIKit.UIView\n", "import class UIKit.UIView\n"),
            ("public import UIKit\n", "import UIKit\n"),
            ("import QuartzCore\nlet a: CALayer\n", "import QuartzCore\nlet a: CALayer\n"),
            ("import os.log\nimport Darwin; import UIKit\n", "\n import UIKit\n"),
            ("import SnapKit\n@testable import Menu\n", "\n\n"),
            ("struct UIThing {}\nlet a: UIThing\n", "struct UIThing {}\nlet a: UIThing\n"),
            ("import UIKit\nlet a: URLSession\n", "import FoundationNetworking; import UIKit\nlet a: URLSession\n"),
        ])
    func imports(_ text: (written: String, ported: String)) {
        #expect(ported(text.written) == text.ported)
    }

    @Test("a module that is not there is told, one that is there stays")
    func modules() {
        let source = SourceText(path: "/app/A.swift", text: "import SnapKit\nimport Menu\n")
        let result = Porter(modules: ["Menu"]).port([source])
        #expect(result.removedModules == ["SnapKit"])
        #expect(result.sources[0].text.hasSuffix("\n\nimport Menu\n"))
    }

    @Test("iOS is true, other systems are false")
    func conditions() {
        #expect(
            ported("#if os(iOS) && !targetEnvironment(macCatalyst) || os(macOS)\n#elseif canImport(UIKit)\n#endif\n")
                == "#if true && !false || false\n#elseif canImport(UIKit)\n#endif\n")
        #expect(ported("#if targetEnvironment(simulator)\n#endif\n") == "#if true\n#endif\n")
    }

    @Test(
        "knows which clause iOS compiles",
        arguments: [
            ("os(iOS)", true), ("os(macOS)", false), ("DEBUG", false), ("!DEBUG", true), ("swift(>=4.2)", true),
            ("swift(<5)", false), ("swift(>=7)", false), ("os(tvOS) || os(iOS) && true", true),
            ("os(tvOS) && os(iOS) || false", false), ("canImport(SwiftUI)", false), ("compiler(>=5.9)", true),
        ])
    func activeClause(_ condition: (text: String, holds: Bool)) {
        let text = "#if \(condition.text)\nclass A { func a() {} }\n#endif\nlet a = #selector(A.a)"
        #expect(ported(text).hasSuffix(condition.holds ? "Selector(\"a()\", A.a)" : "Selector(\"a\")"))
    }
}
