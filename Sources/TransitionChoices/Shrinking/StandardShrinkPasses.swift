/// The passes in their order. Cheap ones that remove much stand first, since every later one costs more runs the longer
/// the sequence is; those that try pairs come when little is left; reordering is last, since it only tidies.
public let standardShrinkPasses: [any ShrinkPass] = [
    // A few runs may settle most numbers.
    ReplaceWithSimplest(),
    // One list has fewer choices than two, and its elements can be deleted together.
    JoinLists(),
    // Whole steps go first: most of a failing script has nothing to do with the failure.
    DeleteSpans(),
    // A branch in place of its tree.
    HoistSpans(),
    // Large numbers that follow each other: alone each would be tried in vain.
    LowerTwinsTogether(),
    // Where order does not matter, the next passes end sooner in the right one.
    SortSpans(),
    // Single values next: a smaller kind or count often makes further steps useless, and deletion starts again.
    LowerChoices(),
    // Names that could as well be others.
    ExchangeValues(),
    // What has no spans.
    DeleteChoices(),
    // What only goes as a whole: rows first, of which there are few.
    DeleteSpanRuns(),
    // Steps that only go together: a push here and its pop there.
    DeleteSpanPairs(),
    // An element that others refer past.
    DeleteAndRenumber(),
    // An element of a list whose length was drawn before it.
    LowerAndDelete(),
    // Values that depend on each other, so that none can be lowered alone.
    LowerPairsTogether(),
    // Values of which only the differences matter.
    ShiftTogether(),
    // Values whose sum matters.
    RedistributePairs(),
    // Elements of which only the sum matters.
    MergeNeighbours(),
    // Of steps whose order does not matter, the simpler first: one normal form for one failure.
    ReorderSpans(),
    // What fails only here and there, when nothing else helps.
    TrySmallNumbers(),
]
