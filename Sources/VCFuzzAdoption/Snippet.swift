// Swift that is written, with the screens in it: what makes them is known only when it is printed.

/// A piece of a scenario's source.
struct Snippet: Equatable, ExpressibleByStringInterpolation {
  enum Piece: Equatable {
    case text(String)
    /// A screen of that name.
    case screen(String)
    /// A stack with a screen of that name.
    case stack(String)
    /// A screen that conforms to that protocol, whose class the scenario declares.
    case ownScreen(String)
    /// The screen that the scenario works in.
    case host
    /// The line that loads the view of the container, if it is wanted.
    case loading
  }

  private(set) var pieces: [Piece] = []

  init(_ pieces: Piece...) { self.pieces = pieces }

  init(stringLiteral text: String) { append(.text(text)) }

  init(stringInterpolation parts: StringInterpolation) { self = parts.snippet }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var snippet = Snippet()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { snippet.append(.text(text)) }

    mutating func appendInterpolation(_ text: String) { snippet.append(.text(text)) }

    mutating func appendInterpolation(_ number: Int) { snippet.append(.text("\(number)")) }

    mutating func appendInterpolation(_ piece: Piece) { snippet.append(piece) }

    mutating func appendInterpolation(_ other: Snippet) { snippet.append(other) }
  }

  fileprivate mutating func append(_ piece: Piece) {
    if case .text(let text) = piece, case .text(let last)? = pieces.last {
      pieces[pieces.count - 1] = .text(last + text)
    } else if piece != .text("") {
      pieces.append(piece)
    }
  }

  fileprivate mutating func append(_ other: Snippet) {
    for piece in other.pieces { append(piece) }
  }

  /// The text, with the object that is the host, and the method of a stage that makes screens.
  func text(host: String = "host", screensBy method: String = "screen") -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .screen(let name): "stage.\(method)(\"\(name)\")"
      case .stack(let name):
        "UINavigationController(rootViewController: stage.\(method)(\"\(name)\"))"
      case .ownScreen(let name): "\(name)Screen()"
      case .host: host
      case .loading: "container.loadViewIfNeeded()"
      }
    }
    .joined()
  }

  /// The names of the plain screens.
  var screens: [String] {
    pieces.compactMap { piece in
      switch piece {
      case .screen(let name), .stack(let name): name
      default: nil
      }
    }
  }

  /// The snippet with something else in place of screens: a screen's name and the text before it
  /// say what, if anything.
  func replacingScreens(_ change: (_ name: String, _ before: String) -> Piece?) -> Snippet {
    var result = Snippet()
    for piece in pieces {
      switch piece {
      case .screen(let name):
        var before = ""
        if case .text(let text)? = result.pieces.last { before = text }
        result.append(change(name, before) ?? piece)
      case .stack(let name):
        let call = "UINavigationController(rootViewController: "
        guard let other = change(name, call) else { fallthrough }
        for part in [.text(call), other, .text(")")] { result.append(part) }
      default: result.append(piece)
      }
    }
    return result
  }

  /// The snippet with another piece in place of one.
  func replacing(_ piece: Piece, with other: Piece) -> Snippet {
    var result = self
    result.pieces = pieces.map { $0 == piece ? other : $0 }
    return result
  }
}

extension [Snippet] {
  /// The snippets with a separator between them.
  func joined(by separator: String = ", ") -> Snippet {
    var result = first ?? ""
    for snippet in dropFirst() {
      result.append(.text(separator))
      result.append(snippet)
    }
    return result
  }
}
