import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';

/** A board, and the two streets at whose crossing it stands. */
export interface TownBoard extends Point {
  /** Whether the first of its streets runs from north to south. */
  readonly isUpright: boolean;
  /** With their types: “King Street”. */
  readonly streets: readonly [onto: string, cross: string];
}

/** A listing, and the street of its address. */
export interface TownListing extends Point {
  readonly street: string;
}

/** What streets are made from: a settlement with the boards and listings of the demo around it. */
export interface Town extends Point {
  readonly name: string;
  /** 0 where unknown. */
  readonly population: number;
  readonly boards: readonly TownBoard[];
  readonly listings: readonly TownListing[];
  /** Middles of other towns, at which this one ends half way. */
  readonly neighbours: readonly Point[];
  /** Names of streets as they are in its country, with their types. */
  readonly names: readonly string[];
}

/** A place within a town, in metres from its middle along its streets. */
export interface Spot {
  readonly u: number;
  readonly v: number;
}

/** The directions in which the streets of a town run. */
export interface Frame {
  toFrame(point: Point): Spot;
  toPoint(spot: Spot): Point;
}

const metresPerDegree = 111_320;

/** Streets that run `turn` radians off north and east. */
export function createFrame(middle: Point, turn: number): Frame {
  const wide = metresPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    toFrame({ lat, lng }) {
      const [x, y] = [(lng - middle.lng) * wide, (lat - middle.lat) * metresPerDegree];
      return { u: x * cos + y * sin, v: y * cos - x * sin };
    },
    toPoint({ u, v }) {
      const [x, y] = [u * cos - v * sin, u * sin + v * cos];
      return { lat: middle.lat + y / metresPerDegree, lng: middle.lng + x / wide };
    },
  };
}
