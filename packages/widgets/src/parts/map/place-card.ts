import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { Map as LeafletMap } from 'leaflet';

const gap = 24;
const edge = 12;

/** Puts a card above or below a point of the map, wherever there is more room, within its edges. */
export function placeCard(card: HTMLElement, leaflet: LeafletMap, point: Point): void {
  const { x, y } = leaflet.latLngToContainerPoint(point);
  const size = leaflet.getSize();
  const left = Math.min(Math.max(x - card.offsetWidth / 2, edge), size.x - card.offsetWidth - edge);
  const isBelow = y < size.y / 2;
  const room = (isBelow ? size.y - y : y) - gap - edge;
  card.style.maxBlockSize = `${Math.max(room, 160)}px`;
  card.style.left = `${Math.max(left, edge)}px`;
  card.style.top = isBelow ? `${y + gap}px` : 'auto';
  card.style.bottom = isBelow ? 'auto' : `${size.y - y + gap}px`;
}
