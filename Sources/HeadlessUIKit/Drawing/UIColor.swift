/// What the compiler makes of a colour literal of no stated type.
public typealias _ColorLiteralType = UIColor

/// A colour with its opacity. Nothing is drawn, so that only the values matter.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let ownColor: CGColor
    /// What to ask for the colour in an environment; nil for a colour that is the same in all.
    private let provider: ((UITraitCollection) -> UIColor)?

    public init(cgColor: CGColor) {
        ownColor = cgColor
        provider = nil
        super.init()
    }

    /// A colour that depends on where it is shown.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        ownColor = CGColor(gray: 0.5, alpha: 1)
        provider = dynamicProvider
        super.init()
    }

    /// Of a dynamic colour: what it is in the current environment.
    open var cgColor: CGColor {
        guard let provider, Thread.isMainThread else { return ownColor }
        return MainActor.assumeIsolated { provider(UITraitCollection.current).cgColor }
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider?(traitCollection) ?? self
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// What `#colorLiteral` makes.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// A colour of the asset catalogue: a test machine has none, so that every name gives the same grey.
    public convenience init?(named name: String) {
        self.init(white: 0.5, alpha: 1)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Whether the colour is a grey, and then its brightness.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
        white?.pointee = cgColor.red
        alpha?.pointee = cgColor.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let channels = [cgColor.red, cgColor.green, cgColor.blue]
        let (most, least) = (channels.max() ?? 0, channels.min() ?? 0)
        let range = most - least
        let sector: CGFloat =
            if range == 0 {
                0
            } else if most == cgColor.red {
                (cgColor.green - cgColor.blue) / range + (cgColor.green < cgColor.blue ? 6 : 0)
            } else if most == cgColor.green {
                (cgColor.blue - cgColor.red) / range + 2
            } else {
                (cgColor.red - cgColor.green) / range + 4
            }
        hue?.pointee = sector / 6
        saturation?.pointee = most == 0 ? 0 : range / most
        brightness?.pointee = most
        alpha?.pointee = cgColor.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.cgColor == cgColor
    }

    open override var hash: Int { cgColor.hashValue }
}
