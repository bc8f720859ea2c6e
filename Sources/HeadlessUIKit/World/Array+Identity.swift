extension Array where Element: AnyObject {
    /// Removes the first occurrence of an object, whatever it says it equals.
    ///
    /// A closure over the elements, as the library's own methods take it, would have its actor checked at each of them.
    mutating func removeFirst(identicalTo object: Element) {
        for index in indices where self[index] === object {
            remove(at: index)
            return
        }
    }
}
