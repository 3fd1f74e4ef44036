// SPDX-License-Identifier: MIT

// The generator's output for a target, written by hand: the modules "Lib" and "App" of one program. "Lib"
// has its keys in files of their own in real life; here it only keeps "App" from beginning at slot 0.

@_spi(Generated) import DIRuntime

extension Container {
  convenience init() { self.init(_plan: appPlan) }
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: appPlan, overrides) }

  var version: Int { _kept(.version) }
  var clock: any Clock { _kept(.clock) }
  var session: Session { _kept(.session) }
  var flaky: Flaky { get throws(Failure) { try _kept(.flaky) } }
  var onFlaky: OnFlaky { get throws(Failure) { try _kept(.onFlaky) } }
  var first: Link { _kept(.first) }
  var second: Link { _kept(.second) }
  var third: Link { _kept(.third) }
  var wide: Wide { _kept(.wide) }
  var farewell: Farewell { _kept(.farewell) }

  func greeter(greeting: String) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, greeting) }
    return buildGreeter(self, greeting)
  }

  func checked(_ number: Int) throws(Failure) -> Checked {
    if let make = _override(of: .checked) { return try make(_handle, number) }
    return try buildChecked(self, number)
  }

  func sum(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> Int {
    if let make = _override(of: .sum) { return make(_handle, a, b, c, d, e, f) }
    return buildSum(self, a, b, c, d, e, f)
  }

  func bigSum(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) throws(Failure) -> Int {
    if let make = _override(of: .bigSum) { return try make(_handle, a, b, c, d, e, f, g) }
    return try buildBigSum(self, a, b, c, d, e, f, g)
  }
}

extension Key where Maker == @Sendable (Container) -> Int {
  static var version: Self { libBase.key(0, buildVersion) }
}

extension Key where Maker == @Sendable (Container) -> any Clock {
  static var clock: Self { appBase.key(0, buildClock) }
}

extension Key where Maker == @Sendable (Container) -> Session {
  static var session: Self { appBase.key(1, buildSession) }
}

extension Key where Maker == @Sendable (Container) throws(Failure) -> Flaky {
  static var flaky: Self { appBase.key(2, buildFlaky) }
}

extension Key where Maker == @Sendable (Container) throws(Failure) -> OnFlaky {
  static var onFlaky: Self { appBase.key(3, buildOnFlaky) }
}

extension Key where Maker == @Sendable (Container, String) -> Greeter {
  static var greeter: Self { appBase.key(4) { c, greeting in buildGreeter(c, greeting) } }
}

extension Key where Maker == @Sendable (Container, Int) throws(Failure) -> Checked {
  static var checked: Self { appBase.key(5) { c, number throws(Failure) in try buildChecked(c, number) } }
}

extension Key where Maker == @Sendable (Container) -> Link {
  static var first: Self { appBase.key(6, buildFirst) }
  static var second: Self { appBase.key(7, buildSecond) }
  static var third: Self { appBase.key(8, buildThird) }
}

extension Key where Maker == @Sendable (Container) -> Wide {
  static var wide: Self { appBase.key(9, buildWide) }
}

extension Key where Maker == @Sendable (Container) -> Farewell {
  static var farewell: Self { appBase.key(10, buildFarewell) }
}

extension Key where Maker == @Sendable (Container, Int, Int, Int, Int, Int, Int) -> Int {
  static var sum: Self { appBase.key(11) { c, a, b, d, e, f, g in buildSum(c, a, b, d, e, f, g) } }
}

extension Key
where Maker == @Sendable (Container, Int, Int, Int, Int, Int, Int, Int) throws(Failure) -> Int {
  static var bigSum: Self {
    appBase.key(12) { c, a, b, d, e, f, g, h throws(Failure) in try buildBigSum(c, a, b, d, e, f, g, h) }
  }
}

private func buildVersion(_ c: Container) -> Int { 1 }
private func buildClock(_ c: Container) -> any Clock { SystemClock() }
private func buildSession(_ c: Container) -> Session { Session(clock: c.clock, container: c._handle) }
private func buildFlaky(_ c: Container) throws(Failure) -> Flaky { Flaky(clock: c.clock) }
private func buildOnFlaky(_ c: Container) throws(Failure) -> OnFlaky { OnFlaky(flaky: try c.flaky) }
private func buildGreeter(_ c: Container, _ greeting: String) -> Greeter {
  Greeter(session: c.session, greeting: greeting)
}
private func buildChecked(_ c: Container, _ number: Int) throws(Failure) -> Checked {
  try Checked(number)
}
private func buildFirst(_ c: Container) -> Link { Link(name: "first") }
private func buildSecond(_ c: Container) -> Link { Link(name: "second") }
private func buildThird(_ c: Container) -> Link { Link(name: "third") }
private func buildWide(_ c: Container) -> Wide { Wide() }
private func buildFarewell(_ c: Container) -> Farewell { Farewell(container: c._handle) }
private func buildSum(_ c: Container, _ a: Int, _ b: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> Int {
  a + b + d + e + f + g
}
private func buildBigSum(
  _ c: Container, _ a: Int, _ b: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int
) throws(Failure) -> Int {
  a + b + d + e + f + g + h
}

let libBase = _SlotBase()
let appBase = _SlotBase()

func tieLib(_ plan: inout _Plan) {
  plan.register("Lib", slots: 1, base: libBase, needs: "version:")
  plan.list(libDynamic)
}
func tieApp(_ plan: inout _Plan) {
  plan.register("App", slots: 13, base: appBase, needs: appNeeds)
  plan.list(appDynamic)
}

// The providers without arguments, for look-ups by type; "first" and the others share a type, so they have names.

private func libDynamic(_ entries: inout _DynamicEntries) {
  entries.add(.version, name: "version")
}

private func appDynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.session)
  entries.add(.flaky)
  entries.add(.onFlaky)
  entries.add(.first, name: "first")
  entries.add(.second, name: "second")
  entries.add(.third, name: "third")
  entries.add(.wide)
  entries.add(.farewell)
}

private let appNeeds: StaticString = """
  clock:
  session: clock *
  flaky: clock
  onFlaky: flaky
  greeter: session
  checked:
  first:
  second:
  third:
  wide:
  farewell: *
  sum:
  bigSum:
  """

let appPlan = _Plan { plan in
  tieLib(&plan)
  tieApp(&plan)
}

// A second root of the same process: it knows "Lib" too, a module of its own, and not "App".

let otherBase = _SlotBase()
let otherPlan = _Plan { plan in
  tieLib(&plan)
  plan.register("Other", slots: 1, base: otherBase)
}

// A module that no root knows.

let strayBase = _SlotBase()

extension Container {
  var other: Link { _kept(.other) }
  var stray: Link { _kept(.stray) }

  func strayGreeting(_ name: String) -> String {
    if let make = _override(of: .strayGreeting) { return make(_handle, name) }
    return buildStrayGreeting(self, name)
  }
}

extension Key where Maker == @Sendable (Container) -> Link {
  static var other: Self { otherBase.key(0, buildOther) }
  static var stray: Self { strayBase.key(0, buildOther) }
}

extension Key where Maker == @Sendable (Container, String) -> String {
  static var strayGreeting: Self { strayBase.key(1) { c, name in buildStrayGreeting(c, name) } }
}

private func buildOther(_ c: Container) -> Link { Link(name: "other") }
private func buildStrayGreeting(_ c: Container, _ name: String) -> String { "Stray \(name)" }
