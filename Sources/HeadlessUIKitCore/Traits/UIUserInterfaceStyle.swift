// Light and dark.

/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
