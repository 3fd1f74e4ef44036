// SPDX-License-Identifier: MIT
// How the page makes elements.

// Makes an element. A function becomes a listener, and a text becomes a text: nothing is read as markup.
export function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

export function makeSVG(tag, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter(child => child || child === 0));
  return element;
}

export function find(id) {
  return document.getElementById(id);
}

export function counted(number, one, many = one + 's') {
  return number.toLocaleString('en') + ' ' + (number === 1 ? one : many);
}

// The list, shortened, and a button that adds more of it.
export function shortened(items, limit, show) {
  const list = items.slice(0, limit).map(show);
  if (items.length <= limit) return list;
  const button = make('button', { type: 'button', class: 'more', click: grow }, moreLabel(items.length - limit));
  let shown = limit;
  function grow() {
    const next = items.slice(shown, shown + 100).map(show);
    shown += next.length;
    button.before(...next);
    next[0].focus();
    if (shown < items.length) button.textContent = moreLabel(items.length - shown);
    else button.remove();
    next[0].dispatchEvent(new Event('grown', { bubbles: true }));
  }
  return [...list, button];
}

function moreLabel(count) {
  return count.toLocaleString('en') + ' more';
}

// Settings are kept where the browser allows it; from a file it may not, and they hold until the page is closed.
export const settings = {
  own: new Map(),
  get(name) { try { return localStorage.getItem('di.' + name); } catch { return this.own.get(name); } },
  set(name, value) { try { localStorage.setItem('di.' + name, value); } catch { this.own.set(name, value); } },
};
