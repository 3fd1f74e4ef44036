import DIRuntime
import SwiftUI

@resultBuilder enum ListBuilder { static func buildBlock(_ numbers: Int...) -> [Int] { numbers } }

// @provide
struct List {
  @ListBuilder let items: [Int]  // @arg
}

// @provide
struct Page {
  @ViewBuilder let content: Text
}

// @container(parent: Container)
struct Session {
  @ListBuilder var numbers: [Int]
}
