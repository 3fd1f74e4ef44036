// SPDX-License-Identifier: MIT
// What is seen of a drawing: it is dragged and zoomed by a mouse, by fingers and by keys.

const limits = { least: 0.03, most: 3 };

// The part of the window that shows a box as large as it can, with a little room around it.
export function fitted(box, width, height, most = 1.2) {
  const room = 24;
  const scale = clamp(Math.min((width - 2 * room) / box.width, (height - 2 * room) / box.height), limits.least, most);
  return { scale, x: width / 2 - scale * (box.x + box.width / 2), y: height / 2 - scale * (box.y + box.height / 2) };
}

// The same, but no smaller than can be read: then the beginning of the box is shown.
export function legible(box, width, height, least) {
  const view = fitted(box, width, height, 1);
  if (view.scale >= least) return view;
  return { scale: least, x: 24 - least * box.x, y: 24 - least * box.y };
}

// Zooms around a point, which stays where it is.
export function zoomed({ scale, x, y }, factor, pointX, pointY) {
  const next = clamp(scale * factor, limits.least, limits.most);
  return { scale: next, x: pointX - (pointX - x) * next / scale, y: pointY - (pointY - y) * next / scale };
}

function clamp(number, least, most) {
  return Math.max(least, Math.min(most, number));
}

// A camera over an element of SVG. `draw` is called with each view.
export function makeCamera(svg, draw) {
  const camera = {
    view: { scale: 1, x: 0, y: 0 },
    show(view) { camera.view = view; draw(view); },
    zoom(factor, x = svg.clientWidth / 2, y = svg.clientHeight / 2) { camera.show(zoomed(camera.view, factor, x, y)); },
    move(x, y) { camera.show({ ...camera.view, x: camera.view.x + x, y: camera.view.y + y }); },
    fit(box) { camera.show(fitted(box, svg.clientWidth, svg.clientHeight)); },
    read(box, least = 0.6) { camera.show(legible(box, svg.clientWidth, svg.clientHeight, least)); },
    // Brings a box into sight if it is not.
    reveal(box) {
      const { scale, x, y } = camera.view;
      const inside = (start, size, whole) => start >= 0 && start + size * scale <= whole;
      if (inside(x + box.x * scale, box.width, svg.clientWidth) && inside(y + box.y * scale, box.height, svg.clientHeight)) return;
      camera.show({ scale, x: svg.clientWidth / 2 - scale * (box.x + box.width / 2), y: svg.clientHeight / 2 - scale * (box.y + box.height / 2) });
    },
  };
  listen(svg, camera);
  return camera;
}

function listen(svg, camera) {
  svg.addEventListener('wheel', event => {
    event.preventDefault();
    const box = svg.getBoundingClientRect();
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  svg.addEventListener('dragstart', event => event.preventDefault());
  follow(svg, (others, before, event) => drag(camera, svg.getBoundingClientRect(), others, before, event));
}

// Calls an action with each move of a finger, or of a mouse with its button down. What was dragged is not clicked.
function follow(svg, action) {
  const fingers = new Map();
  let hasMoved = false;
  svg.addEventListener('pointerdown', event => {
    if (event.button) return;
    if (!fingers.size) hasMoved = false;
    fingers.set(event.pointerId, event);
  });
  svg.addEventListener('pointermove', event => {
    const before = fingers.get(event.pointerId);
    if (!before || !hasMoved && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 5) return;
    if (!hasMoved) svg.setPointerCapture(event.pointerId);
    hasMoved = true;
    action([...fingers.values()].filter(finger => finger !== before), before, event);
    fingers.set(event.pointerId, event);
  });
  for (const type of ['pointerup', 'pointercancel']) svg.addEventListener(type, event => fingers.delete(event.pointerId));
  svg.addEventListener('click', event => { if (hasMoved) { event.preventDefault(); event.stopPropagation(); } }, { capture: true });
}

// One finger moves the drawing; two zoom it around the one that rests.
function drag(camera, box, [other], before, event) {
  if (!other) return camera.move(event.clientX - before.clientX, event.clientY - before.clientY);
  const apart = finger => Math.max(1, Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY));
  camera.zoom(apart(event) / apart(before), other.clientX - box.left, other.clientY - box.top);
}
