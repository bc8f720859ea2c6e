extension UICollectionView {
    /// How cells of one class are made and filled. It is to be made once, outside the code that is asked for a cell:
    /// one that is made there for each cell raises when it is used.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let mark = RegistrationMark()
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }

        /// The nib has nothing in it.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// How supplementary views of one class and kind are made and filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let mark = RegistrationMark()
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.mark.raiseIfMadeWhileAsked("cell", "collectionView:cellForItemAtIndexPath:")
        let identifier = identifier(of: registration.mark)
        register(Cell.self, forCellWithReuseIdentifier: identifier)
        let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = made as? Cell else { return unsafeDowncast(Cell.make(), to: Cell.self) }
        if let item, !World.isFrozen { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.mark.raiseIfMadeWhileAsked(
            "supplementary view", "collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
        let kind = registration.elementKind
        let identifier = identifier(of: registration.mark)
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        let made = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = made as? Supplementary else {
            return unsafeDowncast(Supplementary.make(), to: Supplementary.self)
        }
        if !World.isFrozen { registration.handler(view, kind, indexPath) }
        return view
    }

    private func identifier(of mark: RegistrationMark) -> String {
        let index = registrations.firstIndex { $0 === mark }
        if index == nil { registrations.append(mark) }
        return "registration \(index ?? registrations.count - 1)"
    }
}

/// Tells one registration from another, and whether it was made in answer to the question for a cell.
@MainActor
final class RegistrationMark {
    private let isMadeWhileAsked: Bool

    init() {
        isMadeWhileAsked = CellQuestions.current.depth > 0
    }

    func raiseIfMadeWhileAsked(_ what: String, _ question: String) {
        guard isMadeWhileAsked else { return }
        World.current?.raise(
            "NSInternalInconsistencyException",
            "Attempted to dequeue a \(what) using a registration that was created inside -\(question) or inside a "
                + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a \(what) "
                + "is requested will prevent reuse and cause created cells to remain inaccessible in memory for the "
                + "lifetime of the collection view. Registrations should be created up front and reused.",
            for: .registersWhileAsked)
    }
}

/// Questions for a cell that are being answered.
@MainActor
final class CellQuestions: WorldPart {
    static let slot = WorldSlot.collections
    private static let outsideWorlds = CellQuestions()

    /// The current world's; outside worlds one for all.
    static var current: CellQuestions { World.current?.part(CellQuestions.self) ?? outsideWorlds }

    var depth = 0
}
