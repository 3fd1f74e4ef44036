import DIRuntime

@main struct Run {
  static func main() {
    var game = Container().game
    print(game.counter.start, game.dice.next())
  }
}
