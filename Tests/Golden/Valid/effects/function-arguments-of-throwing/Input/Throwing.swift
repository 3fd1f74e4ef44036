struct Failed: Error {}

// @provide
final class Task {
  let run: () -> Int
  init(run: @escaping () -> Int /* @arg */) throws(Failed) { self.run = run }
}

// @provide
struct Once {
  let value: Int
  init(run: () -> Int /* @arg */) throws(Failed) { value = run() }
}
