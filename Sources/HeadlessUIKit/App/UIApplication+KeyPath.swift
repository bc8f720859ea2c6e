extension UIApplication {
    /// The shared application by the name of its property, as extension-safe code asks for it; nil for any other name.
    public class func value(forKeyPath keyPath: String) -> Any? {
        ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
    }
}
