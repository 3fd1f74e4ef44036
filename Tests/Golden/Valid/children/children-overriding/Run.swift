import DIRuntime

@main
enum Program {
  static func main() {
    let container = Container()
    let game = container.game(player: "Ada")
    print(game.banner(prefix: "Now:").text)
    let frozen: GameContainer = game.overriding { $0.override(.clock) { _ in FrozenClock() } }
    print(frozen.score.text, frozen.timer !== game.timer, frozen.music === game.music, frozen.sounds === game.sounds)
    print(container.timer === game.timer, container.timer.clock.now(), game.score.text)
    let renamed = frozen.overriding { $0.override(.player) { c in c.original(.player) + "!" } }
    print(renamed.score.text, renamed.timer === frozen.timer, renamed.banner(prefix: "So:").text)
    let loud = game.overriding {
      $0.override(.banner) { c, prefix in Banner(score: c.score, prefix: c.original(.banner, prefix).prefix + "!!") }
    }
    print(loud.banner(prefix: "Hey").text, loud.score === game.score)
    print(game.fresh(.score) !== game.score, game.fresh(.banner, "Fresh:").text)
    let test = Container {
      $0.override(.clock) { _ in FrozenClock() }
      $0.override(.score) { c in Score(timer: c.timer, player: "\(c.player) in a test") }
    }
    print(test.game(player: "Bea").banner(prefix: ">").text)
    let scope = container.overriding { $0.override(.clock) { _ in FrozenClock() } }
    print(scope.game(player: "Cid").score.text, scope.game(player: "Cid").sounds === container.sounds)
  }
}
