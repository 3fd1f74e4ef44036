// @provide
struct Überblick {
  let größe: Größe; let zähler: /* Zähler */ Zähler
}
