// A context of drawing.

/// A context that draws nothing.
public final class CGContext: Sendable {
  package init() {}
}
