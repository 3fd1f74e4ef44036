protocol Model { init(); static var title: String { get } }
struct Car: Model { static let title = "car" }
struct Bike: Model { static let title = "bike" }
struct Failed: Error {}

typealias Size = (width: Int, height: Int)

enum Values {
  // @provide
  static func size() -> Size { (3, 4) }
  // @provide
  static func outcome() -> Result<Car, Failed> { .success(Car()) }
  // @provide
  static var model: any Model.Type { Bike.self }
  // @provide
  static func concrete() -> Car.Type { Car.self }
  // @provide
  static var path: KeyPath<String, Int> { \.count }
}

// @provide
struct Garage {
  let size: (width: Int, height: Int)
  let outcome: Result<Car, Failed>
  let model: any Model.Type
  let concrete: Car.Type
  let path: KeyPath<String, Int>
  var text: String { "\(size.width)x\(size.height) \(model.title) \(concrete.title) \("four"[keyPath: path])" }
}
