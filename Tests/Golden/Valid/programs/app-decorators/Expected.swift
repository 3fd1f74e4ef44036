// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Mailer`, new each time, provided by `Logged` in App.swift.
  var logged: any Mailer {
    if let make = _override(of: .logged) { return make(_handle) }
    return _build_logged(self)
  }

  /// `any Mailer`, a singleton, provided by `Retrying` in App.swift.
  var mailer: any Mailer { _kept(.mailer) }

  /// `Newsletter`, new each time, provided by `Newsletter` in App.swift.
  var newsletter: Newsletter {
    if let make = _override(of: .newsletter) { return make(_handle) }
    return _build_newsletter(self)
  }

  /// `any Mailer`, new each time, provided by `SMTP` in App.swift.
  var plain: any Mailer {
    if let make = _override(of: .plain) { return make(_handle) }
    return _build_plain(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_logged(_ c: Container) -> any Mailer { _check_logged(Logged(inner: c.plain)) }

private func _build_mailer(_ c: Container) -> any Mailer { _check_mailer(Retrying(c.logged)) }

private func _build_newsletter(_ c: Container) -> Newsletter { Newsletter(mailer: c.mailer, plain: c.plain) }

private func _build_plain(_ c: Container) -> any Mailer { _check_plain(SMTP()) }

#sourceLocation(file: "App.swift", line: 5)
private func _check_logged(_ value: consuming Logged) -> any Mailer {
                              value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 11)
private func _check_mailer(_ value: consuming Retrying) -> any Mailer {
                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 2)
private func _check_plain(_ value: consuming SMTP) -> any Mailer {
                             value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Mailer { static var logged: Self { _App_base.key(1, _build_logged, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Mailer { static var mailer: Self { _App_base.key(0, _build_mailer) } }
extension Key where Maker == @Sendable (Container) -> Newsletter { static var newsletter: Self { _App_base.key(2, _build_newsletter, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Mailer { static var plain: Self { _App_base.key(3, _build_plain, lifetime: .transient) } }

private let _App_needs: StaticString = """
  mailer: logged
  logged: plain
  newsletter: mailer plain
  plain:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.logged, name: "logged")
  entries.add(.mailer)
  entries.add(.newsletter)
  entries.add(.plain, name: "plain")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
