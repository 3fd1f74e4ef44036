// @provide
final class Auth { init(api: any API) {} }
