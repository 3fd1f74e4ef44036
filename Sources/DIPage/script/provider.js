// SPDX-License-Identifier: MIT
// The view of one provider: its users on the left, and its needs on the right, by steps.

import { filterOf, go, state } from './address.js';
import { counted, make, makeSVG, shortened } from './elements.js';
import { facts } from './facts.js';
import { passes } from './filters.js';
import { graph } from './graph.js';
import { card, code } from './pieces.js';
import { drawWires, highlightWires } from './wires.js';

const columnLimit = 7;

export function providerView() {
  const provider = graph.byID.get(state.key);
  const users = side(provider, 'neededBy', 'from', wantedSteps(state.users));
  const needs = side(provider, 'needs', 'to', wantedSteps(state.needs));
  const stage = make('div', { class: 'stage' }, makeSVG('svg', { class: 'wires', 'aria-hidden': 'true' }));
  stage.append(
    ...stepButtons(users, 'users'), ...users.steps.map((step, index) => column(step, index, 'users')).reverse(),
    facts(provider),
    ...needs.steps.map((step, index) => column(step, index, 'needs')), ...stepButtons(needs, 'needs'));
  stage.style.setProperty('--columns', users.steps.length + needs.steps.length);
  highlightWires(stage);
  return { title: provider.accessor, element: stage, settle: () => settle(stage) };
}

// A provider that is no longer in the graph.
export function missing(id) {
  return { title: 'Not found', element: make('section', { class: 'sheet' },
    make('h1', {}, 'No such provider'), make('p', {}, 'The graph has no provider ', code(id), '.'),
    make('p', {}, 'It may have another name by now: search for it above.')) };
}

function wantedSteps(text) {
  return Math.max(1, parseInt(text)) || (innerWidth >= 1400 ? 2 : 1);
}

// The providers of one side by their distance, as far as they are asked for, and whether there are more.
function side(provider, edges, end, count) {
  const seen = new Set([provider]);
  const steps = [];
  let last = [provider];
  while (last.length) {
    const next = new Map();
    for (const user of last) for (const edge of user[edges]) {
      const other = edge[end];
      if (seen.has(other) && !next.has(other)) continue;
      seen.add(other);
      if (!next.has(other)) next.set(other, []);
      next.get(other).push(edge);
    }
    last = [...next.keys()];
    if (last.length) steps.push(next);
  }
  return { steps: steps.slice(0, count), total: seen.size - 1, count, length: steps.length };
}

// The cards of a step: the ones that fit the filter first, in the order of the cards that lead to them.
function column(step, index, sideName) {
  const entries = [...step].sort(([a], [b]) => passes(b, filterOf(state)) - passes(a, filterOf(state)));
  const title = sideName === 'users'
    ? index ? `${index + 1} steps up` : 'Needed by' : index ? `${index + 1} steps down` : 'Needs';
  return make('section', { class: 'column ' + sideName, 'data-group': true, 'data-step': index + 1 },
    make('h2', {}, title, ' ', make('span', { class: 'count' }, step.size.toLocaleString('en'))),
    shortened(entries, columnLimit, ([provider, edges]) => card(provider, index ? firstEdges(edges) : edges)));
}

// Beyond the first step, labels would only repeat the cards between.
function firstEdges(edges) {
  return edges.every(edge => edge.isLater) ? edges.slice(0, 1).map(edge => ({ ...edge, parameter: null })) : [];
}

// Buttons at the outer edge of a side: a step more, and a step less.
function stepButtons({ count, length }, sideName) {
  const shown = Math.min(count, length);
  const move = steps => go({ ...state, [sideName]: steps });
  const word = sideName === 'users' ? 'up' : 'down';
  const more = length > count && make('button', { type: 'button', class: 'step', id: sideName + '-more', click: () => move(shown + 1),
    'aria-label': `One more step ${word}`, title: `${counted(length - count, 'more step')} ${word}` }, '+');
  const less = shown > 1 && make('button', { type: 'button', class: 'step', id: sideName + '-less', click: () => move(shown - 1),
    'aria-label': `One step less ${word}`, title: 'One step less' }, '−');
  if (!length) return [make('p', { class: 'end ' + sideName }, sideName === 'users' ? 'No provider needs it' : 'Needs nothing')];
  return more || less ? [make('div', { class: 'steps ' + sideName }, more, less)] : [];
}

// Draws the curves of the provider that is shown. The middle stays in sight, so it moves while the page scrolls.
let redraw = null;
export function stopDrawing() {
  redraw = null;
}

addEventListener('scroll', () => redraw && requestAnimationFrame(() => redraw?.()), { passive: true });

// Once the cards have their places: the middle is brought into sight, and curves are drawn, again with each change.
function settle(stage) {
  const centre = stage.querySelector('.centre');
  scrollTo(centre.offsetLeft + centre.offsetWidth / 2 - innerWidth / 2, 0);
  const draw = () => drawWires(stage, wirePairs(stage));
  const observer = new ResizeObserver(() => stage.isConnected ? draw() : observer.disconnect());
  observer.observe(stage);
  stage.addEventListener('grown', draw);
  redraw = draw;
  draw();
}

// The pairs of cards in neighbouring columns with an edge between them, left to right.
function wirePairs(stage) {
  const columns = [...stage.querySelectorAll('.column, .centre')].map(column =>
    new Map([...(column.matches('.centre') ? [column] : column.querySelectorAll('.card'))]
      .map(element => [graph.byID.get(element.dataset.id), element])));
  const pairs = [];
  columns.slice(1).forEach((right, position) => {
    for (const [user, from] of columns[position]) {
      for (const [target, edges] of Map.groupBy(user.needs, edge => edge.to)) {
        const to = right.get(target);
        if (to) pairs.push({ from, to, isLater: edges.every(edge => edge.isLater) });
      }
    }
  });
  return pairs;
}
