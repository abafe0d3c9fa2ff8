// The tool of the build plugin: rewrites a module's files into a folder.
//
// `rewrite-sources LIST OUTPUT` reads a list of Swift files, one path a line, and writes each to
// the folder under its own name; a file that has changed is written, one that has not stays as it
// is.

import Foundation
import SourceRewriting

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("Usage  rewrite-sources LIST OUTPUT\n".utf8))
  exit(64)
}
do {
  let module = try SourceModule(listed: arguments[1])
  for complaint in try module.write(to: arguments[2]) { print(complaint) }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(65)
}
