// How a shell calls this executable again, from the path by which it was called.

/// The words that call the running executable from the same folder.
package struct ToolCall: Equatable {
  /// The executable's own name.
  package let name: String
  /// What a shell is given: `drawer-fuzz`, `swift run drawer-fuzz`, `.build/release/drawer-fuzz`.
  package let text: String

  /// Makes the words from the first argument of the process and the folder that it runs in.
  ///
  /// `swift run` calls executables by their path in the build folder of the platform,
  /// `.build/x86_64-unknown-linux-gnu/debug`, which you don't type.
  package init(path: String, from folder: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? path
    self.name = name.isEmpty ? "vcfuzz" : name
    guard let build = parts.firstIndex(of: ".build"), parts.count == build + 4,
      build == 0 || parts[..<build].joined(separator: "/") == folder
    else {
      text = path.isEmpty ? self.name : path.quotedForShell
      return
    }
    let isRelease = parts[build...].contains("release")
    text = "swift run " + (isRelease ? "-c release " : "") + self.name.quotedForShell
  }
}
