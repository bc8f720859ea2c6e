/// The notes on what a file has and the code does not.
struct LeftOut {
    let path: String
    let usage: Usage

    /// Elements that say nothing to a running app: they are Xcode's own.
    private static let silentElements: Set<String> = [
        "dependencies", "device", "resources", "classes", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
        "placeholder", "exit", "scenes", "scene", "objects", "subviews", "constraints", "connections", "sections",
        "cells", "prototypes", "layoutGuides", "viewLayoutGuide", "viewControllerLayoutGuide", "segments", "items",
        "userDefinedRuntimeAttributes", "toolbarItems", "nil", "gestureRecognizers", "document",
    ]
    /// Keys of values of that kind.
    private static let silentKeys: Set<String> = ["canvasLocation", "freeformSize"]
    /// Attributes of that kind. The module of a class is told apart.
    private static let silentAttributes: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "customModule", "customModuleProvider", "misplaced", "ambiguous",
        "verifyAmbiguity", "fixedFrame", "symbolic", "colorSpace", "customColorSpace", "sceneID", "type", "version",
        "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl", "useAutolayout", "colorMatched",
        "useTraitCollections", "useSafeAreas", "launchScreen", "initialViewController", "storyboardIdentifier",
        "tableViewCell", "collectionClass", "variant", "dataMode", "automaticEstimatedItemSize",
        "minToolsVersion", "appends", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "collectionViewCell",
    ]

    /// One for each kind, in the order of the file.
    func notes(in root: InterfaceElement) -> [InterfaceNote] {
        var found = usage.remarks.map { (line: $0.element.line, element: $0.what, reason: $0.reason) }
        collect(root, &found)
        var counts: [String: Int] = [:]
        var first: [(line: Int, element: String, reason: String)] = []
        for one in found.sorted(by: { $0.line < $1.line }) {
            let kind = "\(one.element)\n\(one.reason)"
            counts[kind, default: 0] += 1
            if counts[kind] == 1 { first.append(one) }
        }
        return first.map {
            InterfaceNote(
                path: path, line: $0.line, element: $0.element, reason: $0.reason,
                count: counts["\($0.element)\n\($0.reason)"] ?? 1)
        }
    }

    private func collect(_ element: InterfaceElement, _ found: inout [(line: Int, element: String, reason: String)]) {
        if Self.isSilent(element) {
            // What holds other elements is passed by, what is Xcode's own is skipped with all that is in it.
            if ["dependencies", "device", "resources", "classes"].contains(element.name) { return }
        } else if !usage.isTaken(element) {
            let key = element.key.map { " \($0)" } ?? ""
            found.append((element.line, element.name + key, "left out, with what is in it"))
            return
        } else {
            for name in element.attributes.keys.sorted()
            where !usage.isUsed(element, name) && !Self.silentAttributes.contains(name) {
                found.append((element.line, "\(element.name) \(name)", "left out"))
            }
        }
        for child in element.children { collect(child, &found) }
    }

    private static func isSilent(_ element: InterfaceElement) -> Bool {
        if silentElements.contains(element.name) { return true }
        guard let key = element.key else { return false }
        return silentKeys.contains(key) || key.hasPrefix("simulated")
    }
}
