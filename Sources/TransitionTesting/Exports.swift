// A test file needs one import beside Testing: scenes, rules, scripts, results and the app under test come with it.
@_exported import HeadlessUIKit
@_exported import TransitionCore
@_exported import TransitionInvariants
@_exported import TransitionRunner
