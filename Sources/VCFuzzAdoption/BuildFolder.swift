// Where an adopted package is built: beside the modules of vcfuzz that are built already, if the
// tool runs from its build folder.

internal import Foundation

/// The build folder of an adopted package.
package struct BuildFolder: Equatable {
  /// The path of the folder; nil for the one that SwiftPM makes in the package.
  private let path: String?
  private let isRelease: Bool

  package init(path: String?) {
    let absolute = path.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.init(path: absolute, isRelease: false)
  }

  private init(path: String?, isRelease: Bool) {
    self.path = path
    self.isRelease = isRelease
  }

  /// The build folder of a package whose executable runs; another one if it runs from elsewhere.
  ///
  /// A build is in `.build/x86_64-unknown-linux-gnu/debug`. Modules of another configuration would
  /// be built again, and so the package takes that of the tool.
  package init(ofExecutable executable: String, in package: String) {
    let parts = executable.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast(3).joined(separator: "/")
    let configuration = parts.dropLast().last ?? ""
    guard ["debug", "release"].contains(configuration), folder.hasPrefix(package + "/") else {
      self.init(path: nil)
      return
    }
    self.init(path: folder, isRelease: configuration == "release")
  }

  /// The arguments of `swift build`.
  var arguments: [String] { path.map(arguments(naming:)) ?? [] }

  private func arguments(naming path: String) -> [String] {
    (isRelease ? ["-c", "release"] : []) + ["--scratch-path", path]
  }

  /// The arguments in the words of a shell that is in a folder.
  func shellArguments(from folder: String) -> [String] {
    guard let path else { return [] }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/"
    let short = path.hasPrefix(parent) ? "../" + path.dropFirst(parent.count) : path
    let isPlain = short.wholeMatch(of: /[\w\/.+-]+/) != nil
    let quoted = isPlain ? short : "'" + short.replacing("'", with: "'\\''") + "'"
    return arguments(naming: quoted)
  }
}
