// Tables that the sources hold as text: one literal each, parsed when the table is first needed.
//
// As array literals of structs, the same facts cost the optimiser half a minute. The format:
//
//     INV-20 | always                  an entry: fields between bars
//       A sentence about the entry     text, over one or more lines
//       that fills two lines.
//       cause: a key and its value     a note; the table names its keys, and a key may repeat
//         continued here               further lines of a note
//
// Blank lines mean nothing. Indentation is exactly 0, 2 or 4 spaces.

/// A table of entries in text form, with a name for error messages.
package struct TextTable: Sendable {
  private let name: String
  private let keys: [String]
  private let text: String

  /// Creates a table whose notes begin with one of the keys; nothing is parsed yet.
  package init(_ name: String, keys: [String] = [], _ text: String) {
    self.name = name
    self.keys = keys
    self.text = text
  }

  /// Returns the values that a function reads from the entries.
  ///
  /// - Throws: The problem of the first entry that doesn't parse.
  package func parse<Value>(
    _ read: (Entry) throws(TableError) -> Value
  ) throws(TableError) -> [Value] {
    var values: [Value] = []
    for entry in try entries() { values.append(try read(entry)) }
    return values
  }

  /// Returns the values of a table that ships with the package, whose entries all parse.
  package func values<Value>(_ read: (Entry) throws(TableError) -> Value) -> [Value] {
    do {
      return try parse(read)
    } catch {
      preconditionFailure(error.description)
    }
  }

  private func entries() throws(TableError) -> [Entry] {
    var entries: [Entry] = []
    // Bytes in an array keep the parsing of the longest tables below a millisecond.
    let lines = Array(text.utf8).split(separator: .lineFeed, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == .space }
      if content.isEmpty { continue }
      let indentation = line.count - content.count
      if indentation == 0 {
        entries.append(Entry(table: name, line: index + 1, content))
        continue
      }
      guard let last = entries.indices.last else {
        throw TableError(table: name, line: index + 1, problem: "a line before the first entry")
      }
      let isAccepted = entries[last].append(content, indentation: indentation, keys)
      if !isAccepted {
        let problem =
          keys.isEmpty || indentation != 2
          ? "wrong indentation" : "expected one of the keys " + keys.joined(separator: ", ")
        throw TableError(table: name, line: index + 1, problem: problem)
      }
    }
    return entries
  }
}

extension TextTable {
  /// One entry: the fields of its first line, and the text and notes below it.
  package struct Entry: Sendable {
    private let table: String
    private let line: Int
    /// The fields between the bars, without the spaces around them.
    package let fields: [String]
    /// The lines that belong to no key, joined by spaces.
    package private(set) var text = ""
    private var notes: [(key: String, value: String)] = []

    fileprivate init(table: String, line: Int, _ content: ArraySlice<UInt8>) {
      self.table = table
      self.line = line
      fields = Self.parts(of: content, separator: UInt8(ascii: "|"))
    }

    /// Adds a line below the entry; returns false if no line like it may follow.
    fileprivate mutating func append(
      _ content: ArraySlice<UInt8>,
      indentation: Int,
      _ keys: [String]
    ) -> Bool {
      if indentation == 4, let last = notes.indices.last {
        notes[last].value += " "
        notes[last].value += String(decoding: content, as: UTF8.self)
        return true
      }
      guard indentation == 2 else { return false }
      if let note = Self.note(in: content, keys) {
        notes.append(note)
        return true
      }
      guard notes.isEmpty else { return false }
      if !text.isEmpty { text += " " }
      text += String(decoding: content, as: UTF8.self)
      return true
    }

    private static func note(in content: ArraySlice<UInt8>, _ keys: [String]) -> (String, String)? {
      guard let colon = content.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let value = content[colon...].dropFirst()
      guard value.first == .space,
        let key = keys.first(where: { $0.utf8.elementsEqual(content[..<colon]) })
      else { return nil }
      return (key, String(decoding: value.dropFirst(), as: UTF8.self))
    }

    /// Returns the values of a key, in the order of their lines.
    package func values(of key: String) -> [String] {
      notes.filter { $0.key == key }.map(\.value)
    }

    /// Returns what a function reads from each value of a key.
    package func values<Value>(
      of key: String,
      _ read: (String, Entry) throws(TableError) -> Value
    ) throws(TableError) -> [Value] {
      var results: [Value] = []
      for value in values(of: key) { results.append(try read(value, self)) }
      return results
    }

    /// Returns the value of a key that occurs exactly once.
    package func value(of key: String) throws(TableError) -> String {
      let values = values(of: key)
      guard values.count == 1 else { throw error("expected '\(key)' once") }
      return values[0]
    }

    /// Returns what a function reads from each part of a list.
    package func list<Value>(
      _ text: String,
      separator: UInt8 = UInt8(ascii: ","),
      _ read: (String) -> Value?
    ) throws(TableError) -> [Value] {
      var values: [Value] = []
      for part in Self.parts(of: Array(text.utf8)[...], separator: separator) {
        guard let value = read(part) else { throw error("invalid value '\(part)'") }
        values.append(value)
      }
      return values
    }

    /// Returns what a function reads from each part of the lists that a key has as its values.
    package func list<Value>(
      of key: String,
      _ read: (String) -> Value?
    ) throws(TableError) -> [Value] {
      var values: [Value] = []
      for text in self.values(of: key) { values += try list(text, read) }
      return values
    }

    /// Returns the parts between the separators, without a space before or after them.
    private static func parts(of text: ArraySlice<UInt8>, separator: UInt8) -> [String] {
      text.split(separator: separator, omittingEmptySubsequences: false).map { part in
        let start = part.drop { $0 == .space }
        return String(decoding: start.last == .space ? start.dropLast() : start, as: UTF8.self)
      }
    }

    /// Returns an error that names the table and the line of the entry.
    package func error(_ problem: String) -> TableError {
      TableError(table: table, line: line, problem: problem)
    }
  }
}

/// The first problem of a table in text form.
package struct TableError: Error, Equatable, CustomStringConvertible {
  package let table: String
  /// The line in the table's text, counted from one.
  package let line: Int
  package let problem: String

  package var description: String { "\(table), line \(line) of the table: \(problem)" }
}

extension UInt8 {
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
}
