// Effects, as values that nothing draws.

public import Foundation

/// An effect over what lies behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject { public required override init() { super.init() } }
