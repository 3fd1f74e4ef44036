// SPDX-License-Identifier: MIT

/// The places where values are asked of containers, as far as the tokens of all files show.
///
/// A container is recognised by its class, by the declarations of the variables, parameters and funcs that give it, and by the
/// calls that make a child container.
struct ContainerUses {
  /// A value that is asked for.
  struct Use {
    var accessor: String
    /// The module in front of it: `c.LibA::logger`.
    var module: String?
    var receiver: Receiver
    var offset: Int
    /// The types around it, innermost first.
    var types: [String] = []
  }

  /// The value in front of an accessor.
  enum Receiver: Equatable {
    /// A container; nil if it is not known which.
    case container(String?)
    case other
    case unknown
  }

  /// A declaration, and the number of its file.
  private typealias Found = (declared: DeclaredName, file: Int)

  private let files: [BracketedTokens]
  private let names: ContainerNames
  /// The types all of whose members are in the sources. With them only a value that cannot be another one counts as a container.
  /// Without them a name may stand for the only declaration that has it, wherever that is.
  private let closed: Set<String>?
  private var locals: [[String: [DeclaredName]]] = []
  private var globals: [String: [Found]] = [:]
  private var members: [String: [Found]] = [:]
  /// The members by their types, because many types may have one of a name.
  private var membersOfTypes: [Member: [Found]] = [:]

  private struct Member: Hashable {
    var type: String
    var name: String
  }

  init(_ files: [BracketedTokens], _ names: ContainerNames, closed: Set<String>? = nil) {
    (self.files, self.names, self.closed) = (files, names, closed)
    for (number, all) in files.concurrentMap({ DeclaredNameReader($0, names).all }).enumerated() {
      locals.append(Dictionary(grouping: all.filter { $0.scope != nil }, by: \.name))
      for declared in all where declared.scope == nil { add((declared, number)) }
    }
  }

  private mutating func add(_ found: Found) {
    let name = found.declared.name
    guard let type = found.declared.type else { return globals[name, default: []].append(found) }
    members[name, default: []].append(found)
    membersOfTypes[Member(type: type, name: name), default: []].append(found)
  }

  // MARK: Uses

  /// The values that a file asks of containers, or may ask, by the words that name accessors.
  func uses(at words: [Int], in number: Int) -> [Use] {
    let file = files[number]
    return words.compactMap { index in
      let name = file.name(index)
      let isSelected = file.text(index - 1) == ":" && file.text(index - 2) == ":"
      let dot = isSelected ? index - 4 : index - 1
      let receiver = file.text(dot) == "." ? self.receiver(before: dot, number) : bare(name, index, number)
      return receiver == .other
        ? nil
        : Use(
          accessor: name, module: isSelected ? file.text(index - 3) : nil, receiver: receiver,
          offset: file.tokens[index].range.lowerBound,
          types: receiver == .unknown ? [] : file.types(around: index))
    }
  }

  /// The value in front of a dot; `.other` too for a member of the expected type, as in `f(.red)`.
  private func receiver(before dot: Int, _ number: Int) -> Receiver {
    let file = files[number]
    if file.text(dot - 1) == "(" { return keyed(by: dot - 2, number) }
    // A key path without a type: `map(\.clock)`.
    if file.text(dot - 1) == "\\" { return .unknown }
    let isValue = file.isWord(dot - 1) || [")", "}", "]", "?", "!"].contains(file.text(dot - 1))
    return isValue && !Self.keywords.contains(file.text(dot - 1)) ? value(endingAt: dot - 1, number) : .other
  }

  /// The container that a call asks for the value of a key: `fresh(.clock)`, `Injected(.clock)`.
  private func keyed(by call: Int, _ number: Int) -> Receiver {
    let (file, name) = (files[number], files[number].text(call))
    if closed != nil {
      guard ["fresh", "original", "override"].contains(name), file.text(call - 1) == "." else {
        return .other
      }
      if name != "override" { return value(endingAt: call - 2, number) }
      let isNew = file.brace(around: call).map { takesOverrides($0 - 1, file) } == true
      return isNew && file.text(call - 2) == "$0" ? .container(nil) : .other
    }
    return name.hasPrefix("Injected") || ["fresh", "original"].contains(name) ? .container(nil) : .other
  }

  private static let keywords: Set = [
    "return", "case", "in", "else", "is", "as", "throw", "catch", "where", "switch", "if", "try", "await",
  ]

  /// A name without a dot: in an extension of a container it is asked of that.
  private func bare(_ name: String, _ index: Int, _ number: Int) -> Receiver {
    let file = files[number]
    let isDeclaration = ["let", "var", "func", "case", "."].contains(file.text(index - 1))
    guard !isDeclaration, file.text(index + 1) != ":" || file.text(index + 2) == ":",
      let type = file.types(around: index).first, let container = names.classes[type],
      local(name, index, number) == nil
    else { return .other }
    return .container(container)
  }

  // MARK: Values

  /// The value of the expression that ends at a token.
  private func value(endingAt end: Int, _ number: Int, depth: Int = 0) -> Receiver {
    let file = files[number]
    var index = end
    while ["?", "!"].contains(file.text(index)) { index -= 1 }
    let last = index
    while [")", "}"].contains(file.text(index)), let open = file.partners[index] {
      if closed != nil, file.text(open) == "{", !takesOverrides(open - 1, file) { return .unknown }
      if file.text(open) == "(", !file.isWord(open - 1) { return value(startingAt: open + 1, number, depth) }
      index = open - 1
    }
    guard depth < 8, file.isWord(index) else { return .unknown }
    let isCall = index < last
    let base = file.text(index - 1) == "." ? index - 2 : nil
    if let known = classOrMaker(index, isCall: isCall, base: base, number, depth) { return known }
    let found = declarations(of: file.name(index), index, base, number)
    if found.isEmpty, file.text(index).first?.isUppercase == true { return .other }
    // With so many to compare at each use, an answer would take minutes.
    if found.count > 100 { return .unknown }
    return common(of: found.filter { $0.declared.isCalled == isCall }, depth)
  }

  /// The value of the expression that begins at a token: of its calls and members, without operators.
  private func value(startingAt start: Int, _ number: Int, _ depth: Int) -> Receiver {
    let file = files[number]
    var index = start
    while ["try", "await", "?", "!"].contains(file.text(index)) { index += 1 }
    guard file.isWord(index) else { return .unknown }
    while let next = endOfStep(behind: index, file) { index = next }
    if closed != nil, !endsExpression(index + 1, file) { return .unknown }
    return value(endingAt: index, number, depth: depth + 1)
  }

  /// Whether no operator can follow the token before.
  private func endsExpression(_ next: Int, _ file: BracketedTokens) -> Bool {
    let token = file.tokens[next]
    let isEnd = [")", "]", "}", "{", ",", ";", "else", ""].contains(token.text)
    return isEnd || token.isFirstOnLine && token.isWord && !["as", "is"].contains(token.text)
  }

  /// Whether a word may have the closure with the overrides of a new container.
  private func takesOverrides(_ index: Int, _ file: BracketedTokens) -> Bool {
    names.classes[file.text(index)] != nil || file.text(index) == "overriding"
  }

  /// The end of the arguments, the closure, the `?` or the member behind a token. A `{` is taken for the body of an `if`,
  /// except where a container takes overrides.
  private func endOfStep(behind index: Int, _ file: BracketedTokens) -> Int? {
    switch file.text(index + 1) {
    case "(" where !file.tokens[index + 1].isFirstOnLine: file.partners[index + 1]
    case "{" where takesOverrides(index, file): file.partners[index + 1]
    case "?", "!": index + 1
    case "." where file.isWord(index + 2): index + 2
    default: nil
    }
  }

  /// A container by its class, a child container by the call that makes it, and `self`; nil for other names.
  private func classOrMaker(_ index: Int, isCall: Bool, base: Int?, _ number: Int, _ depth: Int) -> Receiver?
  {
    let file = files[number]
    let name = file.name(index)
    if let own = names.classes[name] {
      let isNested = base.map { !names.modules.contains(file.text($0)) } == true
      return !isNested && (isCall || file.text(index - 1) == "\\") ? .container(own) : .other
    }
    if name == "self" {
      return file.types(around: index).first.flatMap { names.classes[$0] }.map { .container($0) } ?? .other
    }
    if name == "$0" {
      return file.brace(around: index).map(file.isOverride) == true ? .container(nil) : .unknown
    }
    guard let base else { return nil }
    if name == "current" && !isCall || ["init", "faking"].contains(name) && isCall,
      let own = names.classes[file.text(base)]
    {
      return .container(own)
    }
    guard name == "overriding" && isCall || names.makers[name] != nil,
      case .container(let own) = value(endingAt: base, number, depth: depth + 1)
    else { return nil }
    return .container(names.makers[name] ?? own)
  }

  // MARK: Declarations

  private func local(_ name: String, _ index: Int, _ number: Int) -> DeclaredName? {
    locals[number][name]?.filter { $0.scope?.contains(index) == true }.max {
      ($0.scope?.lowerBound ?? 0) < ($1.scope?.lowerBound ?? 0)
    }
  }

  /// The declarations that a name may mean, behind the expression that ends at `base` if there is one.
  private func declarations(of name: String, _ index: Int, _ base: Int?, _ number: Int) -> [Found] {
    let file = files[number]
    if base == nil, let local = local(name, index, number) { return [(local, number)] }
    let isOwn = base.map { ["self", "Self"].contains(file.text($0)) } ?? true
    let types = isOwn ? file.types(around: index) : []
    let isOpen = types.firstIndex { closed?.contains($0) == false }
    let searched = isOpen.map { Array(types[...$0]) } ?? types
    for type in searched + (base.map { [file.text($0)] + typeNames(of: $0, number) } ?? []) {
      if let found = membersOfTypes[Member(type: type, name: name)] { return found }
    }
    if closed != nil, base != nil || isOpen != nil { return [] }
    return (base == nil ? globals : members)[name] ?? []
  }

  /// The type of a variable by its declaration.
  private func typeNames(of index: Int, _ number: Int) -> [String] {
    guard files[number].isWord(index), files[number].text(index - 1) != "." else { return [] }
    return declarations(of: files[number].name(index), index, nil, number).compactMap {
      if case .type(let name) = $0.declared.value, !$0.declared.isCalled { name } else { nil }
    }
  }

  /// The value that all declarations agree on.
  private func common(of found: [Found], _ depth: Int) -> Receiver {
    let values = found.map { value(of: $0, depth) }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  private func value(of found: Found, _ depth: Int) -> Receiver {
    switch found.declared.value {
    case .container(let own): .container(own)
    case .type(let name): names.protocols.contains(name) ? .unknown : .other
    case .unknown: .unknown
    case .expression(let start): value(startingAt: start, found.file, depth)
    case .expressionEnding(let end):
      // Other types have a method of that name.
      if case .container(let own) = value(endingAt: end, found.file, depth: depth + 1) {
        .container(own)
      } else {
        .unknown
      }
    }
  }
}
