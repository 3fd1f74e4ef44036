import DIRuntime

struct Theme {
  var name = "default"

  // @provide
  static let main = Theme(name: "theme")
}

// @provide
struct CounterModel { var name = "model" }

// @provide
final class StoreOf<State> {
  let name = "store of \(State.self)"
}

protocol Screen {
  associatedtype Style = Theme
  associatedtype Model
  typealias Maybe = Model?
  typealias Store = StoreOf<Model>
  typealias Own = StoreOf<Self>
}

extension Screen {
  typealias Styles = (style: Style, model: Model)
  typealias Later = Lazy<Model>
}

protocol List: Screen where Model: Sendable {
  typealias Second = Model
}

// @provide
struct Counter: List {
  typealias Model = CounterModel
  let text: String

  init(
    style: Style = Theme(), model: Model = .init(name: "default"), maybe: Maybe, second: Second?,
    store: Store? = nil, own: Own?, later: Later?, lazy: Lazy<Maybe>?, ask: (() -> Maybe)?
  ) {
    text = """
      \(style.name) \(model.name) \(maybe?.name ?? "nil") \(second?.name ?? "nil") \(store?.name ?? "nil") \(own?.name ?? "nil") \
      \(later?.value.name ?? "nil") \(lazy?.value?.name ?? "nil") \(ask?()?.name ?? "nil")
      """
  }
}

// @provide
struct Detail<Model>: Screen {
  let text: String

  init(model: Model, store: Store?, id: Detail<Model>.Style?) {
    text = "\(model) \(store?.name ?? "nil") \(id?.name ?? "nil")"
  }
}

// @provide
struct Pair {
  let text: String

  init(detail: Detail<CounterModel>, style: Counter.Style?, model: Counter.Second? = nil) {
    text = "\(detail.text) \(style?.name ?? "nil") \(model?.name ?? "nil")"
  }
}

// @provide
struct Row: Identifiable {
  let id: Int

  init(id: ID /* @arg */) { self.id = id }
}

// Inferred: only the compiler knows it, and proves that it is nothing provided.
protocol Drawn {
  associatedtype Canvas
  func draw(on canvas: Canvas)
}

struct Paper {}

// @provide
struct Shape: Drawn {
  let text: String

  init(canvas: Canvas? = nil, many: [Canvas] = [], ask: (() -> Canvas)? = nil, lazy: Lazy<Canvas>?) {
    text = "\(canvas == nil) \(many.count) \(ask == nil) \(lazy == nil)"
  }

  func draw(on canvas: Paper) {}
}
