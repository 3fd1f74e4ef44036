import DIRuntime
import SwiftUI

// @container
struct One { let a: Int }

// @container(parent: Contaner)
struct Two { let a: Int }

// @container(parent: Thre)
struct Three { let a: Int }

// @container(parent: ThreeContainer)
struct Four { let a: Int }

struct Plain {}

// @container(parent: Plain)
struct Five { let a: Int }

// @container(parent: Seven)
struct Six { let a: Int }

// @container(parent: Eight)
struct Seven { let a: Int }

// @container(parent: Six)
struct Eight { let a: Int }

// @container(parent: Nine)
struct Nine { let a: Int }

// @container(parent: Container)
final class Ten { let a = 1 }

// @container(parent: Container)
enum Eleven { case a }

// @container(parent: Container)
struct Twelve<Value: Sendable> { let a: Value }

#if DEBUG
  // @container(parent: Container)
  struct Thirteen { let a: Int }
#endif

// @container(parent: Container)
@available(macOS 16, *)
struct Fourteen { let a: Int }

// @provide
// @container(parent: Container)
struct Fifteen { let a: Int }

// @container(parent: Container)
// @container(parent: Three)
struct Sixteen { let a: Int }

// @container(parent: Container)
private struct Seventeen { let a: Int }

// @container(parent)
struct Eighteen { let a: Int }

// @container(parent: Container, parent: Three, open, publik, public, package, name: x)
struct Nineteen { let a: Int }

// @container(parent: [Container])
struct Twenty { let a: Int }

// @container(parent: Container
struct TwentyOne { let a: Int }
