import DIRuntime

protocol Plugin {}
protocol Theme {}
protocol Sound {}

// What is annotated already is nearer than what is not.
// @provide
struct History: Plugin {}
struct Search: Plugin {}

// Nobody else can build what is private.
private struct Secret: Theme {}
struct Dark: Theme {}

// @provide
struct Menu {
  let plugins: [any Plugin]
  let themes: [any Theme]
  let sounds: Swift.Array<any Sound>
}
