/// Virtual seconds since the app's launch; 0 outside a run and on other threads than the main one.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard let world = World.onThisThread else { return 0 }
    return MainActor.assumeIsolated { world.seconds }
}

/// Virtual seconds since the app's launch, where the real function counts from 2001: differences are what code uses.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
