extension Other {
  static func gate(session: Session) -> Gate { Gate() }
}
