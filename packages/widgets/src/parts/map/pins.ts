import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet';
import { placePins } from './place-pins.ts';
import './pins.css';

/** What a pin shows and says. */
export interface PinFace {
  readonly text: string;
  /** Its name for screen readers. */
  readonly label: string;
  /** What the style sheet distinguishes it by, such as `chosen`. */
  readonly tone?: string | undefined;
  /** Whether it is chosen, where a press turns that and opens nothing. */
  readonly isPressed?: boolean;
}

export interface PinStates {
  /** Keys of pins. */
  readonly marked: string | undefined;
  readonly selected: string | undefined;
  readonly visited: ReadonlySet<string>;
}

/** What a pin can stand for: one thing, or a group of `count`. */
export interface Pinned extends Point {
  readonly count: number;
}

/** How what pins stand for is distinguished. */
export interface PinKind<Item> {
  /** The same thing or group keeps its pin from one answer to the next. */
  readonly keyOf: (item: Item) => string;
  readonly isGroup: (item: Item) => boolean;
  /** How one thing shows; defaults to a pill with its price. */
  readonly shape?: 'price' | 'sign';
}

/** A button on the map, and what it stands for at the moment. */
interface Pin<Item> {
  key: string;
  item: Item;
  readonly button: HTMLButtonElement;
  readonly marker: Marker;
}

/** Pins on a map; one at a time is in the tab order, arrow keys lead from one to the next. */
export interface Pins<Item> {
  /** Shows these, in the order in which the keys walk through them. */
  show(items: readonly Item[], face: (item: Item) => PinFace): void;
  setStates(states: PinStates): void;
  focus(key: string): void;
  close(): void;
}

interface PinEvents<Item> {
  /** `beneath` are others that the same press has come down on. */
  onPick(item: Item, beneath: readonly Item[]): void;
  /** Somebody points at a pin with the pointer or the focus, or leaves it. */
  onPoint(item: Item | undefined): void;
}

/** Puts pins on a map. */
export function createPins<Item extends Pinned>(
  leaflet: LeafletMap,
  { keyOf, isGroup, shape = 'price' }: PinKind<Item>,
  { onPick, onPoint }: PinEvents<Item>,
): Pins<Item> {
  const pins = new Map<string, Pin<Item>>();
  // Pins that left the view stand for those that come into it: making one costs more than moving it.
  const spare: Pin<Item>[] = [];
  let order: readonly Pin<Item>[] = [];
  let isDragged = false;
  const startDrag = () => {
    isDragged = true;
  };
  leaflet.on('dragstart', startDrag);
  const place = () => placePins(leaflet, order);
  leaflet.on('moveend', place);

  function setRoving(current: Pin<Item> | undefined): void {
    for (const pin of order) pin.button.tabIndex = pin === current ? 0 : -1;
  }

  function walk(press: KeyboardEvent, from: Pin<Item>): void {
    const at = order.indexOf(from);
    const next = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: order.length - 1,
    }[press.key];
    if (next === undefined) return;
    press.preventDefault();
    // The map pans by the same keys when it has the focus itself.
    press.stopPropagation();
    order[(next + order.length) % order.length]?.button.focus({ preventScroll: true });
  }

  function beneath({ detail, clientX, clientY }: MouseEvent, pressed: Pin<Item>): Item[] {
    if (detail === 0) return [];
    return order
      .filter((pin) => pin !== pressed && isAt(pin.button, clientX, clientY))
      .map(({ item }) => item);
  }

  function make(item: Item): Pin<Item> {
    const button = document.createElement('button');
    button.type = 'button';
    const icon = new DivIcon({ html: button, className: 'pin-place', iconSize: [0, 0] });
    const marker = new Marker(item, { icon, interactive: false, keyboard: false });
    const pin: Pin<Item> = { key: keyOf(item), item, button, marker };
    button.addEventListener('pointerdown', () => {
      isDragged = false;
    });
    button.addEventListener('click', (press) => {
      // The pin went along under the pointer that dragged the map. A key's press has no detail.
      if (!isDragged || press.detail === 0) onPick(pin.item, beneath(press, pin));
    });
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    button.addEventListener('keydown', (press) => walk(press, pin));
    button.addEventListener('pointerenter', () => onPoint(pin.item));
    button.addEventListener('pointerleave', () => onPoint(undefined));
    button.addEventListener('focus', () => {
      setRoving(pin);
      onPoint(pin.item);
    });
    button.addEventListener('blur', () => onPoint(undefined));
    return pin;
  }

  function add(item: Item): Pin<Item> {
    const pin = spare.pop() ?? make(item);
    pin.key = keyOf(item);
    pin.item = item;
    pin.button.className = isGroup(item) ? `pin pin-count pin-${sizeOf(item)}` : `pin pin-${shape}`;
    pin.button.removeAttribute('aria-expanded');
    pin.marker.setLatLng(item).addTo(leaflet);
    pins.set(pin.key, pin);
    return pin;
  }

  function remove(pin: Pin<Item>): void {
    pin.marker.remove();
    pins.delete(pin.key);
    spare.push(pin);
  }

  return {
    show(items, face) {
      const wanted = new Set(items.map(keyOf));
      const hadFocus = order.some((pin) => pin.button.matches(':focus'));
      for (const pin of [...pins.values()]) if (!wanted.has(pin.key)) remove(pin);
      order = items.map((item) => pins.get(keyOf(item)) ?? add(item));
      for (const pin of order) {
        const { text, label, tone, isPressed } = face(pin.item);
        pin.button.textContent = text;
        pin.button.setAttribute('aria-label', label);
        if (tone === undefined) delete pin.button.dataset.tone;
        else pin.button.dataset.tone = tone;
        if (isPressed === undefined) pin.button.removeAttribute('aria-pressed');
        else pin.button.setAttribute('aria-pressed', String(isPressed));
      }
      place();
      const focused = order.find((pin) => pin.button.matches(':focus'));
      setRoving(focused ?? order[0]);
      if (hadFocus && !focused) order[0]?.button.focus({ preventScroll: true });
    },
    setStates({ marked, selected, visited }) {
      for (const { key, item, button } of order) {
        button.classList.toggle('is-marked', key === marked);
        button.classList.toggle('is-selected', key === selected);
        button.classList.toggle('is-visited', visited.has(key));
        if (isGroup(item) || button.hasAttribute('aria-pressed')) continue;
        button.setAttribute('aria-expanded', String(key === selected));
      }
    },
    focus: (key) => pins.get(key)?.button.focus({ preventScroll: true }),
    close() {
      leaflet.off('dragstart', startDrag);
      leaflet.off('moveend', place);
      for (const pin of [...pins.values()]) remove(pin);
    },
  };
}

/** Whether an element is drawn where the window has been pressed. */
function isAt(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Returns one of three sizes, so that a glance distinguishes tens from hundreds. */
function sizeOf({ count }: Pinned): 'small' | 'medium' | 'large' {
  if (count < 10) return 'small';
  return count < 100 ? 'medium' : 'large';
}
