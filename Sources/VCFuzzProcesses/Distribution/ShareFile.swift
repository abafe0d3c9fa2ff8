// The result file of a share: what it belongs to, and the runs that were made, one after the other.
//
// It is written as the runs are made, and is all that a killed share needs to continue. A file may
// hold several shares, in the order of their numbers.

package import Foundation
package import VCFuzzKit
package import VCFuzzSupport

/// The shares of one campaign that a file holds, or several files together.
package struct ShareFile {
  /// What a share belongs to: shares of anything else are refused.
  package struct CampaignKey: Codable, Hashable {
    /// The identity of the executable.
    package let build: String
    /// The options that decide the runs and the report, as a command line.
    package let words: [String]
    package let count: Int

    package init(build: String, words: [String], count: Int) {
      self.build = build
      self.words = words
      self.count = count
    }
  }

  /// One share: its runs as bytes.
  struct ShareSection {
    var bytes = Data()
    var isComplete = false
    /// The places of the runs in the bytes, by scenario and number.
    var places: [Int: [Int: Int]] = [:]
  }

  package let campaign: CampaignKey
  private(set) var sections: [Int: ShareSection] = [:]

  private static let title = "vcfuzz-shares 1\n"
  /// Instead of a scenario's number: a share begins, or is complete.
  private static let beginning = UInt16.max
  private static let end = UInt16.max - 1

  package init(_ campaign: CampaignKey) { self.campaign = campaign }

  // MARK: Writing

  /// The beginning of a file.
  var head: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var writer = ByteWriter()
    writer.add([UInt8]((try? encoder.encode(campaign)) ?? Data()))
    return Data(Self.title.utf8) + writer.bytes
  }

  static func beginning(of number: Int) -> [UInt8] { mark(beginning, UInt64(number)) }

  /// The end of a complete share, with a digest of its runs.
  static func end(after runs: Data) -> [UInt8] { mark(end, BuildIdentity.digest(of: runs)) }

  private static func mark(_ kind: UInt16, _ number: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(kind)
    writer.add(number)
    var framed = ByteWriter()
    framed.add(writer.bytes)
    return framed.bytes
  }

  /// The whole file; the same shares give the same bytes.
  package var bytes: Data {
    var data = head
    for (number, section) in sections.sorted(by: { $0.key < $1.key }) {
      data += Self.beginning(of: number) + section.bytes
      if section.isComplete { data += Self.end(after: section.bytes) }
    }
    return data
  }

  // MARK: Reading

  /// Reads the file at a path.
  package init(_ path: String) throws(CommandError) {
    let name = path.quotedForTerminal
    switch FileKind(path) {
    case .none: throw CommandError(.badInput, "no file \(name)")
    case .special, .folder: throw CommandError(.badInput, "\(name) is no regular file")
    case .regular: break
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CommandError(.badInput, "\(name) cannot be read: check its permissions")
    }
    try self.init(data, named: path)
  }

  /// Reads a file; what a killed process has left half-written at its end is dropped.
  package init(_ data: Data, named name: String) throws(CommandError) {
    func refusal(_ problem: String) -> CommandError {
      CommandError(.badInput, "\(name.quotedForTerminal) \(problem)")
    }
    let title = Data(Self.title.utf8)
    var reader = ByteReader(data, from: title.count)
    guard data.prefix(title.count) == title, let head = reader.data(),
      let campaign = try? JSONDecoder().decode(CampaignKey.self, from: head)
    else { throw refusal("is no result of a share: name files that --shard has written") }
    self.campaign = campaign
    var number: Int?
    var start = reader.place
    while true {
      let place = reader.place
      guard let frame = reader.data() else { break }
      var content = ByteReader(frame)
      guard let kind = content.number(UInt16.self), let value = content.number(UInt64.self) else {
        throw refusal("is damaged at byte \(place): make this share again")
      }
      switch kind {
      case Self.beginning:
        number = Int(truncatingIfNeeded: value)
        start = reader.place
        sections[number ?? 0] = ShareSection()
      case Self.end:
        let runs = Data(data[data.startIndex + start..<data.startIndex + place])
        guard let number, value == BuildIdentity.digest(of: runs) else {
          throw refusal("is damaged: make this share again")
        }
        sections[number]?.isComplete = true
      default:
        guard let number else { throw refusal("is damaged at byte \(place)") }
        let offset = sections[number]?.bytes.count ?? 0
        sections[number]?.places[Int(kind), default: [:]][Int(value)] = offset
        sections[number]?.bytes.append(
          data[data.startIndex + place..<data.startIndex + reader.place]
        )
      }
    }
  }

  // MARK: Shares together

  /// Adds the shares of another file; of a share that is in both, the longer one.
  package mutating func merge(_ other: ShareFile, named name: String) throws(CommandError) {
    func refusal(_ problem: String) -> CommandError {
      CommandError(.badInput, "\(name.quotedForTerminal) is a share of \(problem)")
    }
    if other.campaign.build != campaign.build {
      throw refusal("another executable: make all shares with one, or give all the same --build-id")
    }
    if other.campaign.count != campaign.count {
      throw refusal("\(other.campaign.count), and the first file is one of \(campaign.count)")
    }
    if other.campaign.words != campaign.words {
      throw refusal(
        "another campaign: it was made with " + other.campaign.words.joined(separator: " ")
      )
    }
    for (number, section) in other.sections.sorted(by: { $0.key < $1.key }) {
      guard let own = sections[number] else {
        sections[number] = section
        continue
      }
      let runs = zip(self.runs(of: number), other.runs(of: number))
      guard runs.allSatisfy({ $0.isSame(as: $1) }) else {
        throw CommandError(
          .badInput,
          "share \(number)/\(campaign.count) in \(name.quotedForTerminal) has other runs than in "
            + "an earlier file: the code under test is not deterministic"
        )
      }
      // Steps as bytes have gaps that mean nothing: any order of files keeps the same copy.
      if own.bytes.count < section.bytes.count
        || (own.bytes.count == section.bytes.count
          && own.bytes.lexicographicallyPrecedes(section.bytes))
      {
        sections[number] = section
      }
      sections[number]?.isComplete = own.isComplete || section.isComplete
    }
  }

  /// The shares that are missing or not complete.
  package var missing: [Int] {
    (1...max(1, campaign.count)).filter { sections[$0]?.isComplete != true }
  }

  /// What is known of a run.
  package enum KnownRun {
    case made(RunResult)
    /// Its share is not there, or not so far.
    case missing
    /// No share had to make it.
    case open
  }

  package func run(_ scenario: Int, _ index: Int) -> KnownRun {
    guard let section = sections[index % campaign.count + 1] else { return .missing }
    guard let place = section.places[scenario]?[index] else {
      return section.isComplete ? .open : .missing
    }
    var reader = ByteReader(section.bytes, from: place)
    return NumberedRun(&reader).map { .made($0.result) } ?? .missing
  }

  /// The runs of a share in the order in which they were made.
  func runs(of number: Int) -> [NumberedRun] {
    guard let section = sections[number] else { return [] }
    var reader = ByteReader(section.bytes)
    var runs: [NumberedRun] = []
    while let run = NumberedRun(&reader) { runs.append(run) }
    return runs
  }

  func bytes(of number: Int) -> Data { sections[number]?.bytes ?? Data() }

  /// The shares that are there, complete or not.
  package var numbers: [Int] { sections.keys.sorted() }

  package func isComplete(_ number: Int) -> Bool { sections[number]?.isComplete == true }
}
