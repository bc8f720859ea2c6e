/// Who tells observers outside the controllers that the window gets another size.
@MainActor
protocol SizeChangeWitness {
    /// While all bounds are old.
    func deviceDidTurn()
    /// Before the new bounds.
    func willChange()
    /// After them.
    func didChange()
}
