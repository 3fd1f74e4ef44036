import DIRuntime

// @provide(singleton, boxed, set: [capacity = 2])
struct Memory: Sendable {
  var capacity = 100
  private var entries: [String: Int] = [:]
  private var order: [String] = []
  init() {}

  subscript(key: String) -> Int? {
    get { entries[key] }
    set {
      entries[key] = newValue
      order.append(key)
      if order.count > capacity { entries[order.removeFirst()] = nil }
    }
  }
}

protocol Loading: Sendable { func load(_ key: String) -> Int }

// @provide(name: remote)
struct Remote: Sendable { func load(_ key: String) -> Int { key.count } }

extension Remote: Loading {}

// @provide(as: Loading)
struct Cached: Loading {
  let memory: Box<Memory>
  let remote: Remote

  func load(_ key: String) -> Int {
    if let known = memory.withLock({ $0[key] }) { return known }
    let value = remote.load(key)
    memory.withLock { $0[key] = value }
    return value
  }
}

// @provide
struct Page { let loading: any Loading }
