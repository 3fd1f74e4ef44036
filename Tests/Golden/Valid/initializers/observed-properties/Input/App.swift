// @provide
nonisolated(unsafe) var retries = 3 { didSet { print("retries:", retries) } }

// @provide
struct Settings {
  var retries = 1 { didSet { print("settings:", retries) } }
  var name = "a" { willSet { print("name:", newValue) } }  // @arg
  var size: Int = 2 { didSet { print(size) } }  // @arg
}
