/// Virtual seconds since the app's launch; 0 outside a run and on other threads than the main one.
public func CACurrentMediaTime() -> TimeInterval {
    guard Thread.isMainThread else { return 0 }
    return MainActor.assumeIsolated { World.current?.seconds ?? 0 }
}
