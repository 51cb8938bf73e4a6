import type { Map as LeafletMap, Marker } from 'leaflet';
import { spreadBoxes } from './spread-boxes.ts';

interface PlacedPin {
  readonly button: HTMLElement;
  readonly marker: Marker;
}

/** Of a sign, below its board, in pixels. */
const postHeight = 9;

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
  const moves = new Map(
    spreadBoxes(shown, room).map((move, index) => [shown[index]?.button, move]),
  );
  for (const { button } of pins) {
    const { x, y } = moves.get(button) ?? { x: 0, y: 0 };
    button.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
    // A sign that has moved still points at its place.
    button.classList.toggle('is-moved', x !== 0 || y !== 0);
    button.style.setProperty('--_back', `${Math.hypot(x, postHeight - y)}px`);
    button.style.setProperty('--_back-turn', `${Math.atan2(x, postHeight - y)}rad`);
  }
}
