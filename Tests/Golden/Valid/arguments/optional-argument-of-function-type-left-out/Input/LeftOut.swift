private func nothing() -> Int { 0 }

// @provide
struct Row {
  let onEnd: () -> Int
  init(onEnd: @escaping () -> Int = nothing /* @arg */) { self.onEnd = onEnd }
}
