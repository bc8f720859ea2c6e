/// Writes what steps consist of, as bytes or as text.
package protocol StepWriter {
    /// A word between the numbers of a text; bytes have none.
    mutating func word(_ word: String)
    mutating func number(_ number: Int, _ measure: StepMeasure)
    mutating func actionName(_ name: String)
    mutating func start(_ start: TouchStart)
    mutating func ending(_ ending: GestureEnding)
}
