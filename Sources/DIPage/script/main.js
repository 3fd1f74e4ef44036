// SPDX-License-Identifier: MIT
// The frame around the views: the bar, the keys, and the way from the address to a view.

import { address, filterOf, go, state, update } from './address.js';
import { containersView } from './containers.js';
import { find, make, settings } from './elements.js';
import { filterKinds } from './filters.js';
import { graph, programChoice, programs } from './graph.js';
import { mapView } from './map.js';
import { overview } from './overview.js';
import { picker } from './picker.js';
import { code, plainLinks } from './pieces.js';
import { missing, providerView, stopDrawing } from './provider.js';
import { routesView } from './routes.js';
import { tableView } from './table.js';

const shows = { overview, map: mapView, table: tableView, containers: containersView, routes: routesView, provider: providerView };
const viewTitles = { overview: 'Overview', map: 'Map', table: 'Table', containers: 'Containers', routes: 'Routes' };

// Makes more of a view that is long, and says whether there was more.
let growView = null;

function render() {
  update();
  const gone = ['key', 'from', 'to', 'fails', 'only', 'at'].map(name => state[name]).find(id => id && !graph.byID.has(id));
  const { title, element, settle, grow } = gone ? missing(gone) : shows[state.view]();
  stopDrawing();
  growView = grow;
  find('main').replaceChildren(element);
  document.title = `${title} · ${graph.root}`;
  for (const link of find('views').children) {
    link.href = address({ ...filterOf(state), view: link.dataset.view });
    if (link.dataset.view === state.view) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  renderFilters();
  settle?.();
}

// A filter is a choice of one value for each kind. The button shows the choices.
function renderFilters() {
  const chosen = filterKinds.map(({ name }) => state[name]).filter(Boolean);
  find('filters').classList.toggle('active', chosen.length > 0);
  find('filter-label').textContent = chosen.length ? 'Filter: ' + chosen.join(', ') : 'Filter';
  find('filter-clear').disabled = !chosen.length;
  for (const { name } of filterKinds) find('filter-' + name).value = state[name] ?? '';
}

function filterForm() {
  const selects = filterKinds.map(({ name, title, value }) => make('label', {}, title,
    make('select', { id: 'filter-' + name, change: event => go({ ...state, [name]: event.target.value }) },
      make('option', { value: '' }, 'all'),
      [...new Set(graph.providers.map(value))].sort().map(value => make('option', { value }, value)))));
  return [selects, make('button', { type: 'button', id: 'filter-clear',
    click: () => go({ ...state, module: '', container: '', lifetime: '' }) }, 'Show all')];
}

// MARK: Keys

const keys = [
  ['/', 'search', () => searchField.input.focus()],
  ['o', 'overview', () => go({ ...filterOf(state), view: 'overview' })],
  ['m', 'map, with the provider in the middle', () => go({ ...filterOf(state), view: 'map', at: subjectID() })],
  ['t', 'table', () => go({ ...filterOf(state), view: 'table' })],
  ['c', 'containers', () => go({ ...filterOf(state), view: 'containers' })],
  ['r', 'routes, from the provider in the middle', () => go({ ...filterOf(state), view: 'routes', from: state.key })],
  ['w', 'why the provider in the middle is here', () => go({ ...filterOf(state), view: 'routes', to: subjectID() })],
  ['+', 'nearer, on the map', () => find('zoom-in')?.click()],
  ['-', 'farther', () => find('zoom-out')?.click()],
  ['0', 'the whole map', () => find('zoom-fit')?.click()],
  ['f', 'filter', () => { find('filters').open = true; find('filter-module').focus(); }],
  ['?', 'keys and links', showHelp],
];

// The provider that the view is about.
function subjectID() {
  return state.key ?? state.at ?? state.to;
}

function press(event) {
  if (event.key === 'Escape' && find('filters').open) {
    find('filters').open = false;
    return find('filter-label').focus();
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, dialog')) return;
  const action = keys.find(([key]) => key === event.key)?.[2];
  if (action) action();
  else if (!moveFocus(event.key)) return;
  event.preventDefault();
}

// Arrows go through the items of a group, and from group to group.
function moveFocus(key) {
  const [along, across] = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[key] ?? [0, 0];
  if (!along && !across) return false;
  const groups = [...document.querySelectorAll('#main [data-group]')].map(group => [...group.querySelectorAll('[data-item]')])
    .filter(items => items.length);
  const group = groups.findIndex(items => items.includes(document.activeElement));
  if (group < 0) return enter(groups, key);
  const index = groups[group].indexOf(document.activeElement);
  const items = across ? groups[group + across] : groups[group];
  items?.[Math.max(0, Math.min(items.length - 1, index + along))]?.focus();
  return true;
}

// The first arrow in a view goes beside the middle, or to the first item.
function enter(groups, key) {
  const beside = { ArrowLeft: '.column.users[data-step="1"]', ArrowRight: '.column.needs[data-step="1"]' }[key];
  const item = state.view === 'provider' ? beside && document.querySelector(beside)?.querySelector('[data-item]')
    : key === 'ArrowDown' && groups[0]?.[0];
  item?.focus();
  return Boolean(item);
}

// MARK: Dialog

function showHelp() {
  const input = make('input', { type: 'text', id: 'links', value: settings.get('links') ?? '', placeholder: plainLinks,
    spellcheck: 'false', change: event => { settings.set('links', event.target.value.trim()); render(); } });
  find('dialog').replaceChildren(
    make('h2', { id: 'dialog-title' }, 'Keys'),
    make('dl', { class: 'keys' }, keys.map(([key, meaning]) => [make('dt', {}, make('kbd', {}, key)), make('dd', {}, meaning)]),
      make('dt', {}, make('kbd', {}, '← ↑ ↓ →')), make('dd', {}, 'from card to card; Enter brings one to the middle')),
    make('h2', {}, 'Links to sources'),
    make('label', { for: 'links' }, 'Form of a link: ', input),
    make('p', { class: 'hint' }, 'Relative to this file if left empty. For an editor, for instance ',
      code('vscode://file/FOLDER/{path}:{line}:{column}'), '; for a code host its address before ', code('{path}#L{line}'), '.'),
    make('form', { method: 'dialog' }, make('button', {}, 'Close')));
  find('dialog').showModal();
}

// MARK: Theme

function showTheme() {
  const theme = settings.get('theme') ?? 'system';
  const names = { system: 'As the system', light: 'Light', dark: 'Dark' };
  document.documentElement.dataset.theme = theme;
  find('theme').textContent = { system: '◐', light: '☀', dark: '☾' }[theme];
  find('theme').title = names[theme];
  find('theme').setAttribute('aria-label', `Colours: ${names[theme]}`);
}

function turnTheme() {
  const order = ['system', 'light', 'dark'];
  settings.set('theme', order[(order.indexOf(settings.get('theme') ?? 'system') + 1) % 3]);
  showTheme();
}

// MARK: Changes of the address

// Where each address was left. The browser cannot know, because the page draws its views anew.
const tops = new Map();

// An entry of the history has a state if the page was there before: then one went back or forward.
function change(event) {
  const { activeElement: focus, documentElement: { scrollTop } } = document;
  const { view, key } = state;
  tops.set(event.oldURL, scrollTop);
  const top = history.state && tops.get(event.newURL) || 0;
  history.replaceState(true, '');
  render();
  while (top + innerHeight > document.documentElement.scrollHeight && growView?.());
  scrollTo({ top });
  const again = view === state.view && key === state.key && (focus.isConnected ? focus : find(focus.id));
  (again || find('subject'))?.focus({ preventScroll: true });
}

// MARK: Start

const searchField = picker({ label: 'Search', hint: 'Search type, accessor or file   /', choose: provider => {
  go({ ...filterOf(state), view: 'provider', key: provider.id });
} });
find('search').append(searchField.element);
find('root').textContent = graph.root;
if (programs.length > 1) find('root').after(programChoice());
find('views').append(...Object.entries(viewTitles).map(([view, title]) => make('a', { 'data-view': view, href: '#' }, title)));
find('filter-panel').append(...filterForm().flat());
find('theme').addEventListener('click', turnTheme);
find('help').addEventListener('click', showHelp);
find('skip').addEventListener('click', event => { event.preventDefault(); find('main').focus(); });
document.addEventListener('keydown', press);
document.addEventListener('click', event => { if (!find('filters').contains(event.target)) find('filters').open = false; });
addEventListener('beforeprint', () => { while (growView?.()); });
addEventListener('hashchange', change);
showTheme();
history.replaceState(true, '');
render();
document.documentElement.dataset.ready = 'yes';
