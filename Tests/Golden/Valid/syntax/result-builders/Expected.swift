// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Book`, new each time, provided by `Book` in App.swift.
  var book: Book {
    if let make = _override(of: .book) { return make(_handle) }
    return _build_book(self)
  }

  /// `Text`, new each time, provided by `closing` in App.swift.
  var closing: Text {
    if let make = _override(of: .closing) { return make(_handle) }
    return _build_closing(self)
  }

  /// `Text`, new each time, provided by `title` in App.swift.
  var title: Text {
    if let make = _override(of: .title) { return make(_handle) }
    return _build_title(self)
  }

  /// `Text`, new each time, provided by `page` in App.swift.
  var whole: Text {
    if let make = _override(of: .whole) { return make(_handle) }
    return _build_whole(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_book(_ c: Container) -> Book {
  let handle = c._handle
  return Book(first: { () -> Text in return handle.title }, later: { () -> Text in return handle.title })
}

private func _build_closing(_ c: Container) -> Text { closing }

private func _build_title(_ c: Container) -> Text { title() }

private func _build_whole(_ c: Container) -> Text {
  let handle = c._handle
  return page(first: { () -> Text in return handle.title }, later: { () -> Text in return handle.title })
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Book { static var book: Self { _App_base.key(0, _build_book, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Text { static var closing: Self { _App_base.key(1, _build_closing, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Text { static var title: Self { _App_base.key(2, _build_title, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Text { static var whole: Self { _App_base.key(3, _build_whole, lifetime: .transient) } }

private let _App_needs: StaticString = """
  book: title
  closing:
  title:
  whole: title
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.book)
  entries.add(.closing, name: "closing")
  entries.add(.title)
  entries.add(.whole, name: "whole")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
