// SPDX-License-Identifier: MIT

/// Where the names of types lead to: from a module, from one of its files, or from a type.
///
/// A class, because a struct would be copied for each question; it changes only while the table is made that has it.
///
/// Names are found by their hashes, so that to make it no name has to be fetched from memory, and compared when they are
/// asked for.
final class NameIndex: @unchecked Sendable {
  /// What a name is known for.
  struct Entry: Sendable {
    /// The first declaration of that name, wherever it is; nil for names that are written in a way of their own.
    fileprivate let example: Int?
    /// The first declaration at top level.
    fileprivate(set) var first: Int?
    /// Whether other modules have declarations of that name there, too.
    fileprivate(set) var isShared = false
    /// Whether it leads elsewhere too: from a type, or where only one file sees it.
    fileprivate(set) var isNested = false
    /// Whether it means something else than such a declaration, as aliases do, or is written in a way of its own.
    fileprivate var isSpecial = false

    /// Whether it leads to one type at top level or to nothing, wherever it is written.
    var isPlain: Bool { !isShared && !isNested && !isSpecial }
  }

  private let declarations: [Declaration]
  /// The module that all of them are in, if it is one.
  private let module: String?
  private var entries: [NameHash: Entry] = [:]
  /// Names whose hash another one had before: by all odds none.
  private var clashing: [String: Entry] = [:]
  /// The declarations at top level of other modules, by the first one of that name.
  private var others: [Int: [Int]] = [:]
  /// The declarations in types, and those that only one file sees. A name that one declares twice (under `#if`) leads to
  /// the first, here and at top level.
  private var nested: [TypeTable.Owner: [String: Int]] = [:]

  init(of declarations: [Declaration], in modules: Set<String>, capacity: Int) {
    self.declarations = declarations
    module = modules.count == 1 ? modules.first : nil
    entries.reserveCapacity(capacity)
    for name in Self.special { entries[NameHash(name)] = Entry(example: nil, isSpecial: true) }
  }

  /// What they mean depends on where they stand, or is not what they say.
  private static let special: Set<String> = ["Self", "Void", "TimeInterval", "Maker"]

  /// What is known of a name; nil where no type has it.
  subscript(name: String) -> Entry? {
    guard let entry = entries[NameHash(name)] else { return nil }
    return isMeant(entry, by: name) ? entry : clashing[name]
  }

  private func isMeant(_ entry: Entry, by name: String) -> Bool {
    entry.example.map { declarations[$0].name == name } ?? Self.special.contains(name)
  }

  /// Whether something may have the name as a member: of all others it is certain that nobody inherits them.
  func mayBeNested(_ name: String) -> Bool { self[name]?.isNested ?? false }

  /// The declaration of a name in a module, in a file or in a type.
  func index(of name: String, in owner: TypeTable.Owner) -> Int? {
    guard case .module(let module) = owner else { return nested[owner]?[name] }
    return self[name].flatMap { index(of: $0, in: module) }
  }

  /// The one at top level of a module.
  func index(of entry: Entry, in module: String) -> Int? {
    guard let first = entry.first else { return nil }
    if let only = self.module { return only == module ? first : nil }
    if declarations[first].module == module { return first }
    return entry.isShared ? others[first]?.first { declarations[$0].module == module } : nil
  }

  /// Adds a declaration at top level, unless its module has one of that name.
  /// - Returns: the one that it has then.
  func add(_ type: Survey.Named) -> Int {
    let index = type.index
    let entry = change(type.name, of: index) {
      if $0.first == nil { $0.first = index }
      if type.isAlias { $0.isSpecial = true }
    }
    guard let first = entry.first, first != index else { return index }
    if let known = self.index(of: entry, in: declarations[index].module) { return known }
    others[first, default: []].append(index)
    change(type.name, of: index) { $0.isShared = true }
    return index
  }

  /// The same where it is declared in a type, or for one file.
  func add(_ index: Int, to owner: TypeTable.Owner) -> Int {
    let name = declarations[index].name
    change(NameHash(name), of: index) { $0.isNested = true }
    if let known = nested[owner]?[name] { return known }
    nested[owner, default: [:]][name] = index
    return index
  }

  /// Changes what is known of a declaration's name.
  @discardableResult
  private func change(_ hash: NameHash, of index: Int, _ body: (inout Entry) -> Void) -> Entry {
    var entry = entries[hash] ?? Entry(example: index)
    if entry.example == index || isMeant(entry, by: declarations[index].name) {
      body(&entry)
      entries[hash] = entry
    } else {
      let name = declarations[index].name
      entry = clashing[name] ?? Entry(example: index)
      body(&entry)
      clashing[name] = entry
    }
    return entry
  }
}
