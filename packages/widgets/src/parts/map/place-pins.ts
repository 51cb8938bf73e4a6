import type { Map as LeafletMap, Marker } from 'leaflet';
import { findPost, type Post } from './post.ts';
import { spreadBoxes } from './spread-boxes.ts';

interface PlacedPin {
  readonly button: HTMLElement;
  readonly marker: Marker;
}

/** Moves pins that the edge of the map would cut off, or that lie on each other, until all of each is seen. */
export function placePins(leaflet: LeafletMap, pins: readonly PlacedPin[]): void {
  const room = leaflet.getSize();
  // All is read before anything is written, for the sake of one layout.
  const shown = pins.flatMap(({ button, marker }) => {
    const { x, y } = leaflet.latLngToContainerPoint(marker.getLatLng());
    const isInView = x >= 0 && y >= 0 && x <= room.x && y <= room.y;
    if (!isInView) return [];
    const { offsetWidth: width, offsetHeight: height } = button;
    // Its style says where it stands beside its place: in the middle of it, or above.
    const beside = new DOMMatrix(getComputedStyle(button).transform);
    return [{ button, x: x + beside.e + width / 2, y: y + beside.f + height / 2, width, height }];
  });
  const moves = new Map(spreadBoxes(shown, room).map((move, at) => [shown[at]?.button, move]));
  const boxes = new Map(shown.map((box) => [box.button, box]));
  for (const { button } of pins) {
    const box = boxes.get(button);
    const move = moves.get(button);
    const hasMoved = move !== undefined && (move.x !== 0 || move.y !== 0);
    button.style.translate = hasMoved ? `${move.x}px ${move.y}px` : '';
    button.classList.toggle('is-moved', hasMoved);
    if (box && hasMoved) drawPost(button, findPost(box, move));
  }
}

/** A sign that has moved still points at its place. */
function drawPost({ style }: HTMLElement, { left, top, length, turn }: Post): void {
  style.setProperty('--_post-left', `${left}px`);
  style.setProperty('--_post-top', `${top}px`);
  style.setProperty('--_post-length', `${length}px`);
  style.setProperty('--_post-turn', `${turn}rad`);
}
