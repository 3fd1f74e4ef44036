// SPDX-License-Identifier: MIT
// The first view: the modules, and the providers to begin with.

import { address, filterOf, state } from './address.js';
import { counted, make, makeSVG, shortened } from './elements.js';
import { passes } from './filters.js';
import { graph } from './graph.js';
import { measure } from './measures.js';
import { moduleLayers } from './model.js';
import { longestChain } from './paths.js';
import { lifetimes, line } from './pieces.js';

const listLimit = 8;

export function overview() {
  const shown = graph.providers.filter(provider => passes(provider, filterOf(state)));
  return { title: 'Overview', element: make('section', { class: 'sheet wide overview' },
    make('h1', {}, graph.root), make('p', { class: 'hint' }, totals()), moduleMap(), make('div', { class: 'lists' },
      list('Where to begin', 'What sources ask a container for, longest chains first', called(shown)),
      list('Most needed', 'By the number of providers that ask for it', shown, 'fanIn'),
      list('Most fail without it', 'By the number of providers that cannot be built without it', shown, 'fails'),
      list('Most are unused without it', 'By the number of providers that would be unused without it', shown, 'only'),
      list('Deepest', 'By the longest chain that its build needs', shown, 'depth'), chainList(),
      list('Not met yet', 'Required here, and not provided by a module that was read', shown.filter(provider => provider.isUnmet)),
      list('Nothing asks for it', 'No call that was read leads to it', unused(shown)))) };
}

function called(providers) {
  return providers.filter(provider => provider.calls.length)
    .sort((a, b) => measure(b).depth - measure(a).depth || a.index - b.index);
}

// The providers that nothing reaches which is asked for, is built at the start, or may be asked for elsewhere.
function unused(providers) {
  const queue = graph.providers.filter(({ calls, eager, kind, access }) =>
    calls.length || eager || kind === 'child' || kind === 'input' || access !== 'internal');
  const reached = new Set(queue);
  for (const provider of queue) {
    for (const other of provider.targets) {
      if (reached.has(other)) continue;
      reached.add(other);
      queue.push(other);
    }
  }
  return providers.filter(provider => !reached.has(provider));
}

function totals() {
  const read = graph.modules.filter(module => module.isRead).length;
  const edges = counted(graph.edges.length, 'edge');
  return `${counted(graph.providers.length, 'provider')} in ${counted(read, 'module')} and ${
    counted(graph.containers.length, 'container')}, with ${edges} between them.`;
}

// The providers of a list: as they come, or with a number and by it.
function list(title, hint, providers, kind) {
  const number = provider => measure(provider)[kind];
  const shown = kind ? providers.filter(number).sort((a, b) => number(b) - number(a) || a.index - b.index) : providers;
  if (!shown.length) return null;
  const largest = kind && number(shown[0]);
  const all = kind && make('a', { class: 'all', 'aria-label': `${title}: all`, href: address({ ...filterOf(state), view: 'table', sort: kind }) }, 'all');
  return make('section', { class: 'list', 'data-group': true },
    make('h2', {}, title, all), make('p', { class: 'hint' }, hint),
    shortened(shown, listLimit, provider => line(provider, kind && number(provider), largest)));
}

// The longest chain of builds, link by link.
function chainList() {
  const chain = longestChain(graph.providers);
  if (chain.length < 2) return null;
  return make('section', { class: 'list', 'data-group': true },
    make('h2', {}, 'The longest chain', make('a', { class: 'all', href: address({ ...filterOf(state), view: 'map', chain: 'longest' }) }, 'on the map')),
    make('p', { class: 'hint' }, 'Each is built for the one above'),
    shortened([chain[0].from, ...chain.map(edge => edge.to)], listLimit, provider => line(provider)));
}

// Modules in layers: each above all that it depends on.
function moduleMap() {
  const counts = Map.groupBy(graph.providers, provider => provider.module);
  const unread = graph.modules.filter(module => !module.isRead).map(module => module.name);
  return make('section', { class: 'modules', 'aria-label': 'Modules' }, moduleLayers(graph.modules).map(layer =>
    make('div', { class: 'layer', 'data-group': true }, layer.map(module => moduleCard(module, counts.get(module.name) ?? [])))),
    unread.length > 0 && make('p', { class: 'hint' }, 'Imported, and not read: ', unread.join(', '), '.'));
}

function moduleCard(module, providers) {
  const below = `${module.name} depends on ${module.dependsOn.join(', ') || 'no other'}`;
  return make('a', { class: `moduleCard${state.module === module.name ? ' chosen' : ''}`,
    href: address({ ...filterOf(state), view: 'overview', module: state.module === module.name ? '' : module.name }),
    id: 'module-' + module.name, 'data-item': true, title: below },
    make('span', { class: 'name' }, module.name),
    make('span', { class: 'count' }, counted(providers.length, 'provider')), lifetimeBar(providers));
}

// How many are kept and how many are made anew, as parts of one bar.
function lifetimeBar(providers) {
  let x = 0;
  const part = lifetime => {
    const width = 100 * providers.filter(provider => provider.lifetime === lifetime).length / Math.max(1, providers.length);
    const bar = makeSVG('rect', { x, width, height: 1, class: lifetime });
    x += width;
    return bar;
  };
  return makeSVG('svg', { class: 'share', viewBox: '0 0 100 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    lifetimes.map(part));
}
