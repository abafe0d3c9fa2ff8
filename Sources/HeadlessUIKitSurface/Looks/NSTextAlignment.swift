// How text is aligned.

/// How text is aligned.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
