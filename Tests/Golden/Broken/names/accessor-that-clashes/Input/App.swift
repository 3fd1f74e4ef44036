enum Home {
  // @provide
  struct Provider {}
}

enum Search {
  // @provide(accessor: provider)
  struct Provider {}
}

// @provide(accessor: 2nd)
struct Second {}

// @provide(accessor)
struct Third {}

// @provide(accessor: warmUp)
struct Fourth {}

// @provide(accessor: fifth, replaces: provider)
struct Fifth {}
