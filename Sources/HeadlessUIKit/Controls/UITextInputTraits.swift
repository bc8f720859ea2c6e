/// How the keyboard of a text object is to look and act; the values are held.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {}
