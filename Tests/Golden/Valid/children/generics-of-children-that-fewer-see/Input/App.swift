import Core
import DIRuntime

// @provide
struct Book { let cover: Cover }
