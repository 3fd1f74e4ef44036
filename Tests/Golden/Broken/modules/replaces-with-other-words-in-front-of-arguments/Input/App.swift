import Base
import DIRuntime

enum Replacements {
  // @provide(replaces: Base.timer)
  static func timer(action: @escaping () -> Int /* @arg */) -> Timer { Timer(action: action) }

  // @provide(replaces: Base.alarm)
  static func alarm(action: () -> Int /* @arg */) -> Alarm { Alarm { 1 } }

  // @provide(replaces: Base.editor)
  static func editor(text: Text /* @arg */) -> Editor { Editor(text: Text()) }
}
