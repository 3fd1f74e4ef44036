// SPDX-License-Identifier: MIT
// The map of the whole graph: a frame for each module, opened on demand, and lines between what is shown.

import { address, filterOf, go, mapAddress, state } from './address.js';
import { makeCamera } from './camera.js';
import { counted, find, make, makeSVG } from './elements.js';
import { passes } from './filters.js';
import { graph } from './graph.js';
import { curve, layoutOf, shortName } from './layout.js';
import { legend } from './legend.js';
import { longestChain, reasons } from './paths.js';
import { card, dot, lifetimeClass, lifetimeText } from './pieces.js';

// So many providers are shown at once, if nobody chooses.
const openLimit = 150;
// So many can be opened together.
const allLimit = 3000;

// With more lines than these, they are faint.
const crowd = 400;

// Where the map was left: its part of the window, the places of its frames, and the modules that were open.
let left = null;

export function mapView() {
  const open = openModules();
  const marked = markedWays();
  const layout = layoutOf(graph, open, marked.providers, innerWidth / Math.max(300, innerHeight - 110));
  const content = makeSVG('g', {}, framesOf(layout, open, true), linesOf(layout, marked), framesOf(layout, open, false), nodesOf(layout, marked));
  const svg = makeSVG('svg', { class: 'canvas', role: 'group', 'aria-label': `Map of ${graph.root}` }, content);
  const kinds = ['map', marked.edges.size && 'chosen', layout.lines.length > crowd && 'crowded'];
  const element = make('section', { class: kinds.filter(Boolean).join(' '), 'aria-label': 'Map' },
    make('h1', { class: 'hidden' }, 'Map'), controls(layout, open), make('div', { class: 'window' }, svg, selection()));
  return { title: 'Map', element, settle: () => settleMap(element, svg, content, layout, open) };
}

// MARK: What is open and what is marked

function openModules() {
  const names = graph.modules.map(module => module.name);
  const chosen = state.open?.split(',') ?? (graph.providers.length <= openLimit ? names : []);
  return new Set(names.filter(name => chosen.includes(name)));
}

// The providers and edges of the ways that the address asks for: to one provider, or the longest chain.
function markedWays() {
  const subject = graph.byID.get(state.at);
  const ways = state.chain ? [longestChain(graph.providers)] : subject ? reasons(subject).flatMap(({ ways }) => ways) : [];
  const edges = new Set(ways.flat());
  const providers = new Set([...edges].flatMap(edge => [edge.from, edge.to]));
  return { edges, providers: subject ? providers.add(subject) : providers };
}

function openAddress(modules) {
  return { ...state, open: [...modules].join(',') || '-' };
}

// MARK: Drawing

// Lines pass over the frames with providers, and behind the others.
function framesOf({ frames }, open, isPart) {
  return frames.filter(frame => frame.nodes.length > 0 === isPart).map(frame =>
    makeSVG('g', { class: isPart ? 'frame open' : 'frame', transform: `translate(${frame.x} ${frame.y})`, 'data-group': !isPart },
      makeSVG('rect', { width: frame.width, height: frame.height, rx: 12 }), titleOf(frame, open), !isPart && shares(frame)));
}

// The name of a module, which opens and closes it.
function titleOf({ module: { name }, providers, nodes, isOpen, width, height }, open) {
  const isPart = nodes.length > 0;
  const next = new Set(open);
  if (isOpen) next.delete(name); else next.add(name);
  const amount = isOpen ? '−' : isPart ? `${nodes.length} of ${providers.length} +` : counted(providers.length, 'provider');
  return makeSVG('a', { href: address(openAddress(next)), id: 'frame-' + name, 'data-item': true, 'aria-expanded': String(isOpen),
    'aria-label': `${name}, ${counted(providers.length, 'provider')}`, class: 'title' },
    makeSVG('rect', { width, height: isPart ? 36 : height, rx: 12, class: 'touch' }),
    makeSVG('text', { x: 16, y: 25, class: 'module' }, name),
    makeSVG('text', { x: isPart ? width - 16 : 16, y: isPart ? 25 : 45, class: isPart ? 'amount end' : 'amount' }, amount),
    makeSVG('title', {}, isOpen ? `Close ${name}` : `Open ${name}`));
}

// How many are kept and how many are made anew.
function shares({ providers, width: whole }) {
  let x = 16;
  return ['singleton', 'weak', 'transient'].map(lifetime => {
    const part = providers.filter(provider => provider.lifetime === lifetime).length / Math.max(1, providers.length);
    const width = part * (whole - 32);
    const bar = makeSVG('rect', { x, y: 56, width, height: 4, class: 'part ' + lifetime });
    x += width;
    return bar;
  });
}

function linesOf({ lines }, marked) {
  return makeSVG('g', { class: 'lines' }, lines.map(line => makeSVG('path', { d: curve(line), class: lineClass(line, marked),
    'stroke-width': line.edges.length > 1 ? Math.min(5, 1.4 + Math.log2(line.edges.length) * 0.4) : 1.4,
    'data-from': endOf(line.from), 'data-to': endOf(line.to) },
    makeSVG('title', {}, `${nameOfEnd(line.from)} needs ${nameOfEnd(line.to)}${line.edges.length > 1 ? `: ${line.edges.length} edges` : ''}`))));
}

function lineClass({ edges }, marked) {
  return [edges.every(edge => edge.isLater) && 'later', edges.every(edge => edge.kind === 'requirement') && 'meets',
    edges.some(edge => marked.edges.has(edge)) && 'marked'].filter(Boolean).join(' ') || null;
}

function endOf({ provider, module }) {
  return provider?.id ?? 'frame-' + module.name;
}

function nameOfEnd({ provider, module }) {
  return provider?.accessor ?? module.name;
}

function nodesOf({ nodes }, marked) {
  const groups = Map.groupBy(nodes.values(), node => node.provider.module);
  return [...groups.values()].map(group => makeSVG('g', { 'data-group': true }, group.map(node => nodeOf(node, marked))));
}

function nodeOf({ provider, x, y, width, height }, marked) {
  const isSubject = provider.id === state.at;
  const kinds = ['node', lifetimeClass(provider), marked.providers.has(provider) && 'marked', isSubject && 'subject',
    !passes(provider, filterOf(state)) && 'faded'];
  const point = dot(provider);
  for (const [name, value] of Object.entries({ x: 10, y: 8, width: 12, height: 12 })) point.setAttribute(name, value);
  return makeSVG('a', { class: kinds.filter(Boolean).join(' '), href: isSubject ? address({ ...filterOf(state), view: 'provider', key: provider.id })
    : mapAddress(provider, state.open), id: 'map-' + provider.id, 'data-item': true, 'data-id': provider.id,
    transform: `translate(${x} ${y})`, 'aria-label': `${provider.accessor}, ${lifetimeText(provider)}` },
    makeSVG('rect', { width, height, rx: 7 }), point,
    makeSVG('text', { x: 29, y: 18.5 }, shortName(provider.accessor)),
    makeSVG('title', {}, `${provider.id}\n${lifetimeText(provider)} ${provider.type}`));
}

// MARK: Beside the drawing

function controls({ frames }, open) {
  const button = (id, text, title, attributes = {}) => make('button', { type: 'button', id, title, 'aria-label': title, ...attributes }, text);
  const isAll = frames.every(frame => frame.isOpen || !frame.providers.length);
  const all = isAll ? [] : graph.modules.map(module => module.name);
  return make('div', { class: 'controls' },
    make('div', { class: 'zoom' }, button('zoom-in', '+', 'Nearer (+)'), button('zoom-out', '−', 'Farther (-)'), button('zoom-fit', '⤢', 'The whole map (0)')),
    make('div', { class: 'choices' },
      (isAll || graph.providers.length <= allLimit) && button('open-all', isAll ? 'Close all' : 'Open all', isAll ? 'Close all modules' : 'Open all modules',
        { click: () => go(openAddress(new Set(all))) }),
      button('longest', 'Longest chain', 'The longest chain of builds', { 'aria-pressed': String(Boolean(state.chain)), click: () => go({ ...state, at: '', chain: state.chain ? '' : 'longest' }) })),
    legend());
}

function selection() {
  const subject = graph.byID.get(state.at);
  return subject && make('section', { class: 'selection', 'aria-label': 'Chosen' }, card(subject),
    make('p', { class: 'actions' }, make('a', { class: 'button', href: address({ ...filterOf(state), view: 'routes', to: subject.id }) }, 'Why is it here?'),
      make('a', { class: 'button', href: address({ ...state, at: '' }), id: 'unselect' }, 'Unmark')));
}

// MARK: Moving

function settleMap(element, svg, content, layout, open) {
  const places = layout.frames.map(({ x, y }) => `${x} ${y}`).join();
  const before = left;
  const camera = makeCamera(svg, ({ scale, x, y }) => {
    content.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
    element.classList.toggle('far', scale < 0.45);
    element.style.setProperty('--enlarged', Math.min(5, Math.max(1, 0.8 / scale)));
    left = { view: camera.view, open, places };
  });
  begin(camera, layout, before, places);
  const buttons = { 'zoom-in': () => camera.zoom(1.4), 'zoom-out': () => camera.zoom(1 / 1.4), 'zoom-fit': () => camera.fit(layout.bounds) };
  for (const [id, action] of Object.entries(buttons)) find(id).addEventListener('click', action);
  svg.addEventListener('focusin', event => {
    const node = layout.nodes.get(graph.byID.get(event.target.dataset.id));
    if (node && event.target.matches(':focus-visible')) camera.reveal(node);
  });
  highlight(svg);
}

// The map is shown as it was left; a module that was just opened is shown so that it can be read, and so is what was chosen.
function begin(camera, layout, before, places) {
  const opened = before && layout.frames.find(({ module: { name }, isOpen }) => isOpen && !before.open.has(name));
  if (before?.places === places) camera.show(before.view);
  else if (opened) camera.read(opened);
  else camera.fit(layout.bounds);
  const subject = layout.nodes.get(graph.byID.get(state.at));
  if (subject && camera.view.scale < 0.4) camera.read(subject, 0.8);
  if (subject) camera.reveal(subject);
}

// Marks the lines of what is under the pointer or has the focus, and the other ends.
function highlight(svg) {
  const beside = new Map();
  for (const path of svg.querySelectorAll('.lines path')) {
    for (const id of [path.dataset.from, path.dataset.to]) beside.set(id, [...beside.get(id) ?? [], path]);
  }
  let near = [];
  const mark = event => {
    for (const item of near) item.classList.remove('near');
    const link = event.type === 'pointerout' || event.type === 'focusout' ? null : event.target.closest?.('[data-item]');
    const paths = link ? beside.get(link.dataset.id ?? link.id) ?? [] : [];
    near = [...paths, ...paths.flatMap(path => [path.dataset.from, path.dataset.to])
      .map(id => id.startsWith('frame-') ? find(id) : find('map-' + id)).filter(Boolean)];
    for (const item of near) item.classList.add('near');
    svg.classList.toggle('pointed', near.length > 0);
  };
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) svg.addEventListener(type, mark);
}
