extension UIColor {
    /// The pattern does not matter: the colour is an opaque grey.
    public convenience init(patternImage image: UIImage) {
        self.init(white: 0.5, alpha: 1)
    }
}
