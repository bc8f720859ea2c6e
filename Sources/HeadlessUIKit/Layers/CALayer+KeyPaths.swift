/// Values by the key paths that Core Animation's animations name: `opacity`, `position.y`, `transform.scale`.
extension CALayer: AnimatedLayer {
    /// The value of this layer itself at a key path; nil for a path that no animation can use.
    func layerValue(forKeyPath path: String) -> LayerValue? {
        let (key, rest) = Self.split(path)
        let whole: LayerValue?
        if let known = LayerKey(name: key) {
            whole = modelValue(known)
        } else {
            whole = rareValue(key)
        }
        guard let rest else { return whole }
        return whole?.component(rest)
    }

    /// Writes a value into a layer that only shows.
    func show(_ value: LayerValue, forKeyPath path: String) {
        let (key, rest) = Self.split(path)
        var value = value
        if let rest {
            guard let whole = layerValue(forKeyPath: key)?.replacing(rest, with: value) else { return }
            value = whole
        }
        if let known = LayerKey(name: key) {
            setModelValue(value, known)
        } else if rareValue(key) != nil {
            madeExtras.rare[key] = value
        }
    }

    private static func split(_ path: String) -> (key: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}
