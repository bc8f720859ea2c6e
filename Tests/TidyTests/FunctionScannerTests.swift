import Testing

@Suite("The function scanner")
struct FunctionScannerTests {
    @Test("measures functions, initializers and nested functions by their lines")
    func measures() {
        let text = """
            struct A {
                init?(b: Int) {
                    self.init(c: b)
                }
                func outer(
                    block: () -> Void = { print("}") }
                ) -> Int
                where Int: Hashable
                {
                    func inner() { }
                    if true { return 1 } // }
                    return 2
                }
                deinit {
                }
            }
            """
        #expect(extents(text) == [[2, 4], [10, 10], [5, 13], [14, 15]])
    }

    @Test("does not take a requirement for a function with a body")
    func requirements() {
        let text = """
            protocol P {
                func a()
                var b: Int { get }
                init(c: Int)
            }
            extension P {
                var d: Int {
                    1
                }
            }
            """
        #expect(extents(text).isEmpty)
    }

    @Test("is not led astray by braces in strings and comments")
    func strings() {
        let text = #####"""
            func a() {
                let b = "{ \(c("{")) {"
                let d = #"{ \" { "#
                /* { /* { */ { */
                let e = """
                    { "{
                    """
            }
            func f() {}
            """#####
        #expect(extents(text) == [[1, 8], [9, 9]])
    }

    @Test("finds the function that is one line too long")
    func tooLong() {
        let body = String(repeating: "    print(1)\n", count: 68)
        let fits = SourceFile(path: "A.swift", text: "func a() {\n\(body)}\n")
        let tooLong = SourceFile(path: "A.swift", text: "\nfunc a() {\n\(body)    print(2)\n}\n")
        #expect(LengthRule.functionProblems(in: fits).isEmpty)
        #expect(LengthRule.functionProblems(in: tooLong).map(\.line) == [2])
    }

    private func extents(_ text: String) -> [[Int]] {
        functions(of: SourceFile(path: "A.swift", text: text)).map { [$0.firstLine, $0.lastLine] }
    }
}
