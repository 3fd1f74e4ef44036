// SPDX-License-Identifier: MIT
// The table of all providers.

import { filterOf, go, providerAddress, state } from './address.js';
import { make } from './elements.js';
import { passes } from './filters.js';
import { graph } from './graph.js';
import { failing, measure, measureKinds, onlyThrough } from './measures.js';
import { effectTags } from './model.js';
import { dot, lifetimeClass, lifetimeText, nameOf, place, tag, typeText } from './pieces.js';

const rowLimit = 120;

const tableColumns = [
  { name: 'accessor', title: 'Provider', value: provider => provider.accessor.toLowerCase(), show: subject },
  ...measureKinds.map(kind => ({ ...kind, value: provider => measure(provider)[kind.name], isNumber: true })),
  { name: 'lifetime', title: 'Lifetime', value: lifetimeText },
  { name: 'owner', title: 'Container', value: provider => provider.owner },
  { name: 'inModule', title: 'Module', value: provider => provider.module },
  { name: 'effects', title: 'Effects', value: provider => effectTags(provider).map(({ text }) => text).join(' '),
    show: provider => effectTags(provider).map(({ kind, text }) => tag(kind, text)) },
  { name: 'declared', title: 'Declared', value: provider => provider.path, show: place },
];

function subject(provider) {
  return [
    make('a', { class: 'subject', href: providerAddress(provider), 'data-item': true }, dot(provider), nameOf(provider)),
    make('span', { class: 'type' }, typeText(provider)),
  ];
}

export function tableView() {
  const sorting = sortingOf(state.sort);
  const { title, providers } = tableGroup();
  const rows = sorted(providers.filter(provider => passes(provider, filterOf(state))), sorting);
  const body = make('tbody', { 'data-group': true });
  const grow = () => {
    const next = rows.slice(body.childElementCount, body.childElementCount + rowLimit);
    body.append(...next.map(row));
    return next.length > 0;
  };
  grow();
  const sentinel = make('div', { class: 'sentinel' });
  const element = make('section', { class: 'sheet wide' },
    make('h1', {}, title, ' ', make('span', { class: 'count' }, rows.length.toLocaleString('en'))),
    make('div', { class: 'scroller' }, make('table', {},
      make('thead', {}, make('tr', {}, tableColumns.map(column => header(column, sorting)))), body),
      !rows.length && make('p', { class: 'hint' }, 'No provider.')), sentinel);
  const settle = () => growAtEnd(sentinel, grow, () => body.childElementCount < rows.length);
  return { title: 'All providers', element, settle, grow };
}

// The providers behind a number of one provider.
export const groups = {
  fails: { title: 'Fail without ', members: failing },
  only: { title: 'Unused without ', members: onlyThrough },
};

function tableGroup() {
  for (const [name, { title, members }] of Object.entries(groups)) {
    const provider = graph.byID.get(state[name]);
    if (!provider) continue;
    const link = make('a', { href: providerAddress(provider) }, provider.accessor);
    return { title: [title, link], providers: members(provider, graph.providers) };
  }
  return { title: ['All providers'], providers: [...graph.providers] };
}

// The column and the direction: numbers fall, texts rise, and a minus turns that round.
function sortingOf(text = 'fails') {
  const column = tableColumns.find(({ name }) => name === text.replace(/^-/, '')) ?? tableColumns[0];
  return { column, isAscending: !column.isNumber !== text.startsWith('-') };
}

function sorted(providers, { column, isAscending }) {
  const values = new Map(providers.map(provider => [provider, column.value(provider)]));
  const compare = (a, b) => values.get(a) < values.get(b) ? -1 : values.get(a) > values.get(b) ? 1 : 0;
  return providers.sort((a, b) => (isAscending ? 1 : -1) * compare(a, b) || a.index - b.index);
}

function header(column, sorting) {
  const isCurrent = column === sorting.column;
  const turned = isCurrent && sorting.isAscending === !column.isNumber ? '-' + column.name : column.name;
  const order = isCurrent ? (sorting.isAscending ? 'ascending' : 'descending') : null;
  return make('th', { scope: 'col', class: columnClass(column), 'aria-sort': order },
    make('button', { type: 'button', id: 'sort-' + column.name, title: column.hint, click: () => go({ ...state, sort: turned }) }, column.title,
      order && make('span', { class: 'arrow', 'aria-hidden': 'true' }, sorting.isAscending ? '↑' : '↓')));
}

function row(provider) {
  return make('tr', { class: lifetimeClass(provider) }, tableColumns.map((column, index) =>
    make(index ? 'td' : 'th', { scope: index ? null : 'row', class: columnClass(column) }, cell(column, provider))));
}

function cell(column, provider) {
  if (column.show) return column.show(provider);
  return column.isNumber ? column.value(provider).toLocaleString('en') : column.value(provider);
}

function columnClass(column) {
  return `${column.isNumber ? 'figure' : 'text'} ${column.name}`;
}

// Adds rows whenever the end of the table comes into sight.
function growAtEnd(sentinel, grow, hasMore) {
  const observer = new IntersectionObserver(([entry]) => {
    if (!hasMore()) return observer.disconnect();
    if (!entry.isIntersecting) return;
    grow();
    observer.unobserve(sentinel);
    observer.observe(sentinel);
  }, { rootMargin: '600px' });
  observer.observe(sentinel);
}
