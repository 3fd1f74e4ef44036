import Core
import DIRuntime
// @provide(replaces: Core.profile)
struct P2: Profile { let profile: any Profile; let clock: any Clock; init(profile: any Profile, clock: any Clock) { self.profile = profile; self.clock = clock; print("p2") }; var text: String { "<\(profile.text)\(clock.text)>" } }
// @provide(replaces: Core.badge, order: 1)
struct B2: Badge { let badge: any Badge; var text: String { "<\(badge.text)>" } }
// @provide(replaces: Core.badge, order: 2)
struct B3: Badge { let badge: any Badge; let page: any Page ; init(badge: any Badge, make: (Int) -> any Page) { self.badge = badge; page = make(7) }; var text: String { "{\(badge.text)\(page.text)}" } }
// @provide(replaces: Core.page)
struct G2: Page { let p: any Page; init(n: Int /* @arg */, p: any Page) { self.p = p; print("g2") }; var text: String { "<\(p.text)>" } }
// @provide(replaces: Core.clock)
struct C2: Clock { let clock: any Clock; var text: String { clock.text + "2" } }
// @provide(singleton, in: Session)
final class Own: Sendable { let text = "own" }
// @provide(replaces: own)
func own2(own: Own, clock: any Clock) -> Own { print("own2", own.text, clock.text); return own }
