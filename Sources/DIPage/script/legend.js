// SPDX-License-Identifier: MIT
// What the signs of the page mean.

import { make, makeSVG } from './elements.js';
import { dot, lifetimeClass, tag } from './pieces.js';

const dots = [
  [{ lifetime: 'singleton' }, 'singleton: one, kept'],
  [{ lifetime: 'weak' }, 'weak: kept while in use'],
  [{ lifetime: 'transient' }, 'transient: a new one each time'],
  [{ lifetime: 'transient', kind: 'requirement' }, 'required: a module above provides it'],
];

const strokes = [['', 'needs it'], ['later', 'asks for it later'], ['meets', 'is met by it'], ['marked', 'leads to the chosen one']];

const words = [['async', 'async', 'has to wait'], ['throws', 'throws', 'may fail'], ['actor', '@MainActor', 'belongs to an actor']];

export function legend() {
  const row = (sign, text) => make('li', {}, sign, make('span', {}, text));
  return make('details', { class: 'legend' }, make('summary', {}, 'Legend'), make('ul', {},
    dots.map(([provider, text]) => row(make('span', { class: 'sign ' + lifetimeClass(provider) }, dot(provider)), text)),
    strokes.map(([kind, text]) => row(makeSVG('svg', { class: 'stroke', viewBox: '0 0 34 10', 'aria-hidden': 'true' },
      makeSVG('path', { d: 'M1 5H32m-6 -4l6 4l-6 4', class: kind })), text)),
    words.map(([kind, word, text]) => row(tag(kind, word), text)),
    row(makeSVG('svg', { class: 'stroke', viewBox: '0 0 34 14', 'aria-hidden': 'true' }, makeSVG('rect', { x: 1, y: 1, width: 32, height: 12, rx: 3 })),
      'a module; a thicker line has more edges')));
}
