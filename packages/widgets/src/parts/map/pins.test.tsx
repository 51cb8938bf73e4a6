import { LatLng, Map as LeafletMap } from 'leaflet';
import { expect, onTestFinished, test } from 'vitest';
import { createPins, type PinKind, type Pinned } from './pins.ts';

interface Board extends Pinned {
  readonly name: string;
}

const boards: readonly Board[] = [
  { name: 'Main Street', lat: 43.25, lng: -79.87, count: 1 },
  { name: 'Downtown', lat: 43.26, lng: -79.86, count: 24 },
];

const kind: PinKind<Board> = { keyOf: ({ name }) => name, isGroup: ({ count }) => count > 1 };

function open() {
  const place = document.createElement('div');
  place.style.cssText = 'inline-size: 400px; block-size: 300px';
  document.body.append(place);
  const leaflet = new LeafletMap(place, { center: new LatLng(43.25, -79.87), zoom: 11 });
  const told: string[] = [];
  const pins = createPins<Board>(leaflet, kind, {
    onPick: ({ name }) => told.push(`pick ${name}`),
    onPoint: (board) => told.push(board ? `point ${board.name}` : 'leave'),
  });
  onTestFinished(() => {
    pins.close();
    leaflet.remove();
    place.remove();
  });
  const show = (shown: readonly Board[]) =>
    pins.show(shown, ({ name, count }) => ({ text: String(count), label: name }));
  const button = (name: string) => {
    const found = place.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
    if (!found) throw new Error(`No pin is called ${name}`);
    return found;
  };
  return { pins, show, told, button, leaflet };
}

test('a pin is picked and pointed at, and says what stands there', () => {
  const { show, told, button } = open();
  show(boards);
  expect([...button('Downtown').classList]).toEqual(
    expect.arrayContaining(['pin', 'pin-count', 'pin-medium']),
  );
  button('Main Street').focus();
  button('Main Street').click();
  expect(told).toEqual(['point Main Street', 'pick Main Street']);
});

test('one pin is in the tab order, and arrow keys lead to the next', () => {
  const { show, button } = open();
  show(boards);
  expect([button('Main Street').tabIndex, button('Downtown').tabIndex]).toEqual([0, -1]);
  button('Main Street').focus();
  const press = { key: 'ArrowRight', bubbles: true, cancelable: true };
  button('Main Street').dispatchEvent(new KeyboardEvent('keydown', press));
  expect(document.activeElement).toBe(button('Downtown'));
  expect([button('Main Street').tabIndex, button('Downtown').tabIndex]).toEqual([-1, 0]);
});

test('what is still there keeps its pin and its focus', () => {
  const { pins, show, button } = open();
  show(boards);
  const before = button('Downtown');
  before.focus();
  show(boards.slice(1));
  expect(button('Downtown')).toBe(before);
  expect(document.activeElement).toBe(before);
  pins.setStates({ marked: 'Downtown', selected: undefined, visited: new Set() });
  expect(before.classList.contains('is-marked')).toBe(true);
  expect(before.hasAttribute('aria-expanded')).toBe(false);
});

test('a drag that begins on a pin is no press of it', () => {
  const { show, told, button } = open();
  show(boards);
  const pin = button('Main Street');
  const at = (clientX: number) => ({
    bubbles: true,
    cancelable: true,
    button: 0,
    clientX,
    detail: 1,
  });
  pin.dispatchEvent(new PointerEvent('pointerdown', at(200)));
  pin.dispatchEvent(new MouseEvent('mousedown', at(200)));
  document.body.dispatchEvent(new MouseEvent('mousemove', at(260)));
  document.body.dispatchEvent(new MouseEvent('mouseup', at(260)));
  pin.dispatchEvent(new MouseEvent('click', at(260)));
  expect(told).not.toContain('pick Main Street');
  pin.dispatchEvent(new PointerEvent('pointerdown', at(200)));
  pin.dispatchEvent(new MouseEvent('click', at(200)));
  expect(told).toContain('pick Main Street');
});

test('a pin at the edge of the map is moved inwards until it is whole', () => {
  const { show, button, leaflet } = open();
  const { lat, lng } = leaflet.containerPointToLatLng([1, 150]);
  show([{ name: 'Edge', lat, lng, count: 1 }, ...boards]);
  const pin = button('Edge');
  pin.style.cssText += 'position: absolute; inline-size: 60px; block-size: 26px; padding: 0;';
  pin.style.transform = 'translate(-50%, -50%)';
  leaflet.fire('moveend');
  const map = leaflet.getContainer().getBoundingClientRect();
  expect(pin.getBoundingClientRect().left).toBeCloseTo(map.left + 4, 0);
  // In the middle of the map it stands where it belongs.
  leaflet.setView([lat, lng], 11, { animate: false });
  expect(pin.style.translate).toBe('');
});

test('one that stands above its place is moved until it is whole, too', () => {
  const { show, button, leaflet } = open();
  const { lat, lng } = leaflet.containerPointToLatLng([200, 20]);
  show([{ name: 'Above', lat, lng, count: 30 }]);
  const pin = button('Above');
  pin.style.cssText += 'position: absolute; inline-size: 30px; block-size: 40px; padding: 0;';
  pin.style.transform = 'translate(-50%, calc(-100% - 10px))';
  leaflet.fire('moveend');
  const map = leaflet.getContainer().getBoundingClientRect();
  expect(pin.getBoundingClientRect().top).toBeCloseTo(map.top + 4, 0);
});
