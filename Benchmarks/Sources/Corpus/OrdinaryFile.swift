// SPDX-License-Identifier: MIT

/// Writes a file that has nothing to do with the container.
struct OrdinaryFile {
  let name: Name
  private var type: String { name.type }
  private var purpose: String { Words.purposes[name.number % Words.purposes.count] }

  func block(_ random: inout SplitMix64) -> String {
    // One in twenty writes about directives without having any.
    if random.happens(percent: 5) { return mentions }
    return random.pick([model, service, state, screen, worker, algorithm])
  }

  private var model: String {
    """
    /// \(purpose)
    struct \(type): Codable, Hashable, Sendable {
      enum Status: String, Codable, Sendable { case draft, sent, settled }

      let id: Int
      var title: String
      var status = Status.draft
      var amounts: [Double] = []

      /// The sum of all amounts.
      var total: Double { amounts.reduce(0, +) }

      mutating func settle(with amount: Double) {
        amounts.append(amount)
        if total <= 0 { status = .settled }
      }
    }
    """
  }

  private var service: String {
    """
    /// \(purpose)
    protocol \(name.protocol): AnyObject {
      var delegate: (any \(name.protocol)Delegate)? { get set }
      func load(page: Int) throws -> [String]
    }

    protocol \(name.protocol)Delegate: AnyObject { func didLoad(_ items: [String]) }

    final class \(type): \(name.protocol) {
      weak var delegate: (any \(name.protocol)Delegate)?
      private var pages: [Int: [String]] = [:]

      init(pages: [Int: [String]] = [:], delegate: (any \(name.protocol)Delegate)? = nil) {
        self.pages = pages
        self.delegate = delegate
      }

      func load(page: Int) throws -> [String] { pages[page, default: []] }
    }
    """
  }

  private var state: String {
    """
    /// \(purpose)
    enum \(type): Equatable, Sendable {
      case idle
      case loading(progress: Double)
      case failed(code: Int, message: String)

      /// What the user reads.
      var message: String {
        switch self {
        case .idle: "Nothing to do"
        case .loading(let progress): "\\(Int(progress * 100)) % done"
        case .failed(let code, let message): "Failed: \\(message) (\\(code))"
        }
      }
    }
    """
  }

  private var screen: String {
    """
    /// \(purpose)
    @MainActor
    final class \(type) {
      private(set) var rows: [String] = []
      private(set) var isLoading = false
      var onChange: (@MainActor () -> Void)?

      init(rows: [String]) { self.rows = rows }

      func show(_ items: [(name: String, count: Int)]) {
        rows = items.filter { $0.count > 0 }.map { "\\($0.name): \\($0.count)" }
        isLoading = false
        onChange?()
      }
    }
    """
  }

  private var worker: String {
    """
    /// \(purpose)
    actor \(type) {
      private var waiting: [Int: String] = [:]
      private var next = 0

      func add(_ job: String) -> Int {
        defer { next += 1 }
        waiting[next] = job
        return next
      }

      func finish(_ number: Int) async throws -> String? {
        try await Task.sleep(for: .milliseconds(number))
        return waiting.removeValue(forKey: number)
      }
    }
    """
  }

  private var algorithm: String {
    """
    /// \(purpose)
    struct \(type) {
      private let limit: Int

      init(limit: Int) { self.limit = limit }

      /// The elements that are largest by a key, in their order.
      func best<Element, Key: Comparable>(of elements: [Element], by key: (Element) -> Key) -> [Element] {
        guard elements.count > limit else { return elements }
        let ranked = elements.enumerated().sorted { key($0.element) > key($1.element) }
        return ranked.prefix(limit).sorted { $0.offset < $1.offset }.map(\\.element)
      }
    }
    """
  }

  /// Nothing in here is a directive, whatever it looks like.
  private var mentions: String {
    #"""
    /// What the help says about comments such as `// @provide(singleton)`.
    /// - Note: `@arg` and `@named` are explained elsewhere.
    enum \#(type) {
      static let example = """
        // @provide(singleton, as: Clock)
        struct SystemClock { /* @arg */ }
        """
      static let pattern = #"// @provide\s*\((.*)\)"#
      static let address = "help@example.com"  // the address, not @home

      // Write // @provide above it, says the manual.
      static func help(for user: String) -> String { "@\(user): // @provide" }
    }
    """#
  }
}
