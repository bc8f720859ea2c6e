/// The passes in their order. Cheap ones that remove much stand first, since every later one costs more runs the longer
/// the sequence is; those that try pairs come when little is left; reordering is last, since it only tidies.
public let standardShrinkPasses: [any ShrinkPass] = [
    // Whole steps go first: most of a failing script has nothing to do with the failure.
    DeleteSpans(),
    // One run may settle all the parameters of a step.
    ReplaceWithSimplest(),
    // Single values next: a smaller kind or count often makes further steps useless, and deletion starts again.
    LowerChoices(),
    // What has no spans, or lies between them.
    DeleteChoices(),
    // What only goes as a whole: rows first, of which there are few.
    DeleteSpanRuns(),
    // Steps that only go together: a push here and its pop there.
    DeleteSpanPairs(),
    // A step that only turned round what later ones mean.
    DeleteAndSwap(),
    // An element of a list whose length was drawn before it.
    LowerAndDelete(),
    // Values that depend on each other, so that none can be lowered alone.
    LowerPairsTogether(),
    // Values whose sum matters.
    RedistributePairs(),
    // Of steps whose order does not matter, the simpler first: one normal form for one failure.
    ReorderSpans(),
]
