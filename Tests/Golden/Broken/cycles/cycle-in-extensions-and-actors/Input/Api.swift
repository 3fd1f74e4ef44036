enum Api {
  // @provide
  actor Client { init(session: Session) {} }
}
