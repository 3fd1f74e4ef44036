// SPDX-License-Identifier: MIT
// The view of containers: boxes in boxes, with all that each owns.

import { address, filterOf, state } from './address.js';
import { counted, make, shortened } from './elements.js';
import { passes } from './filters.js';
import { graph } from './graph.js';
import { containerTree } from './model.js';
import { chip, hasLifetime, place, tag } from './pieces.js';

const chipLimit = 14;

export function containersView() {
  const owned = Map.groupBy(graph.providers.filter(provider => passes(provider, filterOf(state))), provider => provider.owner);
  return { title: 'Containers', element: make('section', { class: 'sheet wide' }, make('h1', {}, 'Containers'),
    containerTree(graph.containers).map(container => containerBox(container, owned))) };
}

function containerBox(container, owned) {
  const all = owned.get(container.name) ?? [];
  const inputs = new Set(container.inputs ?? []);
  const others = all.filter(provider => !inputs.has(provider.id));
  const parts = [
    ['Inputs', all.filter(provider => inputs.has(provider.id))],
    ['Keeps', others.filter(provider => provider.lifetime !== 'transient')],
    ['Makes anew', others.filter(provider => provider.lifetime === 'transient' && hasLifetime(provider))],
    ['Requires', others.filter(provider => provider.kind === 'requirement')],
    ['Makes containers', others.filter(provider => provider.kind === 'child')],
  ];
  return make('section', { class: 'box', 'aria-label': container.name },
    make('header', {}, make('h2', {}, container.name), container.module && tag('module', container.module, 'Module'),
      make('a', { class: 'count', href: address({ ...state, view: 'table', container: container.name }) },
        counted(all.length, 'provider')),
      container.path && place(container)),
    parts.filter(([, providers]) => providers.length).map(([title, providers]) => containerPart(title, providers)),
    container.children.length > 0 && make('div', { class: 'children' },
      container.children.map(child => containerBox(child, owned))));
}

// The providers of a part by module.
function containerPart(title, providers) {
  const modules = [...Map.groupBy(providers, provider => provider.module)];
  const count = make('span', { class: 'count' }, providers.length.toLocaleString('en'));
  return make('div', { class: 'part' }, make('h3', {}, title, ' ', count),
    modules.map(([module, own]) => [make('span', { class: 'where' }, module),
      make('div', { class: 'chips', 'data-group': true }, shortened(own, chipLimit, chip))]));
}
