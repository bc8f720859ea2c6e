// What a user's own command line is written with: scenes, and the names that they are made of.
@_exported import TransitionCore
@_exported import TransitionInvariants
@_exported import TransitionRunner
