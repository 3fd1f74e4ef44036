import Foundation  //  arg

// @arg
struct A {
  // @named(x)
  func f(a: Int) {}

  // @arg
  init(a: Int) {}

  // @arg
  static let b: Int = 1

  var c: Int { 1 }  // @arg
}

//  named(x)

let d: Int = 1  // @arg

// @arg
func g(a: Int) {
  let b = a  //  arg
}

/*  arg */
typealias E = Int
