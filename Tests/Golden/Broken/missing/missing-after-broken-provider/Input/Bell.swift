// @provide(name: my-bell)
struct Bell {}
