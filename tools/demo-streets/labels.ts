import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { project } from '@boardwalk/tools/basemap/mercator';
import type { Block, TownPlan } from './town-plan.ts';

/** A name on the map, as the server draws it. */
export interface StreetLabel extends Point {
  readonly text: string;
  readonly kind: 'street' | 'park' | 'district';
  /** In pixels. */
  readonly size: number;
  /** Clockwise from east, in degrees. */
  readonly turn: number;
  /** Zooms. */
  readonly from: number;
  readonly to: number;
}

/** Zooms up to which names are placed. */
export const lastZoom = 16;

interface Wish extends Omit<StreetLabel, 'from'> {
  /** The first zoom that shows it where there is room. */
  readonly earliest: number;
  /** Of the block that it is written along. */
  readonly block?: Block;
}

/** Between two names, in pixels. */
const gap = 10;
/** Between two equal names of a street, in pixels. */
const apart = 420;

/** Places the names of a town zoom by zoom: one that is shown stays as the map comes nearer. */
export function placeStreetLabels(plan: TownPlan): StreetLabel[] {
  const wishes = [...districtWishes(plan), ...parkWishes(plan), ...streetWishes(plan)];
  const placed: { readonly wish: Wish; readonly from: number }[] = [];
  const waiting = new Set(wishes);
  for (let zoom = 12; zoom <= lastZoom; zoom += 1) {
    const shown = placed.filter(({ wish }) => wish.to >= zoom).map(({ wish }) => wish);
    const room = createRoom(zoom);
    room.take(townName(plan));
    for (const wish of shown) room.take(wish);
    for (const wish of waiting) {
      if (wish.earliest > zoom || wish.to < zoom || !room.fits(wish)) continue;
      room.take(wish);
      waiting.delete(wish);
      placed.push({ wish, from: zoom });
    }
  }
  return placed.map(({ wish: { earliest, block, ...label }, from }) => ({ ...label, from }));
}

/** The name of the town, which the base map writes in its middle. */
function townName({ town: { name, lat, lng } }: TownPlan): Wish {
  const place = { lat, lng, turn: 0, earliest: 0, to: lastZoom };
  return { ...place, text: name.replace(/,.*/, ''), kind: 'district', size: 16 };
}

/** Where names of one zoom are. */
function createRoom(zoom: number) {
  const discs: { readonly x: number; readonly y: number; readonly radius: number }[] = [];
  const names = new Map<string, { readonly x: number; readonly y: number }[]>();
  const middleOf = ({ lat, lng }: Point) => {
    const { x, y } = project(lat, lng);
    return { x: x * 256 * 2 ** zoom, y: y * 256 * 2 ** zoom };
  };

  /** Discs along the line of the name. */
  function discsOf({ text, size, turn, ...point }: Wish) {
    const { x, y } = middleOf(point);
    const width = text.length * size * 0.56;
    const count = Math.max(1, Math.ceil(width / size));
    const radians = (turn * Math.PI) / 180;
    return Array.from({ length: count }, (_, index) => {
      const along = ((index + 0.5) / count - 0.5) * width;
      return {
        x: x + along * Math.cos(radians),
        y: y + along * Math.sin(radians),
        radius: size / 2,
      };
    });
  }

  return {
    fits(wish: Wish): boolean {
      const { x, y } = middleOf(wish);
      const near = names.get(wish.text) ?? [];
      if (near.some((one) => Math.hypot(one.x - x, one.y - y) < apart)) return false;
      return discsOf(wish).every((disc) =>
        discs.every(
          (other) =>
            Math.hypot(other.x - disc.x, other.y - disc.y) >= other.radius + disc.radius + gap / 2,
        ),
      );
    },
    take(wish: Wish): void {
      discs.push(...discsOf(wish));
      names.set(wish.text, [...(names.get(wish.text) ?? []), middleOf(wish)]);
    },
  };
}

function districtWishes({ districts, lattice }: TownPlan): Wish[] {
  return districts.map(({ name, u, v }) => ({
    ...lattice.frame.toPoint({ u, v }),
    ...{ text: name, kind: 'district' as const, size: 11, turn: 0, earliest: 13, to: 15 },
  }));
}

function parkWishes({ parks, lattice }: TownPlan): Wish[] {
  return parks.map(({ name, corners }) => {
    const mean = (axis: 'u' | 'v') =>
      corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
    return {
      ...lattice.frame.toPoint({ u: mean('u'), v: mean('v') }),
      ...{ text: name, kind: 'park' as const, size: 11, turn: 0, earliest: 14, to: lastZoom },
    };
  });
}

/** One for each block; those that lead to a board first, then main streets. */
function streetWishes({ blocks, lattice }: TownPlan): Wish[] {
  const rank = ({ hasBoard, isMain }: Block) => Number(hasBoard) * 2 + Number(isMain);
  return [...blocks]
    .sort((one, other) => rank(other) - rank(one))
    .map((block) => {
      const { from, to, name, isMain, hasBoard } = block;
      const [start, end] = [lattice.frame.toPoint(from), lattice.frame.toPoint(to)];
      const [west, east] = [project(start.lat, start.lng), project(end.lat, end.lng)];
      const turn = (Math.atan2(east.y - west.y, east.x - west.x) * 180) / Math.PI;
      return {
        ...{ lat: (start.lat + end.lat) / 2, lng: (start.lng + end.lng) / 2 },
        ...{ text: name, kind: 'street' as const, size: isMain ? 12 : 11, block },
        // Never upside down.
        turn: Math.round(turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn),
        earliest: isMain ? 14 : hasBoard ? 15 : lastZoom,
        to: lastZoom,
      };
    });
}
