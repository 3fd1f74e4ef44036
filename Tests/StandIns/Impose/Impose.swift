// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of Impose 1.2, as far as the page about it needs. Written anew, for one thread.

public final class Imposer: @unchecked Sendable {
  static let primary = Imposer()
  private var providers: [ObjectIdentifier: Any] = [:]

  public static func impose<T>(
    for type: T.Type, option: InjectOption = .singleInstance, _ provider: @autoclosure @escaping () -> T
  ) {
    var kept: T?
    primary.providers[ObjectIdentifier(type)] = {
      let value = kept ?? provider()
      if option == .singleInstance { kept = value }
      return value
    }
  }

  func value<T>(_ type: T.Type) -> T? { (providers[ObjectIdentifier(type)] as? () -> T)?() }
}

public enum InjectOption: Sendable {
  case singleInstance, closureBased
}

public func inject<T>() -> T {
  guard let value = Imposer.primary.value(T.self) else { fatalError("\(T.self) is not provided") }
  return value
}
