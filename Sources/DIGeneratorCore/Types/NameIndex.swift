// SPDX-License-Identifier: MIT

/// Where the names of types lead to: from a module, from one of its files, or from a type.
///
/// A class, because a struct would be copied for each question; it changes only while the table is made that has it.
final class NameIndex: @unchecked Sendable {
  /// What a name is known for.
  struct Entry: Sendable {
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
  private var entries: [String: Entry] = [:]
  /// The declarations at top level of other modules, by the first one of that name.
  private var others: [Int: [Int]] = [:]
  /// The declarations in types, and those that only one file sees. A name that one declares twice (under `#if`) leads to
  /// the first, here and at top level.
  private var nested: [TypeTable.Owner: [String: Int]] = [:]

  init(of declarations: [Declaration], in modules: Set<String>) {
    self.declarations = declarations
    module = modules.count == 1 ? modules.first : nil
    for name in Self.special { entries[name] = Entry(isSpecial: true) }
  }

  /// What they mean depends on where they stand, or is not what they say.
  private static let special = Set(standardAliases.keys).union(["Self", "Maker"])

  /// What is known of a name; nil where no type has it.
  subscript(name: String) -> Entry? { entries[name] }

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
  func add(_ index: Int) -> Int {
    let declaration = declarations[index]
    var entry = entries[declaration.name, default: Entry()]
    let first = entry.first ?? index
    entry.first = first
    if declaration.kind == .typealias { entry.isSpecial = true }
    entries[declaration.name] = entry
    if first == index { return index }
    if let known = self.index(of: entry, in: declaration.module) { return known }
    others[first, default: []].append(index)
    entries[declaration.name]?.isShared = true
    return index
  }

  /// The same where it is declared in a type, or for one file.
  func add(_ index: Int, to owner: TypeTable.Owner) -> Int {
    let name = declarations[index].name
    entries[name, default: Entry()].isNested = true
    if let known = nested[owner]?[name] { return known }
    nested[owner, default: [:]][name] = index
    return index
  }
}
