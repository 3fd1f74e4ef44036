// SPDX-License-Identifier: MIT

/// The words that Swift does not take for a plain name.
enum SwiftWords {
  static let keywords = """
    Any as associatedtype await break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self Self static struct subscript super
    switch throw throws true try typealias var where while Protocol Type
    """.words
  /// Names that no member can have, not even in backticks.
  private static let impossibleMembers: Set<String> = ["self", "Self", "Type", "Protocol", "init", "_"]

  static func isImpossibleMember(_ name: String) -> Bool { impossibleMembers.contains(name) }
}

/// The names that containers have, or will have, for their own members, so that no accessor may take them.
enum ReservedNames {
  private static let members: Set<String> = [
    "close", "current", "dynamic", "fresh", "original", "overriding", "setDefault", "warmUp",
    "withContainer",
  ]
  /// The reason why an accessor cannot have a name; nil if it can. Containers have such a member, or the generated file may
  /// have such a function, which a member would hide.
  static func complaint(about name: String) -> String? {
    if members.contains(name) { return "'\(name)' is a member of every container" }
    return name.hasPrefix("_")
      ? "'\(name)' begins with '_', as all does that only the generated file calls" : nil
  }
}

extension String {
  /// The name, in backticks if Swift needs them.
  var quotedIfNeeded: String { needsQuotes ? "`\(self)`" : self }

  var needsQuotes: Bool { !isPlainIdentifier || SwiftWords.keywords.contains(self) }

  /// Whether it can be written as a name without backticks, keywords aside.
  var isPlainIdentifier: Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.first?.startsIdentifier == true && bytes.allSatisfy { $0.continuesIdentifier }
    }
  }
}

/// Types of the standard library that need no import, even in a public signature.
let standardTypes = """
  Any AnyObject Array Bool Character Dictionary Double Duration Error Float Int Int8 Int16 Int32 Int64 Never
  Optional Range Result Self Sendable Set String Substring UInt UInt8 UInt16 UInt32 UInt64 Void
  """.words

/// Foundation's types that occur in many programs.
let foundationTypes = """
  AttributedString Bundle ByteCountFormatter Calendar CGFloat CGPoint CGRect CGSize CharacterSet CocoaError Data Date
  DateComponents DateFormatter DateInterval Decimal FileHandle FileManager Formatter HTTPCookie HTTPCookieStorage
  HTTPURLResponse IndexPath IndexSet InputStream ISO8601DateFormatter JSONDecoder JSONEncoder JSONSerialization
  Locale Measurement MeasurementFormatter Notification NotificationCenter NSAttributedString NSCache NSCondition
  NSDecimalNumber NSError NSLock NSNumber NSObject NSPredicate NSRange NSRecursiveLock NSRegularExpression
  NSSortDescriptor NumberFormatter Operation OperationQueue OutputStream PersonNameComponents Pipe Process
  ProcessInfo Progress PropertyListDecoder PropertyListEncoder RelativeDateTimeFormatter RunLoop Scanner Stream
  Thread TimeInterval Timer TimeZone UndoManager Unit URL URLCache URLComponents URLCredential URLError URLProtocol
  URLQueryItem URLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionTask
  UserDefaults UUID XMLParser
  """.words

// Naming of accessors after their types.

/// Words of several capitals and small letters after them, which look like two words: `URLSession` is `URL` and `Session`,
/// but `SQLiteSession` is not `SQ` and `LiteSession`.
private let mixedWords = ["IPv4", "IPv6", "OAuth", "OData", "SQLite"]

extension String {
  /// `APIClient` → `apiClient`, `URL` → `url`, `SQLiteStore` → `sqliteStore`: the first word in small letters. It is one of
  /// `mixedWords`, or a run of capitals up to the one that begins the next word.
  var lowerCamelCase: String {
    if let word = mixedWords.first(where: isLed) { return word.lowercased() + dropFirst(word.count) }
    let capitals = prefix(while: \.isUppercase).count
    let beginsWord = capitals > 1 && dropFirst(capitals).first?.isLowercase == true
    let small = beginsWord ? capitals - 1 : capitals
    return prefix(small).lowercased() + dropFirst(small)
  }

  /// Whether the string begins with the word, and no small letter follows it.
  private func isLed(by word: String) -> Bool {
    hasPrefix(word) && dropFirst(word.count).first?.isLowercase != true
  }

  var upperCamelCase: String { prefix(1).uppercased() + dropFirst() }
}

extension TypeSyntax {
  /// The words of the type as one name: `Repository<User>` → `RepositoryUser`, `Outer.Inner` → `Inner`, `[Int]` → `ArrayInt`;
  /// nil for a type without words, such as a function type.
  var baseName: String? {
    switch core {
    case .named(let components):
      guard let last = components.last else { return nil }
      let arguments = components.flatMap(\.arguments)
      if arguments.isEmpty, last.name.isPlainIdentifier { return last.name }
      let name = last.name.withoutBackticks.split(separator: ":").last.map(String.init) ?? ""
      return Self.joined([name], arguments)
    case .optional(let type): return Self.joined(["Optional"], [type])
    case .array(let element): return Self.joined(["Array"], [element])
    case .dictionary(let key, let value): return Self.joined(["Dictionary"], [key, value])
    case .value(let number): return number
    // A suppressed member, as in `P & ~Copyable`, only lifts a constraint.
    case .composition(let types): return Self.joined([], types.filter { !$0.isSuppressed })
    case .metatype(let type, let kind):
      return Self.joined([], [type]).map { $0 + (type.isExistential ? "Protocol" : kind) }
    default: return nil
    }
  }

  private static func joined(_ words: [String], _ types: [TypeSyntax]) -> String? {
    let names = types.map(\.baseName)
    guard !names.contains(nil) else { return nil }
    return (words + names.compactMap { $0?.upperCamelCase }).joined()
  }
}

/// The names by which the generated file refers to types of the runtime and of Swift: with their module if the sources read
/// have a type of the same name.
struct RuntimeNames: Sendable {
  /// The names of all types of the runtime that have a meaning in sources.
  static let all = RuntimeType.allCases.map(\.rawValue) + InjectedProperty.allCases.map(\.rawValue)
  /// The names of the top-level types in the sources read, without those that only one file sees.
  let taken: Set<String>

  var container: String { name(.container) }
  var key: String { name(.key) }
  var overrides: String { name(.overrides) }

  private func name(_ type: RuntimeType) -> String { (isTaken(type) ? "DIRuntime." : "") + type.rawValue }

  /// Whether the sources read have a top-level type of that name.
  func isTaken(_ type: RuntimeType) -> Bool { taken.contains(type.rawValue) }

  /// The name of one of Swift's own types.
  func swift(_ name: String) -> String { taken.contains(name) ? "Swift::\(name)" : name }
}

/// The runtime's types that every generated file may mention. If a target has a type of the same name, its file must tell the
/// two apart.
enum RuntimeType: String, CaseIterable, Sendable {
  case container = "Container"
  case key = "Key"
  case overrides = "Overrides"
  case lazy = "Lazy"
  case provider = "Provider"
  case box = "Box"

  /// The keyword that introduces its declaration, for an import of that type alone.
  var word: String { [.key, .overrides, .provider].contains(self) ? "struct" : "class" }
}

/// The runtime's injected properties, which take their values from the current container.
enum InjectedProperty: String, CaseIterable, Sendable {
  case lazily = "Injected"
  case eachTime = "InjectedEachTime"
  case eagerly = "InjectedEagerly"
  case ifPresent = "InjectedIfPresent"
  case box = "InjectedBox"
}
