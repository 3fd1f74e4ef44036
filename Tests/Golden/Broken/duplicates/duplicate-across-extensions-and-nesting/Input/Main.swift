// @provide
func clock() -> any Clock { Clocks.Wall() }
