import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet';

/** What a pin shows and says. */
export interface PinFace {
  readonly text: string;
  /** Its name for screen readers. */
  readonly label: string;
}

export interface PinStates {
  /** Keys of pins. */
  readonly marked: string | undefined;
  readonly selected: string | undefined;
  readonly visited: ReadonlySet<ListingId>;
}

interface Pin {
  readonly key: string;
  readonly cluster: SearchCluster;
  readonly button: HTMLButtonElement;
  readonly marker: Marker;
}

/** The key of a pin: the same listing or group keeps its pin from one answer to the next. */
export function pinKey(cluster: SearchCluster): string {
  return cluster.listing
    ? `listing-${cluster.listing.id}`
    : `group-${cluster.count}-${cluster.lat}-${cluster.lng}`;
}

/** Pins on a map; one at a time is in the tab order, arrow keys lead from one to the next. */
export interface Pins {
  /** Shows these, in the order in which the keys walk through them. */
  show(clusters: readonly SearchCluster[], face: (cluster: SearchCluster) => PinFace): void;
  setStates(states: PinStates): void;
  focus(key: string): void;
  close(): void;
}

interface PinEvents {
  onPick(cluster: SearchCluster): void;
  /** Somebody points at a pin with the pointer or the focus, or leaves it. */
  onPoint(cluster: SearchCluster | undefined): void;
}

/** Puts pins on a map. */
export function createPins(leaflet: LeafletMap, { onPick, onPoint }: PinEvents): Pins {
  const pins = new Map<string, Pin>();
  let order: readonly Pin[] = [];
  let isDragged = false;
  const startDrag = () => {
    isDragged = true;
  };
  leaflet.on('dragstart', startDrag);

  function setRoving(current: Pin | undefined): void {
    for (const pin of order) pin.button.tabIndex = pin === current ? 0 : -1;
  }

  function walk(press: KeyboardEvent, from: Pin): void {
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

  function add(cluster: SearchCluster): Pin {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = cluster.listing ? 'pin pin-price' : `pin pin-count pin-${sizeOf(cluster)}`;
    const icon = new DivIcon({ html: button, className: 'pin-place', iconSize: [0, 0] });
    const marker = new Marker(cluster, { icon, interactive: false, keyboard: false });
    const pin: Pin = { key: pinKey(cluster), cluster, button, marker };
    button.addEventListener('pointerdown', () => {
      isDragged = false;
    });
    button.addEventListener('click', ({ detail }) => {
      // The pin went along under the pointer that dragged the map. A key's press has no detail.
      if (!isDragged || detail === 0) onPick(cluster);
    });
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    button.addEventListener('keydown', (press) => walk(press, pin));
    button.addEventListener('pointerenter', () => onPoint(cluster));
    button.addEventListener('pointerleave', () => onPoint(undefined));
    button.addEventListener('focus', () => {
      setRoving(pin);
      onPoint(cluster);
    });
    button.addEventListener('blur', () => onPoint(undefined));
    marker.addTo(leaflet);
    pins.set(pin.key, pin);
    return pin;
  }

  function remove(pin: Pin): void {
    pin.marker.remove();
    pins.delete(pin.key);
  }

  return {
    show(clusters, face) {
      const wanted = new Set(clusters.map(pinKey));
      const hadFocus = order.some((pin) => pin.button.matches(':focus'));
      for (const pin of [...pins.values()]) if (!wanted.has(pin.key)) remove(pin);
      order = clusters.map((cluster) => pins.get(pinKey(cluster)) ?? add(cluster));
      for (const pin of order) {
        const { text, label } = face(pin.cluster);
        pin.button.textContent = text;
        pin.button.setAttribute('aria-label', label);
      }
      const focused = order.find((pin) => pin.button.matches(':focus'));
      setRoving(focused ?? order[0]);
      if (hadFocus && !focused) order[0]?.button.focus({ preventScroll: true });
    },
    setStates({ marked, selected, visited }) {
      for (const { key, cluster, button } of order) {
        const id = cluster.listing?.id;
        button.classList.toggle('is-marked', key === marked);
        button.classList.toggle('is-selected', key === selected);
        button.classList.toggle('is-visited', id !== undefined && visited.has(id));
        if (cluster.listing) button.setAttribute('aria-expanded', String(key === selected));
      }
    },
    focus: (key) => pins.get(key)?.button.focus({ preventScroll: true }),
    close() {
      leaflet.off('dragstart', startDrag);
      for (const pin of [...pins.values()]) remove(pin);
    },
  };
}

/** Three sizes, so that a glance tells tens from hundreds. */
function sizeOf({ count }: SearchCluster): 'small' | 'medium' | 'large' {
  if (count < 10) return 'small';
  return count < 100 ? 'medium' : 'large';
}
