// SPDX-License-Identifier: MIT

extension TypeTable {
  /// Whether values of a type are certainly not Hashable; of what nobody has read, and of enums, which may be so without
  /// saying it, the compiler judges.
  func isNeverHashable(_ type: TypeIdentity) -> Bool {
    switch type {
    case .tuple, .function, .metatype, .composition: true
    case .optional(let type), .prefixed(_, let type): isNeverHashable(type)
    case .unread(let name, let arguments):
      ["Array", "Dictionary"].contains(name) && arguments.contains(where: isNeverHashable)
    case .declared(let index, _): isNeverHashable(declared: index)
    default: false
    }
  }

  private func isNeverHashable(declared index: Int) -> Bool {
    switch declarations[index].kind {
    case .protocol: return true
    case .class, .struct, .actor: break
    default: return false
    }
    // A macro may add the conformance.
    let isPlain = !parts(of: index).contains { declarations[$0].attributes.contains(where: \.namesType) }
    return isPlain
      && ancestors(ofType: index).allSatisfy { type in
        type.declaration != nil || type != .unread("Hashable") && type.isNoSuperclass
      }
  }
}
