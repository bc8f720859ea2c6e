/// Reads what a `StepWriter` wrote, and refuses everything else.
package protocol StepReader {
    associatedtype Failure: Error

    mutating func word(_ word: String) throws(Failure)
    mutating func number(_ measure: StepMeasure) throws(Failure) -> Int
    mutating func actionName() throws(Failure) -> String
    /// - Parameter gesture: what an error calls the step, as in `a pan`.
    mutating func start(of gesture: String) throws(Failure) -> TouchStart
    mutating func ending(of gesture: String) throws(Failure) -> GestureEnding
}
