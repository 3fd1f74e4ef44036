// Made by DIGenPlugin from the directives in App. Changes made here are lost.

public import DIRuntime
import Core
import Synchronization

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }

  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) {
    self.init(_plan: _App_plan, overrides)
  }
}

extension Container {
  /// `any Token`, new each time, in the place of `Core.token`, provided by `ticket` in App.swift.
  fileprivate var _Core_token: any Token {
    if let make = _override(of: ._Core_token) { return make(_view) }
    return _build__Core_token(self)
  }

  /// `Queue`, new each time, provided by `Queue` in App.swift.
  var queue: Queue {
    if let make = _override(of: .queue) { return make(_view) }
    return _build_queue(self)
  }
}

extension Key where Maker == @Sendable (Container) -> any Token {
  fileprivate static var _Core_token: Self { _App_base.key(0, _build__Core_token, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Queue {
  static var queue: Self { _App_base.key(1, _build_queue, lifetime: .transient) }
}

/// What each provider needs, in the order of their numbers.
private let _App_needs: StaticString = """
  _Core_token:
  queue: Core.token
  """

/// Lists the providers that are found by their types.
private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.queue)
}

/// Where this module's slots begin in every container.
private let _App_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.replace(.Core::token, by: ._Core_token, .transient) { c in c._Core_token }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Core_token(_ c: Container) -> any Token {
  ticket()
}

private func _build_queue(_ c: Container) -> Queue {
  Queue(first: c.token, second: c.token)
}
