// SPDX-License-Identifier: MIT

/// The names that containers have, or will have, for their own members, so that no accessor may take them.
package enum ReservedNames {
  private static let members = """
    close current dynamic fresh isClosed original overriding run setDefault warmUp withContainer
    """.words

  /// The reason why an accessor cannot have a name; nil if it can. Containers have such a member, or the generated file may
  /// have such a function, which a member would hide.
  package static func complaint(about name: String) -> String? {
    if members.contains(name) { return "'\(name)' is a member of every container" }
    return name.hasPrefix("_")
      ? "'\(name)' begins with '_', which is reserved for the generated file" : nil
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
