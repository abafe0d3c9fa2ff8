// A word that names cases: a token, a file, or a folder of files.

import Foundation

extension Invocation {
  /// Replays a case with its scenario.
  @MainActor
  func replay(_ entry: Corpus.Entry) throws(CaseError) -> CaseReplay {
    try CaseReplay(entry.kept, scenario: tool.scenarios.scenario(named: entry.kept.scenario))
  }

  /// Does something with each case until Ctrl-C.
  ///
  /// A case that cannot be read or run is reported and does not hide the rest; returns the exit
  /// code for that.
  @MainActor
  func forEachCase(
    of items: [CaseArgument.Item],
    _ body: (Corpus.Entry) throws -> Void
  ) throws -> ExitCode? {
    var code: ExitCode?
    try forEach(items) { item in
      do {
        try body(item.get())
      } catch let error as CaseError {
        code = .badInput
        terminal.printError("\(tool.name): " + error.description.escapedForTerminal)
      }
    }
    return code
  }
}

/// The cases that words of a command line name.
enum CaseArgument {
  /// A case, or why it cannot be had.
  typealias Item = Result<Corpus.Entry, CaseError>

  /// Returns the cases of all words, in order; what cannot be read does not hide the rest.
  static func items(_ words: [String]) -> [Item] { words.flatMap(items) }

  /// Returns the cases of a corpus, in the order of their names.
  static func items(of corpus: Corpus) -> [Item] {
    do {
      return try corpus.paths().map(file)
    } catch {
      return [.failure(CaseError("\(error)"))]
    }
  }

  /// Returns the cases of all words, each of which may be the name of a case in a corpus.
  static func items(_ words: [String], in corpus: Corpus) -> [Item] {
    words.flatMap { word in
      let path = "\(corpus.folder)/\(word)\(CaseName.suffix)"
      let isName =
        !word.contains("/") && !FileManager.default.fileExists(atPath: word)
        && FileManager.default.fileExists(atPath: path)
      if isName { return [file(path)] }
      // What is neither a file nor a token may be a mistyped name.
      let names = ((try? corpus.paths()) ?? []).map(Corpus.name)
      guard let near = names.nearest(to: word), FileKind(word) == .none, !CaseToken.isToken(word)
      else { return items(word) }
      let problem = "no file or case \(word.quotedForTerminal): did you mean '\(near)'?"
      return [.failure(CaseError(problem))]
    }
  }

  private static func items(_ word: String) -> [Item] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    if exists, isFolder.boolValue {
      let folder = items(of: Corpus(folder: word))
      let problem = "\(word.quotedForTerminal) holds no file that ends with '\(CaseName.suffix)'"
      return folder.isEmpty ? [.failure(CaseError(problem))] : folder
    }
    return [
      !exists && CaseToken.isToken(word)
        ? Item(catching: { () throws(CaseError) in try token(word) }) : file(word)
    ]
  }

  private static func token(_ word: String) throws(CaseError) -> Corpus.Entry {
    let kept = try CaseToken.read(word)
    let name = CaseName.stem(scenario: kept.scenario, identity: kept.verdict.identity)
    return Corpus.Entry(name: name, path: "", kept: kept)
  }

  private static func file(_ path: String) -> Item {
    Result { try Corpus.read(path) }.mapError { CaseError("\($0)") }
  }
}
