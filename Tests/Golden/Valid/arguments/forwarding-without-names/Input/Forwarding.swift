// @provide
struct Unnamed: CustomStringConvertible {
  let description: String
  init(_: Int /* @arg */, _ text: String /* @arg */, _: Bool /* @arg */) { description = "unnamed \(text)" }
}

// @provide
struct UnnamedHolder {
  let unnamed: Unnamed
  init(_: Bool /* @arg */, _: Int /* @arg */, _ text: String /* @arg */, unnamed: Unnamed) { self.unnamed = unnamed }
}
