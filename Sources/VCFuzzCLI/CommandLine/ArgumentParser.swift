// Reads a command line against the tables of the commands.

/// A reader of the words of one command line.
struct ArgumentParser {
  /// What a command line asks for.
  struct Request {
    var command: (any Command)?
    var operands: [String] = []
    var values: [(option: String, text: String?)] = []
    var wantsHelp = false
    var wantsVersion = false
  }

  private let tool: CommandLineTool
  private var words: ArraySlice<String>
  private var request = Request()
  private var takesOptions = true

  private init(_ words: [String], tool: CommandLineTool) {
    self.tool = tool
    self.words = words[...]
  }

  /// Reads the words that follow the tool's own name.
  static func parse(
    _ words: [String],
    tool: CommandLineTool
  ) throws(UsageError) -> Request {
    var parser = ArgumentParser(words, tool: tool)
    while let word = parser.words.popFirst() {
      try parser.take(word)
    }
    if parser.request.command == nil, !words.isEmpty, !parser.request.wantsHelp {
      parser.request.command = tool.standard
    }
    try parser.checkOperands()
    return parser.request
  }

  private mutating func take(_ word: String) throws(UsageError) {
    if takesOptions, word == "--" {
      takesOptions = false
    } else if takesOptions, word.hasPrefix("-"), word != "-" {
      try takeOption(word)
    } else if request.command == nil {
      guard let command = tool.command(named: word) else {
        throw .unknownCommand(word, suggestion: tool.commands.map(\.name).nearest(to: word))
      }
      request.command = command
    } else {
      request.operands.append(word)
    }
  }

  private mutating func takeOption(_ word: String) throws(UsageError) {
    let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(sides[0])
    guard let option = option(named: name) else {
      let known = options.map { "--" + $0.name }
      throw .unknownOption(
        name,
        command: request.command?.name,
        suggestion: known.nearest(to: name)
      )
    }
    let attached = sides.count == 2 ? String(sides[1]) : nil
    let text = try value(of: option, written: name, attached: attached)
    let isRepeated = request.values.contains { $0.option == option.name }
    if isRepeated, !option.isRepeatable { throw .repeatedOption(name) }
    switch option.name {
    case "help": request.wantsHelp = true
    case "version": request.wantsVersion = true
    default: request.values.append((option.name, text))
    }
  }

  /// The options that are valid here: the command's, and those of the tool.
  private var options: [CommandOption] {
    guard let command = request.command else {
      return (tool.standard?.options ?? []) + CommandLineTool.ownOptions
    }
    return command.options + CommandLineTool.options
  }

  private mutating func option(named name: String) -> CommandOption? {
    let found = options.first { option in
      "--" + option.name == name || option.letter.map { "-\($0)" } == name
    }
    let isOfTool = CommandLineTool.options.contains { $0.name == found?.name }
    if let found, request.command == nil, !isOfTool, found.name != "version" {
      // An option of the standard command without its name: the rest belongs to that command.
      request.command = tool.standard
    }
    return found
  }

  private mutating func value(
    of option: CommandOption,
    written name: String,
    attached: String?
  ) throws(UsageError) -> String? {
    guard let value = option.value else {
      if attached != nil { throw .unexpectedValue(option: name) }
      return nil
    }
    var text = attached
    let isNumber = words.first?.dropFirst().first?.isNumber == true
    if text == nil, let next = words.first, !next.hasPrefix("-") || next == "-" || isNumber {
      text = words.popFirst()
    }
    guard let text else {
      throw .missingValue(option: name, placeholder: value.placeholder)
    }
    if let expected = value.complaint(about: text) {
      throw .invalidValue(of: name, value: text, expected: expected)
    }
    return text
  }

  private func checkOperands() throws(UsageError) {
    guard let command = request.command, !request.wantsHelp else { return }
    var rest = request.operands[...]
    for operand in command.operands {
      switch operand.count {
      case .one:
        guard let word = rest.popFirst() else {
          throw .missingOperand(operand.value.placeholder, command: command.name)
        }
        try check(word, operand)
      case .optional:
        if let word = rest.popFirst() { try check(word, operand) }
      case .many:
        while let word = rest.popFirst() { try check(word, operand) }
      }
    }
    if let word = rest.first { throw .surplusOperand(word, command: command.name) }
  }

  private func check(_ word: String, _ operand: CommandOperand) throws(UsageError) {
    guard let expected = operand.value.complaint(about: word) else { return }
    throw .invalidValue(of: operand.value.placeholder, value: word, expected: expected)
  }
}
