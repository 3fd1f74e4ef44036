// @container(parent: Container)
enum Session {}

// @container(parent: Container)
struct Order { let _id: Int }

// @provide
struct Shop {
  let session: (Int) -> SessionContainer
  let order: (Int) -> OrderContainer
}
