import DIRuntime

protocol Model: SendableMetatype {}
protocol Named: SendableMetatype {}
struct Car: Model, Named {}

// @provide(singleton)
func model() -> any Model.Type { Car.self }

// @provide(singleton)
func both() -> any (Model & Named).Type { Car.self }

// @provide(singleton)
let car: Car.Type = Car.self

// @provide(singleton)
func models() -> [any Model.Type] { [Car.self] }

// @provide
struct Factory {
  let model: any Model.Type
  let both: any (Named & Model).Type
  let car: Car.Type
  let models: [any Model.Type]
}
