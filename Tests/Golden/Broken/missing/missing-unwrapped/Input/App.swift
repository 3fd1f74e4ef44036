import DIRuntime

protocol Mailer {}

// @provide
final class Reports {
  init(mailer: (any Mailer)!) {}
}
