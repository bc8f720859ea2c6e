import SampleTransitions
import TransitionFuzzing
import TransitionRunner

// The scene leaks as well, which the shortest inputs show; this target looks for the freeze behind it.
fuzzMain(TransitionScene.contactsModal, invariants: ["completes-exactly-once"])
