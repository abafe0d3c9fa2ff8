// The function of QuartzCore that reads the time: outside of types, as there.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The present moment of virtual time.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Runtime.current.loop.virtualTime }
