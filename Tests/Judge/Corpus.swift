// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax

// Swift files by the thousand, written by a grammar: every construct in every spelling, in one another, at random.
// What they say makes no sense; that the parser takes them without a complaint is all that counts.

/// Numbers that depend on nothing but a seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

/// The rules of `corpusGrammar`, each with its alternatives.
struct Grammar {
  enum Piece {
    case text(String)
    case rule(String, isOptional: Bool)
  }

  struct Alternative {
    var weight: Int
    var pieces: [Piece]
    /// How many rules must be expanded inside one another at least.
    var height = Int.max
  }

  struct Rule {
    /// How many expansions one use of the rule may cost before it has to come to an end.
    var budget: Int?
    var alternatives: [Alternative] = []
    var height: Int { alternatives.map(\.height).min() ?? .max }
  }

  private(set) var rules: [String: Rule] = [:]

  init(_ text: String) {
    var name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        rules[name]?.alternatives.append(Self.alternative(line.dropFirst(2)))
      } else {
        let words = line.split(separator: " ")
        name = String(words[0])
        precondition(rules[name] == nil, "two rules '\(name)'")
        rules[name] = Rule(budget: words.count > 1 ? Int(words[1]) : nil)
      }
    }
    measure()
  }

  private static func alternative(_ line: Substring) -> Alternative {
    let parts = line.split(separator: "× ", maxSplits: 1)
    let weight = parts.count == 2 ? Int(parts[0]) : nil
    var pieces: [Piece] = []
    for (position, part) in (weight == nil ? line : parts[1]).split(
      separator: "«", omittingEmptySubsequences: false
    )
    .enumerated() {
      guard position > 0, let end = part.firstIndex(of: "»") else {
        pieces.append(.text(String(part)))
        continue
      }
      let name = part[..<end]
      pieces.append(.rule(name.filter { $0 != "?" }, isOptional: name.hasSuffix("?")))
      pieces.append(.text(String(part[part.index(after: end)...])))
    }
    return Alternative(weight: weight ?? 1, pieces: pieces)
  }

  /// Finds the heights: those of simple rules first, then those of the rules that contain them, until nothing changes.
  private mutating func measure() {
    var changed = true
    while changed {
      changed = false
      for (name, rule) in rules {
        for (index, alternative) in rule.alternatives.enumerated() {
          let heights = alternative.pieces.map { piece in
            guard case .rule(let name, isOptional: false) = piece else { return 0 }
            guard let rule = rules[name] else { fatalError("no rule '\(name)'") }
            return rule.height
          }
          guard let highest = heights.max(), highest != .max, highest + 1 < alternative.height else {
            continue
          }
          rules[name]?.alternatives[index].height = highest + 1
          changed = true
        }
      }
    }
    for (name, rule) in rules where rule.height == .max { fatalError("'\(name)' never ends") }
  }
}

/// Writes one file.
struct CorpusWriter {
  private let grammar: Grammar
  private var numbers: SeededNumbers
  private var budget = 0
  /// Whether odd gaps are frequent in this file, in percent.
  private var oddity = 0

  init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    numbers = SeededNumbers(state: seed)
  }

  mutating func file() -> String {
    budget = Int.random(in: 50...1200, using: &numbers)
    oddity = [2, 2, 10, 30].randomElement(using: &numbers) ?? 0
    var template = ""
    expand("file", into: &template)
    var text = rendered(template)
    if chance(15) { text = text.replacingOccurrences(of: "\n", with: "\r\n") }
    if chance(30) { while text.last?.isWhitespace == true { text.removeLast() } }
    return (chance(10) && !text.hasPrefix("#!") ? "\u{FEFF}" : "") + text
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

  private mutating func expand(_ name: String, into text: inout String) {
    guard let rule = grammar.rules[name] else { return }
    budget -= 1
    let outer = budget
    if let limit = rule.budget { budget = min(budget, limit) }
    let start = budget
    for piece in choose(rule).pieces {
      switch piece {
      case .text(let piece): text += piece
      case .rule(let name, let isOptional):
        if !isOptional || budget > 0 && chance(50) { expand(name, into: &text) }
      }
    }
    budget = outer - (start - budget)
  }

  private mutating func choose(_ rule: Grammar.Rule) -> Grammar.Alternative {
    let lowest = rule.height
    let allowed = budget > 0 ? rule.alternatives : rule.alternatives.filter { $0.height == lowest }
    var number = Int.random(in: 0..<allowed.reduce(0) { $0 + $1.weight }, using: &numbers)
    for alternative in allowed {
      if number < alternative.weight { return alternative }
      number -= alternative.weight
    }
    fatalError("no alternative")
  }

  // MARK: Gaps

  /// Puts white space, comments and ends of lines where the template has its marks.
  private mutating func rendered(_ template: String) -> String {
    var text = ""
    var flat = 0
    let marks = Array(template.unicodeScalars)
    for (position, mark) in marks.enumerated() {
      switch mark {
      case "ε": break
      case "⟦": flat += 1
      case "⟧": flat -= 1
      case "␣": text += " "
      case "⏎": text += "\n"
      case " ": text += chance(oddity) ? oddSpace() : " "
      case "˙": text += chance(oddity) ? oddSpace() : ""
      case "¶": text += chance(oddity) ? oddGap(isFlat: flat > 0) : " "
      case "·": text += chance(oddity) ? oddGap(isFlat: flat > 0) : ""
      case "↵":
        let isSplit =
          text.last?.isNewline != true && (position + 1 == marks.count || marks[position + 1] != "⏎")
        text +=
          flat > 0 || isSplit && chance(10) ? "; " : chance(oddity) ? "\n" + oddGap(isFlat: false) : "\n"
      default: text.unicodeScalars.append(mark)
      }
    }
    return text
  }

  private mutating func oddSpace() -> String {
    [" ", "  ", "\t", " \u{C} ", " /* c */ ", "/**/", "/* /* { */ \" */", " /** ( */ "].randomElement(
      using: &numbers) ?? " "
  }

  private mutating func oddGap(isFlat: Bool) -> String {
    if isFlat || chance(40) { return oddSpace() }
    return [
      "\n", "\n\n", "\n  ", " \t\n", "\n\u{C}\n", " // c\n", "// { \" '\n", "\n/// ) doc\n", "/* a\n b */",
      "\n/** doc\n * }\n */\n", "\n//\n//\n", " /*/**/*/\n", "\n// @provide\n", " // TODO: `x\n",
    ].randomElement(using: &numbers) ?? "\n"
  }
}

/// Writes a corpus.
/// - Parameters:
///   - count: how many files to write.
///   - seed: the number that decides the files.
///   - folder: where to put them.
/// - Throws: where a file cannot be written.
func writeCorpus(count: Int, seed: UInt64, to folder: String) throws {
  let grammar = Grammar(corpusGrammar)
  var seeds = SeededNumbers(state: seed)
  var (written, dropped, bytes) = (0, 0, 0)
  while written < count {
    var writer = CorpusWriter(grammar, seed: seeds.next())
    let text = writer.file()
    guard !Parser.parse(source: text).hasError else {
      dropped += 1
      continue
    }
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(written).swift"))
    written += 1
    bytes += text.utf8.count
  }
  print("seed \(seed): \(written) files, \(bytes) bytes; \(dropped) more are no Swift")
}

/// The grammar: each rule's name, perhaps with a budget, and below it its alternatives, perhaps with a weight.
///
/// `«x»` is a use of a rule and `«x?»` perhaps one; `ε` is nothing. Gaps are marks: a space must have something
/// between two tokens on a line and `˙` may; `¶` must, and it may be the end of a line, `·` may. `↵` ends a
/// statement, `⏎` ends the line, `␣` is a space and no gap, and nothing between `⟦` and `⟧` ends the line.
private let corpusGrammar = ###"""
  file
    4× «items»⏎
    «shebang»⏎«items»⏎
    «comments»«items»⏎
    import¶Foundation↵«items»⏎
  shebang
    #!/usr/bin/env␣swift
    #!/a␣{␣"
  comments
    // @provide⏎
    /* { */␣
    ⏎⏎/// "␣doc⏎
  items
    9× «item»↵«items»
    «item»
  item 400
    8× «decl»
    3× «stmt»
    «ifitems»
    «located»
  ifitems
    ⏎#if␣«cond»⏎«items»⏎#endif⏎
    ⏎#if␣«cond»⏎«items»⏎#else⏎«items»⏎#endif⏎
    ⏎␣␣#if␣«cond»˙⏎«items»⏎#elseif␣«cond»⏎«items»⏎␣#elseif␣«cond»⏎⏎#else˙⏎«items»⏎#endif˙⏎
  located
    ⏎#sourceLocation(file:␣"a{.swift",␣line:␣12)⏎«decl»⏎#sourceLocation()⏎
  cond
    6× «flag»
    !«flag»
    «flag»␣&&␣«cond»
    «flag»␣||␣«cond»
    («flag»␣&&⏎␣␣«flag»)
    («cond»)
    !(«flag»␣||␣«cond»)
  flag
    3× DEBUG
    os(Linux)
    canImport(Foundation,␣_version:␣5.1)
    canImport(A.B)
    swift(>=6.0)
    compiler(<6.2)
    hasFeature(X)
    targetEnvironment(simulator)
    arch(x86_64)
    true

  decl 300
    6× «func»
    5× «var»
    6× «nominal»
    3× «extension»
    «init»
    «subscript»
    «alias»
    «import»
    «operator»
    «precedence»
    «macro»
    «expansion»
  import
    «pre»import¶«name»
    «pre»import¶A˙.˙«name»
    import¶«importkind»¶A.«name»
  importkind
    struct
    class
    enum
    protocol
    func
    var
    typealias
  operator
    infix¶operator¶«op»⏎
    infix¶operator¶«op»·:·Precedence⏎
    prefix¶operator¶«op»⏎
    postfix¶operator¶«op»⏎
  op
    +-
    <+>
    √
    ≤≥
    •
    <=
    ..<
    .==
    ===
    |>
    ^^
    %%
    ~>
    !!
    **
  precedence
    precedencegroup¶«name»·{·higherThan·:·A·,·B¶associativity·:·left¶assignment·:·true·}
    precedencegroup¶«name»·{·}
    precedencegroup¶«name»·{·lowerThan·:·A·}
  macro
    «pre»macro «name»«generics?»(·«params?»·)«result?»¶=¶#externalMacro(module:·"A",·type:·"B")
    «pre»macro «name»«generics?»(·«params?»·)«result?»«where?»
    @attached(member, names: named(init), prefixed(_), arbitrary)¶macro «name»()
    @freestanding(expression)¶macro «name»(·«params»·) -> «named»¶=¶«postfix»
  expansion
    #«plainname»(·«args?»·)
    #«plainname»
    #«plainname» «closure»
    «pre»#«plainname»<·«named»·>(·«args»·)
    #warning("a␣{")
  alias
    «pre»typealias¶«name»«generics?»¶=¶«type»«where?»
  associated
    «pre»associatedtype¶«name»«inherits?»«where?»
    «pre»associatedtype¶«name»¶=¶«type»«where?»
    «pre»associatedtype¶«name»·:·P¶=¶«named»«where?»

  nominal 260
    3× «pre»class¶«cname»«generics?»«inherits?»«where?»·{·«members?»·}
    3× «pre»struct¶«name»«generics?»«inherits?»«where?»·{·«members?»·}
    «pre»actor «name»«generics?»«inherits?»«where?»·{·«members?»·}
    3× «pre»enum¶«name»«generics?»«inherits?»«where?»·{·«enummembers?»·}
    «pre»protocol¶«name»«inherits?»«where?»·{·«protocolmembers?»·}
    «pre»protocol¶«name»<·A·,·«plainname»·>«inherits?»«where?»·{·«protocolmembers?»·}
    distributed actor «name»·{·«members?»·}
    struct¶«name»·{·«pre»class¶«cname»·{·enum¶«name»·{·«nominal»·}·}·}
  cname
    «plainname»
    «oddname»
    open2
    actor
    get
  extension
    «pre»extension¶«extended»«inherits?»«where?»·{·«members?»·}
  extended
    3× «plainname»
    `class`.`a␣b`
    A.B<·C·>.«plainname»
    Array<Int>
    [Int]
    [String·:·Int]
    Int?
    (A, B)
    (A)
    A.B.«name»
  members
    5× «member»↵«members»
    «member»
  member 250
    6× «func»
    6× «var»
    4× «init»
    3× «nominal»
    2× «subscript»
    2× «alias»
    «deinit»
    «expansion»
    «ifmembers»
  ifmembers
    ⏎#if␣«cond»⏎«members»⏎#endif⏎
    ⏎#if␣«cond»⏎«members»⏎#elseif␣«cond»⏎«members»⏎#else⏎«members»⏎#endif⏎
    ⏎#if␣«cond»⏎⏎#else⏎«members»⏎#endif⏎
  enummembers
    5× «enummember»↵«enummembers»
    «enummember»
  enummember
    4× «case»
    2× «member»
    ⏎#if␣«cond»⏎«enummembers»⏎#else⏎«enummembers»⏎#endif⏎
  case
    «pre»case¶«casebodies»
    case¶«casebodies»
    indirect¶case¶«casebodies»
  casebodies
    2× «casebody»
    «casebody»·,·«casebodies»
  casebody
    4× «name»
    «name»(·«payloads»·)
    «name»()
    «name»¶=¶«raw»
  payloads
    2× «payload»
    «payload»·,·«payloads»
  payload
    «type2»
    «plainname»·:·«type2»
    @A¶«functype»
    _¶«plainname»·:·«type2»
    «label»·:·«type2»¶=¶«value»
  raw
    1
    -1
    "a␣{"
    1.5e3
    true
    nil
  protocolmembers
    5× «protocolmember»↵«protocolmembers»
    «protocolmember»
  protocolmember
    3× «pre»func¶«funcname»«generics?»(·«params?»·)«effects?»«result?»«where?»
    3× «pre»var¶«name»·:·«type»·{·«requirement»·}
    2× «pre»init«mark?»«generics?»(·«params?»·)«effects?»«where?»
    «pre»subscript«generics?»(·«params»·)¶->¶«type»·{·«requirement»·}
    3× «associated»
    ⏎#if␣«cond»⏎«protocolmembers»⏎#else⏎«protocolmembers»⏎#endif⏎
  requirement
    2× get
    get¶set
    set¶get
    get«geteffects»
    mutating¶get¶nonmutating¶set
    mutating¶get«geteffects»
    set⏎@A mutating¶get«geteffects»
    _read¶set
  deinit
    «pre»deinit·«body»
    deinit·«body»

  pre
    6× ε
    4× «mods»
    2× «attrs»«mods»
    2× «attrs»
  attrs
    4× «attr»¶
    «attr»¶«attrs»
    @A(1)·«attrs»
  attr 40
    @objc
    @available(iOS 13.0, macOS 10.15.1, *)
    @available(*,·deprecated,·message:·"use␣(␣{")
    @usableFromInline
    @inlinable
    @inline(__always)
    @MainActor
    @A.B.C
    @Foo(·\.x·,·y:·"(")
    @Foo<Int·,·[A]>(·x:·«expr»·)
    @Wrapper(·«args»·)
    @Wrapper()
    @_spi(A)
    @objc(foo:bar:)
    @objc(Name)
    @propertyWrapper
    @dynamicMemberLookup
    @discardableResult
    @_specialize(where T == Int)
    @backDeployed(before: macOS 12)
    @attached(member, names: named(init), arbitrary)
    @derivative(of: f)
    @_semantics("a")
    @preconcurrency
    @Test("a␣)", arguments: [1, 2])
  mods
    5× «mod»¶
    «mod»¶«mods»
  mod
    3× public
    3× private
    2× internal
    2× fileprivate
    3× package
    3× open
    private(set)
    private˙(˙set˙)
    fileprivate(set)
    internal(set)
    public(set)
    package(set)
    2× static
    2× final
    required
    convenience
    override
    lazy
    weak
    unowned
    unowned(unsafe)
    unowned(safe)
    dynamic
    optional
    mutating
    nonmutating
    nonisolated
    nonisolated(unsafe)
    nonisolated(nonsending)
    isolated
    distributed
    indirect
    prefix
    postfix
    infix
    consuming
    borrowing
    __consuming
    _const

  name
    9× «plainname»
    2× «oddname»
    3× «wordname»
  plainname
    a
    b1
    Foo
    makeThing
    _x
    T
    Bar
    x_2
    item
  oddname
    größe
    名前
    `class`
    `in`
    `init`
    `let`
    `a␣b`
    `1+(`
    `{`
    `self`
    é́
    x̂
    🙂
    $x
  wordname
    open
    package
    actor
    macro
    async
    optional
    required
    final
    lazy
    convenience
    dynamic
    prefix
    postfix
    infix
    mutating
    indirect
    unowned
    weak
    override
    nonisolated
    isolated
    sending
    borrowing
    consuming
    consume
    copy
    discard
    yield
    then
    of
    get
    set
    didSet
    willSet
    left
    none
    distributed
    some
    any
    each
    unsafe
    Type
    Protocol
    module
    before
    precedence

  func 120
    «pre»func¶«funcname»«generics?»(·«params?»·)«effects?»«result?»«where?»·«body»
    «pre»class¶func¶«plainname»(·«params?»·)«effects?»·«body»
    func¶«plainname»(·«params»·)«effects?»«result?»«where?»·«body»
    «pre»func¶«name» (·«params»·)«effects?»·«body»
  funcname
    6× «name»
    3× «opname»
  opname
    +
    -
    *
    /
    %
    ==
    <=
    <
    >
    >>
    >>=
    <<
    ...
    ..<
    .==
    !
    ~
    ??
    &&
    ||
    &
    ^
    |
    ≤
    √
    •
    <+>
    →
    !=
    =>
    ->>
  body
    5× {·«stmts?»·}
    {}
  init 120
    «pre»init«mark?»«generics?»(·«params?»·)«effects?»«where?»·«body»
    «pre»init«mark?» (·«params?»·)·«body»
  mark
    ?
    !
  subscript 100
    «pre»subscript«generics?»(·«params?»·)¶->¶«type»«where?»·{·«accessors»·}
    «pre»subscript (·«params»·)¶->¶«named»·«body»
  effects 10
    ¶throws
    ¶async
    ¶async¶throws
    ¶throws(«type»)
    ¶async¶throws˙(·«named»·)
    ¶rethrows
    ¶reasync
  result
    4× ¶->¶«type»
    ->«named»
    ¶->·(·)
    ¶->·@A ()¶->¶Void
  params 60
    3× «param»
    2× «param»·,·«params»
    «param»·,
  param 40
    2× «plainname»·:·«ptype»«dots?»«default?»
    «label»·:·«ptype»«dots?»«default?»
    2× «label»¶«name»·:·«ptype»«dots?»«default?»
    «attr»¶«label»·:·«ptype»«default?»
    «attr»¶«attr»¶_¶«name»·:·«ptype»«default?»
    «plainname»˙:˙Int=1
  label
    3× _
    2× «plainname»
    in
    for
    class
    func
    init
    self
    where
    default
    switch
    if
    let2
    any
    some
    repeat
    `let`
    isolated
    sending
    each
    actor
    open
    as
    is
    nil
    Self
    extension
  dots
    ˙...
  ptype 20
    9× «type2»
    repeat¶each¶T
    inout¶«type2»
    borrowing¶«type2»
    consuming¶«type2»
    sending¶«type2»
    isolated¶«named»
    isolated¶(any A)?
    inout¶sending¶«type2»
    sending¶inout¶«type2»
    @escaping¶«functype»
    @autoclosure¶()¶->¶«type2»
    @autoclosure¶@escaping¶()¶throws¶->¶«type2»
    @Builder¶«functype»
    __owned¶«type2»
    _const¶«type2»
  default
    4× ¶=¶«expr»
    2× ¶=¶«value»
    «defaultword»
  defaultword
    ¶=¶#file
    ¶=¶nil
    ¶=¶.init()
    ¶=¶[:]
  generics 20
    ˙<·«gparams»·>
    <T>
  gparams
    2× «gparam»
    «gparam»·,·«gparams»
    «gparam»·,
  gparam
    3× «plainname»
    «plainname»·:·«bound»
    each¶«plainname»
    each¶«plainname»·:·«bound»
    let¶«plainname»·:·Int
  bound
    2× «bnamed»
    «bnamed»¶&¶«bound»
    ~Copyable
    A¶&¶~Copyable
    AnyObject
    A<«type2»>
  bnamed
    P
    «plainname»
    A.B
    A.B<«type2»>
  where 20
    ¶where¶«reqs»
  reqs
    2× «req»
    «req»·,·«reqs»
  req
    «plainname»·:·«bound»
    A.B·:·«bound»
    A.B¶==¶«type2»
    «named»¶==¶«named»
    «plainname»==«plainname»
    repeat¶each¶T·:·P
    each¶T·:·P
    (repeat (each T, each U))¶==¶A
    [A]·:·P
    A.B.C¶==¶[A·:·B]
    N¶==¶3
    Self·:·~Copyable
  inherits 20
    ·:·«inhs»
  inhs
    2× «inh»
    «inh»·,·«inhs»
  inh
    4× «named»
    @unchecked¶Sendable
    @retroactive¶«named»
    @preconcurrency¶«named»
    @MainActor¶P
    P¶&¶Q
    ~Copyable
    @unchecked @retroactive A.B
    (P & Q)
    nonisolated¶P

  type2 25
    9× «named»
    4× «suffixed»
    3× [·«type2»·]
    2× [·«type2»·:·«type2»·]
    ()
    (·«tuple»·)
    2× «functype»
    some¶«named»
    any¶«named»
    any¶P¶&¶Q
    P¶&¶«named»
    «named»¶&¶~Copyable
    any¶~Copyable
    some¶~Escapable
    ~Copyable
    [·3 of¶«type2»·]
    [·N of¶[2 of Int]·]
    (repeat¶each¶T)
    @Sendable¶(·«tuple?»·)¶->¶«type2»
    any¶«named».Type
    [some P]
    some¶P<«type2»>
  suffixed
    «suffixable»?
    «suffixable»??
    «suffixable»!
    «suffixable».Type
    «suffixable».Protocol
    «suffixable»?.Type
    «suffixable».Type?
    «suffixable»·.Index
    [Int].Index.«plainname»
    Int?.Wrapped
    (A).B<C>
  suffixable
    4× «named»
    [·«type2»·]
    [A·:·B]
    (·«type2»·)
    (any¶P)
    («functype»)
    (A·,·B)
  tuple
    «telement»
    «telement»·,·«tuple»
    «telement»·,·«telement»·,
  telement
    3× «type2»
    repeat¶each¶T
    «label»·:·«ptype»
    _¶«plainname»·:·«ptype»
    «type2»...
    inout¶«type2»
    @escaping¶()¶->¶Void
  functype
    2× (·«tuple?»·)«typeeffects?»¶->¶«type2»
    @Sendable¶(·«tuple?»·)«typeeffects?»¶->¶«type2»
    @MainActor¶@Sendable¶()«typeeffects?»¶->¶Void
    @convention(c)¶(·«tuple?»·)¶->¶Void
    @convention(block)¶()¶->¶Void
    @isolated(any)¶()¶->¶Void
    @concurrent¶()¶async¶->¶Void
    nonisolated(nonsending)¶()¶async¶->¶Void
    (A)¶->¶(B)¶throws(E)¶->¶(·C·,·D·)
    () -> sending¶A
  typeeffects
    ¶throws
    ¶async
    ¶async¶throws
    ¶throws(«named»)
  type
    4× «type2»
    «named»
  named 12
    4× Int
    3× String
    2× «plainname»
    «oddtype»
    A.B
    A·.B.C
    Array<·«type2»·>
    A<·«type2»·,·«type2»·>
    A<B<C<D>>>
    A<B>.C<·«type2»·>.D
    A<·3·>
    A<-1>
    A<each T>
    A<repeat¶each¶T>
    Self
    Self.Element
    Any
    AnyObject
    A<()>
    A<(·Int·)¶->¶Void>
    A<any P>
    Swift::Int
    A<·B?·>
    A<B·,·>
  oddtype
    Größe
    `class`
    A.`Type`
    `a␣b`
    actor
    `init`.`self`
    open

  var 120
    3× «pre»let¶«bindings»
    3× «pre»var¶«bindings»
    4× «pre»var¶«name»·:·«type»·{·«accessors»·}
    2× «pre»var¶«name»«annot?»¶=¶«short»·{·«observers»·}
    «pre»var¶«name»·:·«type»·{·«observers»·}
    «pre»var¶«name»·:·«type»·{·«observers»·}·,·«name»¶=¶«short»
    «pre»var¶«name»·:·«type»·{·«accessors»·}·,·«name»·:·«type»·{·«accessors»·}
    class¶override¶var¶«name»·:·«type»·{·«accessors»·}
    lazy¶«mods?»var¶«name»·:·«type»¶=¶«closure»()
    let¶«name»¶=¶«value»
    async¶let¶«name»¶=¶«value»
  bindings
    4× «binding»
    2× «binding»·,·«bindings»
  binding
    3× «name»·:·«type»
    4× «name»¶=¶«value»
    2× «name»·:·«type»¶=¶«value»
    «name»
    (·«patterns»·)¶=¶«expr»
    (·a·,·_·,·(b·,·c)·)·:·(·A·,·B·,·(C·,·D)·)¶=¶«expr»
    _¶=¶«expr»
    _·:·Int¶=¶1
    «plainname»:A=1
  patterns
    «name»
    _
    «name»·,·«patterns»
    (·a·,·«patterns»·)
  annot
    ·:·«type»
  accessors
    3× «stmts»
    «short»
    get·«body»
    get·«body»·set·«body»
    set(v)·«body»¶get·«body»
    «getter»
    «getter»¶«setter»
    «setter»¶«getter»
    _read·{ yield x }·_modify·{ yield &x }
    «setter»¶_modify·{ yield &x }·«getter»
    @storageRestrictions(initializes: a, accesses: b)¶init(v)·«body»¶«getter»
    unsafeAddress·«body»
  geteffects
    ¶async
    ¶throws
    ¶async¶throws
    ¶throws(«named»)
    ¶async¶throws(E)
  getter
    get«geteffects»·«body»
    @inline(__always)¶get«geteffects?»·«body»
    mutating¶get«geteffects?»·«body»
    @A¶nonmutating¶get·«body»
  setter
    set·«body»
    set˙(˙«plainname»˙)·«body»
    nonmutating¶set·«body»
    @A(1)¶mutating¶set·«body»
  observers
    didSet·«body»
    willSet·«body»
    didSet(old)·«body»·willSet(new)·«body»
    @A¶didSet·«body»

  value
    12× «expr»
    «ifexpr»
    «switchexpr»
    try¶await¶«expr»
    «name»⏎.a{␣}⏎.b␣{␣$0␣}⏎
    «plainname».in
    (a).default
    b.if
    «name»¶as¶«type2»
    «name»¶as?¶«type2»
    «name»¶is¶«named»
    «postfix»¶?¶«expr»¶:¶«expr»
    «postfix»¶.==¶«expr»
  ifexpr
    if¶«conds»·{·«short»·}¶else·{·«expr»·}
    if¶«conds»·{·«short»·}·else¶if¶«conds»·{·«short»·}·else·{·«short»·}
  switchexpr
    switch¶«simple»·{·case¶«pattern»·:·«expr»↵default·:·«short»·}
    switch¶«simple»·{·case¶«pattern»¶where¶«simple»·:·«short»↵case¶«pattern»·,·«pattern»·:·«short»·}
  conds
    4× «condition»
    «condition»·,·«conds»
  condition
    3× «simple»
    let¶«name»
    let¶«name»¶=¶«simple»
    var¶«name»·:·«named»¶=¶«simple»
    case¶«pattern»¶=¶«simple»
    #available(iOS 13, *)
    #unavailable(macOS 10.15)
    «simple»¶==¶«simple»
    («expr»)
    !«simple»
    «simple»¶is¶«named»
    try¶await¶«simple»
    let¶x¶=¶«simple»¶as?¶«named»
  pattern 10
    .a
    .a(let¶x)
    let¶x
    let¶(·a·,·_·)
    case2
    1...2
    A.b(·x:·var¶y·,·_)
    is¶«named»
    let¶x¶as¶«named»
    let¶x?
    "a␣{"
    (1,·.b)
    nil
    .some(«pattern»)
  simple 12
    3× «plainname»
    «plainname».«name»
    «plainname»(·«args?»·)
    self.«name»
    «plainname»[·«expr»·]
    [1,·2]
    "a\(b)"
    (1,·2)
    f(«closure»)
    .a
    f { $0 }.b
  short
    1
    a
    "b"
    nil
    f()
    .c
    [1]
    x.y
  keypath
    \.«plainname»
    \A.b?.c[0]
    \.self
    \[Int].count
    \A<B>.c!.d
  expr 30
    9× «unary»
    «keypath»
    3× «unary»¶«infix»¶«expr»
    «unary»¶?¶«expr»¶:¶«expr»
    try¶«unary»
    try?¶«unary»
    await¶«unary»
    («unary»¶as¶«type2»)
    («unary»¶as!¶«type2»¶,¶1)
    «unary»¶is¶«named»
    «plainname»<«plainname»
    «plainname»+«plainname»
    «plainname»¶<¶«plainname»¶&&¶c¶>¶(d)
    «plainname»..<«plainname»
  unary
    8× «postfix»
    -«postfix»
    !«postfix»
    ~«plainname»
    ...1
  infix
    +
    -
    *
    /
    %
    ==
    !=
    <
    >
    <=
    >=
    &&
    ||
    ??
    ...
    ..<
    &
    |
    ^
    <<
    >>
    ===
    ~=
    .==
    &+
    ≤
    •
    =>
  postfix
    5× «primary»
    «postfix».«name»
    «postfix»·.«plainname»
    «postfix»(·«args?»·)
    «postfix»[·«args»·]
    «postfix»!
    «postfix»?.«plainname»
    «plainname» «closure»
    «plainname»(·«args?»·)·«closure»
    «plainname»(·«args?»·) «closure»¶onError:·«closure»
    «postfix».0
    «postfix».self
    «postfix».init(·«args?»·)
    «postfix».`class`
    «postfix».default.a
    «postfix».in(1)
    «postfix».map {·$0·}.if.x
    A<B·,·C>(·«args?»·)
    A<«type2»>(·)
    A<B·,·C>.d
    A<B?·,·[C]>.self
    A<B>()
    A<(Int) -> Void, any P>()
  primary
    5× «plainname»
    3× «literal»
    «oddname»
    self
    Self.«name»
    super.«name»
    .«name»
    .«name»(·«args?»·)
    («expr»)
    (·«args»·)
    []
    [·«exprs»·]
    [·«expr»·:·«expr»·,·]
    [:]
    «closure»
    #selector(A.f(_:b:))
    #keyPath(A.b)
    #file
    #function
    #colorLiteral(red:·1,·green:·1,·blue:·1,·alpha:·1)
    #«plainname»(·«args?»·)
    #«plainname» «closure»
    [Int]()
    [String·:·[Int]]()
    (A & B).self
    Int?.none
    [A<B>](·)
    f(+)
    f(␣/␣)
    f(<,·>)
    f(A<B,·C>.d)
    f(a < b,·c > d)
    f(a < b,·c > (d))
    f(a<b,·c>(d))
    (any P).self
    $0
    $x
    _
  literal
    3× 0
    1_000
    0xFF
    0x1p-4
    0b1
    1.5
    1e-3
    true
    nil
    3× «string»
    «regex»
  string
    ""
    "a {␣(␣"
    "\"\\\u{41}\n'"
    "//␣/*"
    «rich»
    #"a␣"␣\(␣"#
    ##"␣"#␣\#(␣"##
    #"\#(⟦«inner»⟧)"#
    "\(⟦«inner»⟧)␣\(⟦«inner»⟧)"
    """⏎␣a␣"␣""␣{⏎"""
    """⏎␣\("a")␣\("""⏎b␣(⏎""")\⏎x⏎"""
    """⏎\(⟦«inner»⟧)⏎⏎\"""␣⏎"""
    #"""⏎␣"""␣\(␣\#("x")⏎"""#
    """⏎\(«expr»)⏎"""
    #"""#
    "\(a,␣b:␣"c")"
    "\(x␣/*␣)␣"␣*/␣+␣1)"
  rich
    "\(⟦«inner»⟧)"
    "a\("b\("c\("d")")")"
  inner 8
    4× «plainname»
    f(·«inner»·)
    f("(")
    "«plainname»"
    x·.·y
    «rich»
    a¶?¶")"¶:¶"("
    a[·«inner»·]
    f { $0 }
    (a, b)
    #"""#
    a / b / c
    f(/a\/"/)
    #/"/#
    a¶+¶«inner»
  regex
    /a"b/
    /[{]/
    /a\/(b)/
    #/a␣"/{/#
    ##/␣a/#␣/##
    #/⏎␣a␣"␣{⏎/#
    /\)/
    /(?<n>.)/
  exprs
    2× «expr»
    «expr»·,·«exprs»
    «expr»·,
  args 24
    3× «arg»
    «arg»·,·«args»
  arg
    5× «expr»
    &«plainname»
    «label2»·:·«expr»
    «label2»·:·«value»
  label2
    2× «plainname»
    in
    class
    func
    init
    let2
    if
    case
    default
    struct
    open
  closure 20
    {·«stmts?»·}
    {·$0·}
    {·x¶in¶«stmts?»·}
    {·(·a·:·Int·,·_¶b·:·String·)¶async¶throws¶->¶Int¶in¶«stmts?»·}
    {·[weak self·,·x = y]¶(a)¶in¶«stmts?»·}
    {·@Sendable¶()¶in¶«stmts?»·}
    {·_·,·_¶in¶«short»·}
    {}
    {·a·,·b¶throws(E)¶in¶«short»·}

  stmts 40
    3× «stmt»
    2× «stmt»↵«stmts»
  stmt 60
    4× «call»
    3× «plainname»¶=¶«value»
    «plainname».«name»¶+=¶«expr»
    self.«name»¶=¶«expr»
    _¶=¶«expr»
    (a,·b)¶=¶(b,·a)
    «plainname»[·«expr»·]¶=¶«expr»
    3× «if»
    guard¶«conds»¶else·{·«stmts»·}
    «for»
    while¶«conds»·{·«stmts?»·}
    repeat·{·«stmts?»·}·while¶«expr»
    2× «switch»
    do·{·«stmts?»·}·«catches»
    do·{·«stmts?»·}
    do¶throws(E)·{·«stmts?»·}·catch·{·}
    defer·{·«stmts»·}
    outer·:·«for»
    label·:·while¶true·{·break label·}
    2× let¶«bindings»
    var¶«name»¶=¶«value»
    «func»
    «nominal»
    throw¶«expr»
    return¶«expr»
    try¶await¶«call»
    await¶«call»
    unsafe¶«call»
    _¶=¶consume¶x
    #«plainname»(·«args?»·)
    ⏎#if␣«cond»⏎«stmts»⏎#else⏎«stmts»⏎#endif⏎
    ({·x¶in¶«stmts»·})(1)
    «wordname2».«plainname»()
    «wordname2»(·«args?»·)
    «wordname2»¶=¶«expr»
    ⏎#error("x␣{")⏎
  wordname2
    open
    actor
    macro
    optional
    required
    final
    lazy
    dynamic
    prefix
    postfix
    mutating
    override
    isolated
    of
    get
    set
    left
  call
    «plainname»(·«args?»·)
    «plainname».«name»(·«args?»·)
    «plainname»(·«args?»·) «closure»
    «plainname» «closure»
    «plainname»·.a·{·$0·}·.b
    «plainname»?.f()!
    self.init(·«args?»·)
    super.init()
    Task {·«stmts»·}
    «postfix2».«plainname»¶=¶«expr»
  postfix2
    a
    A<B>()
    a[0]
    x.y!
  if
    if¶«conds»·{·«stmts?»·}
    if¶«conds»·{·«stmts?»·}·else·{·«stmts?»·}
    if¶«conds»·{·«stmts?»·}·else¶if¶«conds»·{·«stmts?»·}
  for
    for¶x¶in¶«simple»·{·«stmts?»·}
    for¶(·a·,·_·)¶in¶«simple»¶where¶«simple»·{·«stmts?»·}
    for¶case¶let¶x?¶in¶«simple»·{·«stmts?»·}
    for¶try¶await¶x¶in¶«simple»·{·«stmts?»·}
    for¶var¶x¶in¶«simple»·{·«stmts?»·}
  switch
    switch¶«simple»·{·case¶«pattern»·:·«stmts»↵default·:·break·}
    switch¶«simple»·{·case¶«pattern»·,·«pattern»¶where¶«simple»·:·«stmts»↵@unknown¶default·:·«stmts»·}
    switch¶(·a·,·b·)·{·⏎#if␣«cond»⏎case¶«pattern»:␣break⏎#endif⏎default:␣«stmts»·}
    switch¶«simple»·{·}
  catches
    catch·{·«stmts?»·}
    catch¶let¶x¶as¶«named»·{·}·catch·{·«stmts»·}
    catch¶«pattern»·,·A.b¶where¶«simple»·{·«stmts?»·}
  """###
