import Core
import DIRuntime
import Extra
import Feature

// @provide(into: Plugin)
struct Weather: Plugin { let name = "weather" }

// @provide
struct Weight { var value = 7 }

// @provide(as: Heavy, into: Rule)
struct HeavyRule: Rule, Heavy {
  let weight: Int
  init(weight: Weight) { self.weight = weight.value }
}

protocol Heavy {}

// @provide
struct Main {
  let plugins: [any Plugin]
  let later: Provider<[any Plugin]>
}

// The place of an element is its place in the collection too.
// @provide(replaces: Core.grammar)
func grammar() -> Grammar { Grammar(name: "strict grammar") }
