/// The passes in their order. Cheap ones that remove much stand first, since every later one costs more runs the longer
/// the sequence is; those that try pairs come when little is left; reordering is last, since it only tidies.
public let standardShrinkPasses: [any ShrinkPass] = [
    // Most of a failing script has nothing to do with the failure; and few steps may do as long as numbers are large.
    DeleteSteps(),
    // A few runs may settle most numbers.
    ReplaceWithSimplest(),
    // One list has fewer choices than two, and its elements can be deleted together.
    JoinLists(),
    // Parts of other things.
    DeleteSpans(sparingSteps: true),
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
    // And values of unlike ranges, or more than two: of what is left, since they are tried in all groups.
    LowerGroupsTogether(),
    // And values of which one is a multiple of the other.
    LowerInProportion(),
    // Values of which only the differences matter.
    ShiftTogether(),
    // Values whose sum matters.
    RedistributePairs(),
    // Values of unlike ranges, or of which the product or the difference around 0 matters.
    LowerAndRaise(),
    // Elements of which only the sum matters.
    MergeNeighbours(),
    // Of steps whose order does not matter, the simpler first: one normal form for one failure.
    ReorderSpans(),
    // When nothing else helps, fewer steps at the price of larger numbers, which others then lower.
    DeleteAndRaise(),
    // A step of another kind may reach farther; tried only where there is a sign of that.
    DeleteAndReplace(),
    // A simpler kind at the price of a larger number.
    ReplaceAndRaise(),
    // Numbers that may be as far on the other side.
    MirrorPairs(),
    // What fails only here and there.
    TrySmallNumbers(),
]
