// @provide(singleton)
@dynamicMemberLookup
@available(macOS 15, *)
final class Values: @unchecked Sendable {
  private let values = ["a": 1]
  subscript(dynamicMember name: String) -> Int { values[name] ?? 0 }
}

enum Factory {
  @inline(never)
  // @provide
  @available(macOS 15, *)
  @discardableResult
  nonisolated static func report(values: Values) -> Report { Report(text: "\(values.a) \(values.b)") }
}

@available(macOS 15, *)
struct Report { let text: String }

@available(macOS 15, *)
// @provide
nonisolated struct Page {
  let report: Report
}
