/// Operations of every queue run in turns of the world's loop, on its thread; without a world all is as it was.
extension OperationQueue {
    /// Runs a block in the next turn.
    @_disfavoredOverload
    public func addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(BlockOperation(block: block))
    }

    /// Starts an operation in the next turn, unless it is cancelled before. Dependencies must have been added first.
    @_disfavoredOverload
    public func addOperation(_ op: Operation) {
        guard World.onThisThread != nil else { return addOperations([op], waitUntilFinished: false) }
        DispatchQueue.main.async(execute: DispatchWorkItem { op.start() })
    }
}
