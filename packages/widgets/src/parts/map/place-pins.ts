import type { Map as LeafletMap, Marker } from 'leaflet';
import { type Box, spreadBoxes } from './spread-boxes.ts';

interface PlacedPin {
  readonly button: HTMLElement;
  readonly marker: Marker;
}

/** Moves pins that the edge of the map would cut off, or that lie on each other, until all of each is seen. */
export function placePins(leaflet: LeafletMap, pins: readonly PlacedPin[]): void {
  const room = leaflet.getSize();
  // All is read before anything is written, for the sake of one layout.
  const shown: Box[] = [];
  const shownButtons: HTMLElement[] = [];
  const hidden: HTMLElement[] = [];
  for (const { button, marker } of pins) {
    const { x, y } = leaflet.latLngToContainerPoint(marker.getLatLng());
    const isInView = x >= 0 && y >= 0 && x <= room.x && y <= room.y;
    if (!isInView) hidden.push(button);
    else {
      shown.push({ x, y, width: button.offsetWidth, height: button.offsetHeight });
      shownButtons.push(button);
    }
  }
  const moves = spreadBoxes(shown, room);
  for (const button of hidden) button.style.translate = '';
  shownButtons.forEach((button, index) => {
    const { x, y } = moves[index] ?? { x: 0, y: 0 };
    button.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
  });
}
