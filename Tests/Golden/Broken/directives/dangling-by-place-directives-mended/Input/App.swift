import Foundation  //  provide

//  provide

struct A {}

// @provide
import Dispatch

/*  provide */
struct B {}

/*  provide */ struct C {}

struct D {}  //  provide

enum E {
  //  provide
}

struct F {
  let x: Int
  //  provide
}

//  provide
#if DEBUG
struct G {}
#endif

// @provide
@main
struct H { static func main() {} }

//  provide
