// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Foundation

#sourceLocation(file: "Type.swift", line: 4)
private typealias _type_0 =
                LocalizedError
#sourceLocation()

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any LocalizedError`, new each time, provided by `Report` in Type.swift.
  func localizedError(text: String) -> any LocalizedError {
    if let make = _override(of: .localizedError) { return make(_handle, text) }
    return _build_localizedError(self, text)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_localizedError(_ c: Container, _ text: String) -> any LocalizedError {
  _check_localizedError(Report(text: text))
}

#sourceLocation(file: "Type.swift", line: 4)
private func _check_localizedError(_ value: consuming Report) -> any LocalizedError {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> any LocalizedError { static var localizedError: Self { _App_base.key(0) { c, text in _build_localizedError(c, text) } } }

private let _App_needs: StaticString = """
  localizedError:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
