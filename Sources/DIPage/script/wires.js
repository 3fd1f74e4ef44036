// SPDX-License-Identifier: MIT
// The curves between cards.

import { state } from './address.js';
import { makeSVG } from './elements.js';

// Draws a curve for each pair of elements, from the right side of one to the left side of the other. The browser has
// laid the cards out, so their places are read from it.
export function drawWires(stage, pairs) {
  const origin = stage.getBoundingClientRect();
  const boxes = new Map();
  const box = element => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const ports = spread(pairs, box);
  const paths = pairs.map((pair, index) => {
    const { start, end } = ports[index];
    const [x1, y1] = [box(pair.from).right - origin.left, start - origin.top];
    const [x2, y2] = [box(pair.to).left - origin.left, end - origin.top];
    const bend = Math.max(16, (x2 - x1) / 2);
    return makeSVG('path', {
      d: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, class: pair.isLater ? 'later' : null,
      'data-from': pair.from.dataset.id, 'data-to': pair.to.dataset.id,
    });
  });
  const svg = stage.querySelector('.wires');
  svg.setAttribute('width', stage.scrollWidth);
  svg.setAttribute('height', stage.scrollHeight);
  svg.replaceChildren(...paths);
}

// The heights at which curves meet their cards: beside each other in the order of the other ends.
function spread(pairs, box) {
  const ports = pairs.map(() => ({}));
  for (const [end, other, key] of [['from', 'to', 'start'], ['to', 'from', 'end']]) {
    const groups = Map.groupBy(pairs.keys(), index => pairs[index][end]);
    for (const [element, group] of groups) {
      const { top, height } = box(element);
      const gap = Math.min(12, height * 0.7 / group.length);
      group.sort((a, b) => box(pairs[a][other]).top - box(pairs[b][other]).top);
      group.forEach((index, position) => {
        ports[index][key] = top + height / 2 + (position - (group.length - 1) / 2) * gap;
      });
    }
  }
  return ports;
}

// Marks the curves of the card under the pointer or with the focus.
export function highlightWires(stage) {
  const mark = event => {
    const id = event.type === 'pointerout' || event.type === 'focusout' ? null : event.target.closest?.('[data-id]')?.dataset.id;
    stage.classList.toggle('pointed', Boolean(id) && id !== state.key);
    for (const path of stage.querySelectorAll('.wires path')) {
      path.classList.toggle('near', path.dataset.from === id || path.dataset.to === id);
    }
  };
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) stage.addEventListener(type, mark);
}
