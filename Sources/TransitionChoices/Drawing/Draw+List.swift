extension Draw {
    /// A list whose number of elements lies in the range; fewer are simpler.
    ///
    /// Before each element that need not come stands a choice whether it comes, so that any element can be deleted, and
    /// the length stays within its bounds whatever the shrinker does. Chance decides the length beforehand.
    @inlinable
    public mutating func list<Element>(
        count: ClosedRange<Int>, _ element: (inout Draw<Source>) throws(DrawingError) -> Element
    ) throws(DrawingError) -> [Element] {
        if !isRecording, let target = source.count(in: count) {
            var elements: [Element] = []
            elements.reserveCapacity(target)
            for _ in 0..<target { elements.append(try element(&self)) }
            return elements
        }
        return try recordedList(count: count, element)
    }

    @usableFromInline
    mutating func recordedList<Element>(
        count: ClosedRange<Int>, _ element: (inout Draw<Source>) throws(DrawingError) -> Element
    ) throws(DrawingError) -> [Element] {
        let list = openSpan(Span.listLabel)
        defer { closeSpan(list) }
        let target = source.count(in: count)
        var elements: [Element] = []
        while elements.count < count.upperBound {
            let span = openSpan(Span.elementLabel)
            guard elements.count < count.lowerBound || isMore(elements.count, of: target) else {
                endList(span)
                break
            }
            defer { closeSpan(span) }
            elements.append(try element(&self))
        }
        return elements
    }

    private mutating func isMore(_ count: Int, of target: Int?) -> Bool {
        guard let target else { return value(upTo: 1, kind: .more) == 1 }
        if isRecording { record(Choice(count < target ? 1 : 0, maximum: 1, kind: .more)) }
        return count < target
    }
}
