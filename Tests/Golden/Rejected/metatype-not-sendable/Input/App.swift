import DIRuntime

protocol Model {}
struct Car: Model {}

// @provide(singleton)
func model() -> any Model.Type { Car.self }
