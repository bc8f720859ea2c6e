import Foundation

/// A page with its style, and its script where there is something to play.
struct HTMLDocument {
    let title: String
    /// Already HTML.
    let body: String
    /// What the script reads; nil for a page without one.
    var json: String?

    func render() -> String {
        let script = json.map { json in
            """
            <script type="application/json" id="data">\(json)</script>
            <script>\(Self.text(PackageResources.page_js))</script>
            """
        }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(Markup.text(title))</title>
            <style>\(Self.text(PackageResources.page_css))</style>
            </head>
            <body>
            <main>
            \(body)
            </main>
            \(script ?? "")
            </body>
            </html>

            """
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
