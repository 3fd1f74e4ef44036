import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let house = container.house
    print(house.animal.sound, house.pet?.sound ?? "nil", house.guardDog.sound)
    print(house.speaker as? Radio === container.radio, house.later() as? Radio === container.radio)
  }
}
