// SPDX-License-Identifier: MIT

/// Who may see something, from few to many.
enum Access: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  /// The level that a modifier names; `private(set)` and the like name none for reading.
  init?(modifier: String) {
    switch modifier {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public", "open": self = .public
    default: return nil
    }
  }

  var keyword: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    }
  }

  /// In front of a generated declaration, with its space; internal ones need no word.
  var prefix: String { self == .internal ? "" : keyword + " " }
}

extension Declaration {
  /// The level that the declaration itself names.
  var writtenAccess: Access? {
    modifiers.lazy.compactMap(Access.init(modifier:)).first
  }
}

extension SourceModel {
  /// Who may see a declaration, the types around it considered.
  func access(of declaration: Declaration) -> Access {
    let ancestors = ancestors(of: declaration)
    var access = declaration.writtenAccess ?? defaultAccess(in: ancestors.first)
    for ancestor in ancestors where ancestor.kind != .extension {
      access = min(access, ancestor.writtenAccess ?? .internal)
    }
    for ancestor in ancestors where ancestor.kind == .extension && ancestor.writtenAccess?.isHidden == true {
      access = min(access, .fileprivate)
    }
    return access
  }

  /// Members of an extension or protocol are as visible as that says, all others internal.
  private func defaultAccess(in parent: Declaration?) -> Access {
    guard let parent else { return .internal }
    switch parent.kind {
    case .extension: return parent.writtenAccess ?? .internal
    case .protocol: return access(of: parent)
    default: return .internal
    }
  }
}

extension Access {
  /// Whether another file of the same module cannot see it.
  var isHidden: Bool { self <= .fileprivate }
}
