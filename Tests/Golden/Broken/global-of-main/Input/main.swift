print("started")

// @provide
let port: Int = 8080

// @provide
var host: String { "localhost" }
