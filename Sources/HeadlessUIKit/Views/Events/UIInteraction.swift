/// Something that a view does with touches, held together in one object.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// In the order in which they were added; setting them replaces all.
    public var interactions: [any UIInteraction] {
        get { attachments?.interactions ?? [] }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, which leaves the view that it was in.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !World.isFrozen, !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        madeAttachments.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard !World.isFrozen, interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachments?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
