//  provide
infix operator <+>

//  provide
precedencegroup Sum {}

//  provide
#Preview {
  3
}

// @provide
extension Int {}

// @provide
typealias Number = Int
