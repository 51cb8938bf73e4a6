import { LatLng, Map as LeafletMap } from 'leaflet';
import { expect, onTestFinished, test } from 'vitest';
import { dockCard } from './dock-card.ts';
import { placeCard } from './place-card.ts';

const centre = new LatLng(43.25, -79.87);

/** A map of a size at a height of the window, with a card on it. */
function open([width, height]: readonly [number, number], top: number, cardHeight: number) {
  const place = document.createElement('div');
  place.style.cssText = `position: fixed; top: ${top}px; left: 0; width: ${width}px; height: ${height}px`;
  const card = document.createElement('div');
  card.style.cssText = 'position: absolute; width: 264px; overflow: auto; z-index: 999';
  const content = document.createElement('div');
  content.style.height = `${cardHeight}px`;
  card.append(content);
  document.body.append(place);
  const leaflet = new LeafletMap(place, { center: centre, zoom: 11, zoomControl: false });
  place.append(card);
  onTestFinished(() => {
    leaflet.remove();
    place.remove();
  });
  return { place, leaflet, card };
}

/** Where the pin and the card are in the window. */
function boxes({ place, leaflet, card }: ReturnType<typeof open>, point: LatLng) {
  const { x, y } = leaflet.latLngToContainerPoint(point);
  const map = place.getBoundingClientRect();
  return { pin: { x: map.left + x, y: map.top + y }, card: card.getBoundingClientRect() };
}

function at({ leaflet }: ReturnType<typeof open>, x: number, y: number): LatLng {
  return leaflet.containerPointToLatLng([x, y]);
}

test('a card that has room above its pin stands there, clear of it', () => {
  const opened = open([800, 600], 0, 200);
  const point = at(opened, 400, 450);
  placeCard(opened.card, opened.leaflet, point);
  const { pin, card } = boxes(opened, point);
  expect(card.bottom).toBe(pin.y - 24);
  expect(card.height).toBe(200);
});

test('a map that hangs below the window has its cards where they are seen', () => {
  const opened = open([800, 900], innerHeight - 400, 1000);
  const point = at(opened, 100, 200);
  placeCard(opened.card, opened.leaflet, point);
  const { pin, card } = boxes(opened, point);
  expect(card.bottom).toBeLessThanOrEqual(innerHeight);
  expect(card.top).toBeGreaterThanOrEqual(opened.place.getBoundingClientRect().top);
  // Too high for above and below, it stands beside the pin.
  expect(card.left).toBeGreaterThan(pin.x);
  expect(card.height).toBe(376);
});

test.each([
  [100, 'lower'],
  [560, 'upper'],
])('a docked card whose pin is at %i px stands at the %s edge', (y, edge) => {
  const opened = open([390, 600], 0, 140);
  const point = at(opened, 200, y);
  dockCard(opened.card, opened.leaflet, point);
  const { pin, card } = boxes(opened, point);
  expect(edge === 'lower' ? 600 - card.bottom : card.top).toBe(12);
  expect(card.top > pin.y || card.bottom < pin.y).toBe(true);
  // However much it holds, half of the map stays in sight.
  const tall = open([390, 600], 0, 1000);
  dockCard(tall.card, tall.leaflet, at(tall, 200, y));
  expect(tall.card.getBoundingClientRect().height).toBeLessThanOrEqual(300);
});

test('what sticks to the top of the page covers no card', () => {
  document.documentElement.style.setProperty('--bw-sticky-top', '64px');
  onTestFinished(() => void document.documentElement.style.removeProperty('--bw-sticky-top'));
  const opened = open([300, 500], 0, 1000);
  const point = at(opened, 150, 400);
  placeCard(opened.card, opened.leaflet, point);
  const { pin, card } = boxes(opened, point);
  expect(card.top).toBe(64 + 12);
  expect(card.bottom).toBe(pin.y - 24);
});
