import DIRuntime

protocol Clock: Sendable { var now: Int { get } }

@available(*, deprecated, message: "use another")
// @provide(singleton, as: Clock)
struct Old: Clock { let now = 1 }

// Its user is not warned: it says nothing of `Old`.
// @provide
struct Consumer {
  let lazy: Lazy<any Clock>
  let provider: Provider<any Clock>
  let function: @Sendable () -> any Clock
}
