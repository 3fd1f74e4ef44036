// @inject
class A {
  // @inject
  init() {}
  // @inject
  func set(a: A) {}
  // @inject
  static func make() -> A { A() }
  func body() {
    // @inject
    var x: A!
  }
  init(x: A /* @inject */) {}
}
// @inject
enum B {}
// @inject
extension A {}
// @inject
protocol I {}
// @inject
func f() {}
// @Inject
class J {}
// @inject
class K {
  // @inject(name: x)
  var l: A!
  // @inject behind
  var m: A!
  var n: A!  // @inject, too
  // @arg
  var p: A!  // @inject
  // @inject

  var q: A!
  /// @inject
  var r: A!
  /* @inject */ var s: A!
  // @inject
  // @inject
  var t: A!
  // @injet
  var a: A!
  // @injected
  var b: A!
  // @Inject
  var c: A!
}
