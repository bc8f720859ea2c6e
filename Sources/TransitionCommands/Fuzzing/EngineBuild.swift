import Foundation

/// Builds the user's own executable once more, with a fuzzing engine in it, or so that it counts lines.
///
/// An engine is flags of the command line only: the package says nothing of it. Checks and their messages stay on
/// although the build is optimized.
struct EngineBuild {
    enum Kind: String {
        case fuzz
        /// With libFuzzer and AddressSanitizer, which finds what unsafe code does to memory.
        case address
        /// Unoptimized, so that each line is its own.
        case coverage
    }

    /// The package of the executable that runs.
    let package: URL
    /// The executable's name, which is its product's.
    let product: String
    let kind: Kind

    /// Where that is for the executable that runs; nil if it is in no package.
    init?(executable: URL, kind: Kind = .fuzz) {
        self.kind = kind
        var folder = executable.deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                (package, product) = (folder, executable.lastPathComponent)
                return
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Apart from other builds, whose flags are others.
    private var scratch: URL { package.appendingPathComponent(".build/\(kind.rawValue)", isDirectory: true) }

    var executable: URL {
        scratch.appendingPathComponent("\(kind == .coverage ? "debug" : "release")/\(product)")
    }

    /// Builds what is not up to date.
    func build() throws(CommandFailure) -> URL {
        try SwiftBuild(purpose: kind.rawValue, options: try options, scratch: scratch).run()
        return executable
    }

    private var options: [String] {
        get throws(CommandFailure) {
            let common = ["--package-path", package.path, "--product", product]
            switch kind {
            case .fuzz: return common + Self.flags + ["-Xlinker", try engineLibrary()]
            case .address:
                // Asked for once only, one of the two is left out at random.
                return common + Self.flags
                    + ["-Xlinker", try engineLibrary(), "--sanitize=address", "-Xswiftc", "-sanitize=fuzzer,address"]
            case .coverage: return common + ["--enable-code-coverage"]
            }
        }
    }

    /// What makes a build one with an engine, but for the engine itself; `ci/fuzz-flags` has the same for scripts.
    static let flags = [
        "--configuration", "release",
        "-Xswiftc", "-Xfrontend", "-Xswiftc", "-sanitize=fuzzer", "-Xswiftc", "-assert-config", "-Xswiftc", "Debug",
        // A weak reference alone takes nothing out of an archive.
        "-Xlinker", "-u", "-Xlinker", "LLVMFuzzerRunDriver", "-Xlinker", "-lstdc++",
    ]

    /// libFuzzer, which the toolchain brings.
    private func engineLibrary() throws(CommandFailure) -> String {
        let folder = "\(try Toolchain.resources)/clang/lib/linux"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard
            let name = names.first(where: { $0.hasPrefix("libclang_rt.fuzzer_no_main-") && $0.contains(Self.machine) })
        else {
            throw CommandFailure(
                status: .searchFailed,
                message: "no fuzzing engine: \(folder) has no libclang_rt.fuzzer_no_main-\(Self.machine).a; the "
                    + "toolchains of swift.org bring it")
        }
        return "\(folder)/\(name)"
    }

    private static var machine: String {
        #if arch(arm64)
            "aarch64"
        #else
            "x86_64"
        #endif
    }
}
