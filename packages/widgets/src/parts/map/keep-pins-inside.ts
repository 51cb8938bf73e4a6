import type { Map as LeafletMap, Marker } from 'leaflet';

interface PlacedPin {
  readonly button: HTMLElement;
  readonly marker: Marker;
}

/** Between a pin and the edge of the map, in pixels. */
const edge = 4;

/** Moves pins that the edge of the map would cut off inwards, until all of them is seen. */
export function keepPinsInside(leaflet: LeafletMap, pins: readonly PlacedPin[]): void {
  const size = leaflet.getSize();
  // All is read before anything is written, for the sake of one layout.
  const moves = pins.map(({ button, marker }) => {
    const { x, y } = leaflet.latLngToContainerPoint(marker.getLatLng());
    const isInView = x >= 0 && y >= 0 && x <= size.x && y <= size.y;
    const across = isInView ? inwards(x, button.offsetWidth, size.x) : 0;
    const down = isInView ? inwards(y, button.offsetHeight, size.y) : 0;
    return { button, translate: across === 0 && down === 0 ? '' : `${across}px ${down}px` };
  });
  for (const { button, translate } of moves) button.style.translate = translate;
}

/** How far the middle of a pin must move for both its sides to lie within `room`. */
function inwards(middle: number, length: number, room: number): number {
  const least = length / 2 + edge;
  return Math.max(least, Math.min(middle, room - least)) - middle;
}
