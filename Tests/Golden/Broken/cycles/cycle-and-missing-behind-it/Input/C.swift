// @provide
struct Screens {
  let coordinator: Coordinator
  let theme: Theme
}

protocol Theme {}
