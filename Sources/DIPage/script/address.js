// SPDX-License-Identifier: MIT
// The address. It holds the view, the filters and the choices, so that two people with one address see the same.

// `#KEY` is a provider, `#/table` another view; `?name=value&…` behind them are the filters and choices.
const views = ['overview', 'map', 'table', 'containers', 'routes'];
const choices = ['module', 'container', 'lifetime', 'users', 'needs', 'sort', 'from', 'to', 'fails', 'only', 'open', 'at', 'chain'];

function readAddress() {
  const [head, tail = ''] = location.hash.slice(1).split('?');
  const words = new URLSearchParams(tail);
  const state = {};
  for (const name of choices) if (words.get(name)) state[name] = words.get(name);
  const view = head.startsWith('/') ? head.slice(1) : 'overview';
  if (!head || head.startsWith('/')) return { ...state, view: views.includes(view) ? view : 'overview' };
  return { ...state, view: 'provider', key: decoded(head) };
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

export function address(state) {
  const words = new URLSearchParams();
  for (const name of choices) if (state[name] !== undefined && state[name] !== '') words.set(name, state[name]);
  const head = state.view === 'provider' ? encodeURIComponent(state.key)
    : state.view === 'overview' ? '' : '/' + state.view;
  return '#' + head + (words.size ? '?' + words : '');
}

// The state of the page. It changes by the address only.
export let state = readAddress();

export function filterOf(state) {
  return { module: state.module, container: state.container, lifetime: state.lifetime };
}

// Reads the address again, after it has changed.
export function update() {
  state = readAddress();
}

export function go(next) {
  location.hash = address(next);
}

export function providerAddress(provider) {
  return address({ ...filterOf(state), view: 'provider', key: provider.id });
}

// The table of the providers behind one of the numbers of a provider: `fails` or `only`.
export function groupAddress(name, provider) {
  return address({ ...filterOf(state), view: 'table', [name]: provider.id });
}

// The map with the ways to a provider.
export function mapAddress(provider, open) {
  return address({ ...filterOf(state), view: 'map', open, at: provider.id });
}

export function routeAddress(from, to) {
  return address({ ...filterOf(state), view: 'routes', from: from?.id, to: to?.id });
}
