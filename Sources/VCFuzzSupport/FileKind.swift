// What stands at a path: a file that can be replaced, or a device or pipe that can't.

internal import Foundation

/// The kind of a file.
package enum FileKind {
  case none
  case regular
  case folder
  /// A device, a pipe or a socket.
  case special

  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .none
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
