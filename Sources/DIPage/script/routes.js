// SPDX-License-Identifier: MIT
// The view of the routes from one provider to another.

import { go, routeAddress, state } from './address.js';
import { counted, make } from './elements.js';
import { graph } from './graph.js';
import { failing } from './measures.js';
import { picker } from './picker.js';
import { card, code, edgeText } from './pieces.js';

const routeLimit = 12;

export function routesView() {
  const [from, to] = [graph.byID.get(state.from), graph.byID.get(state.to)];
  const end = (label, provider, name) => picker({ label, hint: 'type, accessor or file', value: provider?.accessor ?? '',
    choose: chosen => go({ ...state, [name]: chosen.id }) });
  const [first, last] = [end('From', from, 'from'), end('To', to, 'to')];
  const element = make('section', { class: 'sheet wide routes' }, make('h1', {}, 'Routes'),
    make('div', { class: 'ends' },
      make('label', {}, 'From ', first.element),
      make('button', { type: 'button', class: 'plain', id: 'turn', title: 'The other way round', 'aria-label': 'The other way round',
        click: () => go({ ...state, from: state.to, to: state.from }) }, '⇄'),
      make('label', {}, 'To ', last.element)),
    from && to && from !== to ? answer(from, to)
      : make('p', { class: 'hint' }, 'Choose a provider that needs, and another one that is needed.'));
  const empty = !from ? first.input : !to ? last.input : null;
  return { title: 'Routes', element, settle: () => empty?.focus() };
}

function answer(from, to) {
  const found = routes(from, to);
  if (found.length) return [make('p', { class: 'hint' }, verdict(from, to, found)), found.map(chain)];
  const back = routes(to, from);
  return make('p', { class: 'hint' }, code(from.accessor), ' never needs ', code(to.accessor), back.length
    ? ['; but ', make('a', { href: routeAddress(to, from) }, `${to.accessor} needs ${from.accessor}`)] : '', '.');
}

function verdict(from, to, found) {
  const count = found.length < routeLimit ? counted(found.length, 'route') : `the ${routeLimit} shortest routes`;
  const moment = failing(to).includes(from) ? ' to be built' : ', but not before it is built';
  return [code(from.accessor), ' needs ', code(to.accessor), `${moment}: ${count}.`];
}

// The shortest routes without a cycle, as lists of edges. Every partial route is weighed by its length and its distance
// from the end, so that complete ones come out in order. Of equal ones the last goes on, so that one is soon complete.
function routes(from, to) {
  const left = distances(to);
  if (!left.has(from)) return [];
  const found = [];
  const buckets = [];
  const put = (route, last) => (buckets[route.length + left.get(last)] ??= []).push({ route, last });
  put([], from);
  let budget = 20000;
  for (let length = 0; length < buckets.length; length++) {
    while (buckets[length]?.length) {
      const { route, last } = buckets[length].pop();
      if (last === to) found.push(route);
      if (found.length === routeLimit || budget-- === 0) return found;
      if (last === to) continue;
      const visited = new Set([from, ...route.map(edge => edge.to)]);
      for (const [next, edges] of [...Map.groupBy(last.needs, edge => edge.to)].reverse()) {
        if (left.has(next) && !visited.has(next)) put([...route, edges.find(edge => !edge.isLater) ?? edges[0]], next);
      }
    }
  }
  return found;
}

// The number of steps to a provider from all that reach it.
function distances(to) {
  const steps = new Map([[to, 0]]);
  for (const [provider, count] of steps) {
    for (const edge of provider.neededBy) if (!steps.has(edge.from)) steps.set(edge.from, count + 1);
  }
  return steps;
}

function chain(route, index) {
  return make('section', { class: 'chain', 'data-group': true, 'aria-label': `Route ${index + 1}` },
    make('h2', {}, counted(route.length, 'step')),
    make('ol', {}, make('li', {}, card(route[0].from)), route.map(edge => make('li', {},
      make('span', { class: edge.isLater ? 'arrow later' : 'arrow', title: `${edge.path}:${edge.line}` }, edgeText([edge]) || 'needs'),
      card(edge.to)))));
}
