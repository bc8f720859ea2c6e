// The names under which iOS code knows types of Core Foundation.

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double
public typealias CFArray = [Any]
