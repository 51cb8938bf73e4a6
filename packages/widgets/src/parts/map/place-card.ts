import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { Map as LeafletMap } from 'leaflet';

/** Between a card and its point above or below it, and beside it, in pixels. */
export interface CardGap {
  readonly along: number;
  readonly beside: number;
}

/** Beside its middle a price takes more room. */
export const gap: CardGap = { along: 24, beside: 52 };
/** Between a card and the edge of the map, in pixels. */
export const edge = 12;

/** Between two values, the lower one where there is no room. */
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Puts a card above or below a point of the map, where there is more room of what is seen of the
 * map; where the card is too high for either and there is room at its side, there.
 */
export function placeCard(
  card: HTMLElement,
  leaflet: LeafletMap,
  point: Point,
  { along, beside }: CardGap = gap,
): void {
  const { x, y } = leaflet.latLngToContainerPoint(point);
  const { x: width } = leaflet.getSize();
  const seen = seenPart(leaflet);
  card.style.maxBlockSize = 'none';
  const { offsetWidth, offsetHeight } = card;
  const isBelow = y < (seen.top + seen.bottom) / 2;
  const room = (isBelow ? seen.bottom - y : y - seen.top) - along - edge;
  const isRight = x < width / 2;
  const besideRoom = (isRight ? width - x : x) - beside - edge;

  if (offsetHeight > room && besideRoom >= offsetWidth) {
    const height = Math.min(offsetHeight, seen.bottom - seen.top - 2 * edge);
    const top = within(y - height / 2, seen.top + edge, seen.bottom - edge - height);
    put(card, { left: isRight ? x + beside : x - beside - offsetWidth, top, height });
  } else {
    const height = Math.min(offsetHeight, Math.max(room, 96));
    const left = within(x - offsetWidth / 2, edge, width - offsetWidth - edge);
    put(card, { left, top: isBelow ? y + along : y - along - height, height });
  }
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

export function put({ style }: HTMLElement, { left, top, height }: Box): void {
  style.maxBlockSize = `${height}px`;
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.bottom = 'auto';
}

/** The part of the map that the window shows, below what sticks to its top. */
export function seenPart(leaflet: LeafletMap) {
  const container = leaflet.getContainer();
  const { top, height } = container.getBoundingClientRect();
  const stuck = Number.parseFloat(getComputedStyle(container).getPropertyValue('--bw-sticky-top'));
  const covered = Number.isNaN(stuck) ? 0 : stuck;
  return {
    top: within(covered - top, 0, height),
    bottom: within(window.innerHeight - top, 0, height),
  };
}
