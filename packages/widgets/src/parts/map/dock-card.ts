import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { Map as LeafletMap } from 'leaflet';
import { edge, gap, put, seenPart } from './place-card.ts';

/** Narrower maps are a phone's screen, in pixels. */
const phoneWidth = 540;

/**
 * On a phone's map puts a card at the lower edge of what is seen of the map, at the upper one where
 * its point lies below, so that it covers no neighbour of the point; answers whether it has.
 */
export function dockCard(card: HTMLElement, leaflet: LeafletMap, point: Point): boolean {
  const { x: width } = leaflet.getSize();
  if (width >= phoneWidth) return false;
  const { y } = leaflet.latLngToContainerPoint(point);
  const seen = seenPart(leaflet);
  card.style.maxBlockSize = 'none';
  const { offsetWidth, offsetHeight } = card;
  const height = Math.min(offsetHeight, Math.max((seen.bottom - seen.top) / 2 - edge, 96));
  const lowest = seen.bottom - edge - height;
  const isFree = y + gap.along <= lowest || y > seen.bottom;
  put(card, { left: (width - offsetWidth) / 2, top: isFree ? lowest : seen.top + edge, height });
  return true;
}
