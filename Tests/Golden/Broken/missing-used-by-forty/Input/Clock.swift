protocol Clock {}
