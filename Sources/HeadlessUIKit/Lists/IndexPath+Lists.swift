extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    public var section: Int {
        get { self[0] }
        set { self = IndexPath(item: item, section: newValue) }
    }

    public var row: Int {
        get { self[1] }
        set { self = IndexPath(row: newValue, section: section) }
    }

    public var item: Int {
        get { self[1] }
        set { self = IndexPath(item: newValue, section: section) }
    }
}
