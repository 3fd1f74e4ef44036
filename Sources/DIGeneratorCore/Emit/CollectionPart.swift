// SPDX-License-Identifier: MIT

/// Elements that one function makes: in an array all elements of one order, in a dictionary a single element. Elements of a child
/// container are made only there.
struct CollectionPart {
  let owner: Owner
  let order: Int
  let key: ElementKey?
  /// The function.
  let name: String
  /// The indexes of the collection's parameters.
  var positions: [Int] = []
}

extension CollectionPart {
  /// The key, if its type was not read, so that only the compiler knows whether it is a case.
  var unreadKey: ElementKey? { key.flatMap { $0.type.identity.isForeign ? $0 : nil } }

  /// The key as an expression; if its type was not read, the call of a function at which the compiler judges it.
  var keyExpression: String? { unreadKey == nil ? key?.text : "\(nameOfKey)()" }

  var nameOfKey: String { "_key" + name.dropFirst("_build".count) }
}

extension Entry {
  func makeParts() -> [CollectionPart] {
    var parts = [CollectionPart(owner: .container, order: 0, key: nil, name: buildName(in: .container))]
    for (position, value) in variant.values.enumerated() {
      guard let element = value.eagerTarget?.binding, element.module == binding.module,
        let joins = binding.contribution(of: element)
      else { continue }
      let owner = file.graph[element].resolvedOwner
      let same =
        joins.key == nil
        ? parts.firstIndex { $0.owner == owner && $0.order == joins.order && $0.key == nil } : nil
      if same == nil {
        let name = buildName(in: owner)
        let isPlain = joins.order == 0 && joins.key == nil
        parts.append(
          CollectionPart(
            owner: owner, order: joins.order, key: joins.key,
            name: isPlain ? name : "_build_\(parts.count)\(name.dropFirst("_build".count))"))
      }
      parts[same ?? parts.count - 1].positions.append(position)
    }
    return parts.sorted(by: \.owner)
  }

  /// The type of the values of a collection's parts.
  var typeOfParts: String { "[\(type.core.children[type.core.children.count - 1])]" }

  /// Whether functions of the module hand out its elements by key.
  var isAskedByKey: Bool { file.askedByKey.contains(binding) }

  /// The function for the module's own elements in all containers, which the runtime calls in a container that does not know
  /// the module; and its body, if it is none of the parts'.
  var ownElements: (name: String, body: String?) {
    let parts = parts.filter { !$0.owner.isChild }
    let name = helperName("_own_")
    if binding.collected?.key != nil {
      let list = parts.compactMap { part in part.keyExpression.map { "\($0): \(part.name)(\(c))[0]" } }
      return (name, list.isEmpty ? "[:]" : "[\(list.commaSeparated)]")
    }
    if parts.count == 1 { return (parts[0].name, nil) }
    return (name, parts.sorted(by: \.order).map { "\($0.name)(\(c))" }.joined(separator: " + "))
  }
}
