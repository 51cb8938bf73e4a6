import { drawnMaxZoom, minZoom } from './coverage.ts';
import type { LabelKind, LabelWish } from './label-wish.ts';
import { mapNames } from './map-names.ts';
import { mapTowns } from './map-towns.ts';
import { project, type WorldPoint } from './mercator.ts';

/** A name on the map, shown at zooms `from` to `to`; `size` and `width` in pixels. */
export interface Label {
  readonly text: string;
  readonly kind: LabelKind;
  readonly at: WorldPoint;
  readonly size: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly weight: number;
}

/** Widths of letters in ems, on the generous side of common system fonts. */
const letterWidth = { country: 0.86, region: 0.82, water: 0.62, city: 0.58, town: 0.56 };

/** A lighter name may not take the place of one this many times as heavy that waits for it. */
const outweighing = 1.25;

/** One greedy pass per zoom, the weightiest first: a name that is shown stays, others take the room that is left. */
export function placeLabels(): Label[] {
  const wishes = [...mapNames(), ...mapTowns()].sort((a, b) => b.weight - a.weight);
  const waiting = new Set(wishes);
  const shown = new Map<LabelWish, number>();
  const done: Label[] = [];
  for (let zoom = minZoom; zoom <= drawnMaxZoom; zoom++) {
    for (const [wish, from] of shown) {
      if (wish.latest >= zoom) continue;
      done.push(labelOf(wish, from));
      shown.delete(wish);
    }
    const taken = createRoom();
    const kept = createRoom();
    for (const wish of shown.keys()) taken.add(boxOf(wish, zoom));
    for (const wish of waiting) {
      if (wish.earliest > zoom) continue;
      if (wish.latest < zoom) {
        waiting.delete(wish);
        continue;
      }
      const box = boxOf(wish, zoom);
      const isOutweighed = kept.meets(box, (other) => other.weight > box.weight * outweighing);
      if (taken.meets(box, () => true) || isOutweighed) {
        if (wish.kind === 'city' || wish.kind === 'town') kept.add(box);
        continue;
      }
      taken.add(box);
      shown.set(wish, zoom);
      waiting.delete(wish);
    }
  }
  return [...done, ...[...shown].map(([wish, from]) => labelOf(wish, from))];
}

function labelOf(wish: LabelWish, from: number): Label {
  const { text, kind, size, latest: to } = wish;
  return { text, kind, size, from, to, width: widthOf(wish), at: project(wish.lat, wish.lng) };
}

function widthOf({ text, size, kind }: LabelWish): number {
  return text.length * size * letterWidth[kind];
}

function boxOf(wish: LabelWish, zoom: number): Box {
  const { x, y } = project(wish.lat, wish.lng);
  const scale = 256 * 2 ** zoom;
  const half = widthOf(wish) / 2 + margin(zoom);
  const height = wish.size * 0.6 + margin(zoom) * 0.7;
  return {
    left: x * scale - half,
    right: x * scale + half,
    top: y * scale - height,
    bottom: y * scale + height,
    weight: wish.weight,
  };
}

/** Free pixels around a name: more of them where a map shows much. */
function margin(zoom: number): number {
  return zoom < 8 ? 10 : 8;
}

/** Boxes on one map, found by cells of 128 pixels. */
function createRoom() {
  const cells = new Map<string, Box[]>();

  function meets(box: Box, counts: (other: Box) => boolean): boolean {
    return cellsOf(box).some((key) =>
      cells.get(key)?.some((other) => overlap(box, other) && counts(other)),
    );
  }

  function add(box: Box): void {
    for (const key of cellsOf(box)) {
      const boxes = cells.get(key);
      if (boxes) boxes.push(box);
      else cells.set(key, [box]);
    }
  }

  return { meets, add };
}

function cellsOf(box: Box): string[] {
  const keys: string[] = [];
  for (let x = Math.floor(box.left / 128); x <= Math.floor(box.right / 128); x++) {
    for (let y = Math.floor(box.top / 128); y <= Math.floor(box.bottom / 128); y++) {
      keys.push(`${x} ${y}`);
    }
  }
  return keys;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
