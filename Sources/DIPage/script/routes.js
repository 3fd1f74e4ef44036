// SPDX-License-Identifier: MIT
// The view of the routes from one provider to another.

import { go, mapAddress, routeAddress, state } from './address.js';
import { counted, make } from './elements.js';
import { graph } from './graph.js';
import { failing } from './measures.js';
import { edgeText } from './model.js';
import { picker } from './picker.js';
import { isAskedFor, reasons, routeLimit, routes } from './paths.js';
import { card, code, nameOf, place } from './pieces.js';

export function routesView() {
  const [from, to] = [graph.byID.get(state.from), graph.byID.get(state.to)];
  const end = (label, provider, name, hint) => picker({ label, hint, value: provider?.accessor ?? '',
    choose: chosen => go({ ...state, [name]: chosen.id }) });
  const [first, last] = [end('From', from, 'from', 'all that the program asks for'), end('To', to, 'to', 'type, accessor or file')];
  const element = make('section', { class: 'sheet wide routes' }, make('h1', {}, to && !from ? ['Why is ', nameOf(to), ' here?'] : 'Routes'),
    make('div', { class: 'ends' },
      make('label', {}, 'From ', first.element),
      make('button', { type: 'button', class: 'plain', id: 'turn', title: 'The other way round', 'aria-label': 'The other way round',
        click: () => go({ ...state, from: state.to, to: state.from }) }, '⇄'),
      make('label', {}, 'To ', last.element)),
    from && to && from !== to ? answer(from, to) : to && !from ? why(to)
      : make('p', { class: 'hint' }, 'Choose a provider that is needed, and one that needs it, or all that the program asks for.'));
  const empty = to ? null : from ? last.input : first.input;
  return { title: 'Routes', element, settle: () => empty?.focus() };
}

// All shortest ways to a provider from what the program asks for.
function why(to) {
  const found = reasons(to);
  const parts = found.filter(({ ways }) => ways.length);
  const rest = found.length - parts.length;
  return [make('p', { class: 'hint' }, whyText(to, found), ' ', make('a', { href: mapAddress(to) }, 'On the map'), '.'),
    parts.map(({ from, ways }) => ways.map((way, index) => way.length ? chain(way, index, reasonText(from)) : own(from))),
    rest > 0 && make('p', { class: 'hint' }, `${counted(rest, 'more provider')} that the program asks for ${rest === 1 ? 'needs' : 'need'} it.`)];
}

function whyText(to, found) {
  if (!found.length) return 'No way leads to it.';
  if (!isAskedFor(found[0].from)) return 'The program asks for no provider that needs it, as far as the sources that were read tell.';
  const others = found.filter(({ length }) => length).length;
  return `${isAskedFor(to) ? 'The program asks for it. ' : ''}${others ? `${counted(others, 'provider')} that the program asks for ${others === 1 ? 'needs' : 'need'} it.` : ''}`;
}

// A provider that the program itself asks for needs no way.
function own(provider) {
  return make('section', { class: 'chain', 'data-group': true }, make('h2', {}, reasonText(provider)), make('ol', {}, make('li', {}, card(provider))));
}

function reasonText(provider) {
  const [call, ...others] = provider.calls;
  if (call) return ['Asked for in ', place(call), others.length ? ` and ${counted(others.length, 'more place')}` : ''];
  return provider.eager ? 'Built by warmUp()' : 'No provider needs it';
}

function answer(from, to) {
  const found = routes(from, to);
  if (found.length) return [make('p', { class: 'hint' }, verdict(from, to, found)), found.map((route, index) => chain(route, index))];
  const back = routes(to, from);
  return make('p', { class: 'hint' }, code(from.accessor), ' never needs ', code(to.accessor), back.length
    ? ['; but ', make('a', { href: routeAddress(to, from) }, `${to.accessor} needs ${from.accessor}`)] : '', '.');
}

function verdict(from, to, found) {
  const count = found.length < routeLimit ? counted(found.length, 'route') : `the ${routeLimit} shortest routes`;
  const moment = failing(to).includes(from) ? ' to be built' : ', but not before it is built';
  return [code(from.accessor), ' needs ', code(to.accessor), `${moment}: ${count}.`];
}

function chain(route, index, title) {
  return make('section', { class: 'chain', 'data-group': true, 'aria-label': `Route ${index + 1}` },
    make('h2', {}, title ? [title, ' · '] : '', counted(route.length, 'step')),
    make('ol', {}, make('li', {}, card(route[0].from)), route.map(edge => make('li', {},
      make('span', { class: edge.isLater ? 'arrow later' : 'arrow', title: `${edge.path}:${edge.line}` }, edgeText([edge]) || 'needs'),
      card(edge.to)))));
}
