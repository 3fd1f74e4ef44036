import DIRuntime
import Kit
import Net

// @provide
struct Start { let client: Client }
