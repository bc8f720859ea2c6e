/// Values that cannot be compared count as changed.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Same: Equatable>(_ left: Same) -> Bool { left == right as? Same }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
}
