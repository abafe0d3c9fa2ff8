// The plain containers of the environment as source, for reproductions that need them.
//
// A reproduction compiles in an app that doesn't have vcfuzz, so it can't import the classes. See
// `ManualHostController` for why its source isn't read from there; a test compares the two.

/// The sources of the two plain containers, without the bugs that those of the environment have.
enum ReproductionHosts {
  /// The container that forwards automatically.
  static var automatic: String { EmbeddedText.text(PackageResources.HostController_txt) }

  /// The container that forwards by hand.
  static var manual: String { EmbeddedText.text(PackageResources.ManualHostController_txt) }
}
