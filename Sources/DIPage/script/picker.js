// SPDX-License-Identifier: MIT
// A field that finds providers as one types: the search, and both ends of a route.

import { filterOf, state } from './address.js';
import { counted, make } from './elements.js';
import { isFiltered } from './filters.js';
import { graph } from './graph.js';
import { dot, lifetimeClass, lifetimeText, typeText } from './pieces.js';
import { searchAmong } from './search.js';

const search = searchAmong(graph.providers);
let pickerCount = 0;

export function picker({ label, hint, value = '', choose }) {
  const listID = 'found' + pickerCount++;
  const list = make('ul', { class: 'found', role: 'listbox', id: listID, 'aria-label': label, hidden: true });
  const input = make('input', {
    type: 'search', role: 'combobox', 'aria-label': label, 'aria-expanded': 'false', 'aria-controls': listID,
    'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false', placeholder: hint,
    input: update, keydown: press, focus: () => input.value && input.value !== value && update(), blur: close,
  });
  input.value = value;
  let options = [];
  let current = 0;

  function update() {
    const { count, providers, isRough } = search(input.value, filterOf(state), 40);
    options = input.value.trim() ? providers.map(option) : [];
    const rest = count - options.length;
    const note = isRough && options.length ? 'Not found as it is written; these are near' : !options.length ? 'Nothing found' + (isFiltered(filterOf(state)) ? ' with this filter' : '')
      : rest > 0 ? `${counted(rest, 'more provider')}: type on` : '';
    list.replaceChildren(...options.map(({ item }) => item),
      ...(note ? [make('li', { class: 'note', role: 'presentation' }, note)] : []));
    list.hidden = !input.value.trim();
    input.setAttribute('aria-expanded', String(!list.hidden));
    mark(0);
  }

  function option(provider, index) {
    const item = make('li', { role: 'option', id: `${listID}-${index}`, class: lifetimeClass(provider),
      mousedown: event => { event.preventDefault(); finish(provider); } },
      dot(provider), make('span', { class: 'name' }, marked(provider.accessor)),
      make('span', { class: 'type' }, marked(typeText(provider))),
      make('span', { class: 'where' }, `${lifetimeText(provider)} · ${provider.module} · `, marked(provider.path)));
    return { provider, item };
  }

  // The text with the words of the query marked.
  function marked(text) {
    const words = input.value.trim().split(/\s+/).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return text.split(new RegExp(`(${words.join('|')})`, 'i'))
      .map((piece, index) => index % 2 ? make('mark', {}, piece) : piece);
  }

  function mark(next) {
    options[current]?.item.setAttribute('aria-selected', 'false');
    current = Math.max(0, Math.min(options.length - 1, next));
    const item = options[current]?.item;
    if (!item) return input.removeAttribute('aria-activedescendant');
    item.setAttribute('aria-selected', 'true');
    item.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', item.id);
  }

  function press(event) {
    if (event.isComposing) return;
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (event.key in moves) mark(current + moves[event.key]);
    else if (event.key === 'Enter' && options[current]) finish(options[current].provider);
    else if (event.key === 'Escape') { input.value = value; close(); input.blur(); }
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function finish(provider) {
    input.value = value;
    close();
    input.blur();
    choose(provider);
  }

  function close() {
    if (value) input.value = value;
    list.hidden = true;
    options = [];
    input.setAttribute('aria-expanded', 'false');
  }

  return { input, element: make('div', { class: 'picker' }, input, list) };
}
