extension CALayer {
    /// Nothing is drawn.
    public func render(in ctx: CGContext) {}
}
