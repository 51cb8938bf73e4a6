import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { expect, test } from 'vitest';
import { boardsIn, createBoardIndex, nearestFirst, withNearest } from './board-index.ts';

function board(id: number, lat: number, lng: number): MapBoard {
  return {
    // Ids are branded by the contract's schemas, which this test does without.
    id: id as BoardId,
    name: `Board ${id}`,
    lat,
    lng,
    capacity: 8,
    taken: 0,
    fullServices: 0,
    isOut: false,
    isRetired: false,
  };
}

const all = [
  board(1, 43.25, -79.87),
  board(2, 43.251, -79.871),
  board(3, 43.9, -79.2),
  board(4, -33.9, 179.9),
];
const boards = new Map(all.map((one) => [one.id, one]));
const ontario = { south: 42, west: -81, north: 45, east: -78 };
const none: ReadonlySet<BoardId> = new Set();
const index = createBoardIndex(boards, 12);

const keys = (zoom: number, apart = none) =>
  index.pinsIn(ontario, zoom, apart).map(({ key, count }) => (count > 1 ? count : key));

test('boards that stand close together are one count, and part by coming closer', () => {
  expect(keys(9)).toEqual(['board 3', 2]);
  const group = index.pinsIn(ontario, 9, none).find(({ count }) => count === 2);
  expect(group?.partsAt).toBe(12);
  expect(keys(12)).toEqual(['board 3', 'board 2', 'board 1']);
});

test('a count is made of boards, those nearest to a place first', () => {
  const group = index.pinsIn(ontario, 9, none).find(({ count }) => count === 2);
  const found = group ? index.boardsOf(group) : [];
  expect(nearestFirst(found, { lat: 43.3, lng: -79.9 }).map(({ id }) => id)).toEqual([2, 1]);
  expect(nearestFirst(found, { lat: 43.2, lng: -79.8 }).map(({ id }) => id)).toEqual([1, 2]);
  expect(boardsIn(boards, ontario, { lat: 44, lng: -79 }).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('what stands out has its own sign beside the count', () => {
  expect(keys(9, new Set([1 as BoardId, 4 as BoardId]))).toEqual(['board 3', 2, 'board 1']);
});

test('a part of the map without boards grows until the nearest one shows', () => {
  expect(withNearest(boards, ontario)).toBe(ontario);
  const north = { south: 44, west: -79.4, north: 44.08, east: -79.32 };
  const { south, east, ...rest } = withNearest(boards, north);
  expect(rest).toEqual({ west: north.west, north: north.north });
  expect([south < 43.9, east > -79.2]).toEqual([true, true]);
  expect(withNearest(new Map(), north)).toBe(north);
});

test('the boards in view are listed from the middle outwards', () => {
  const around = { south: 43, west: -80, north: 43.5, east: -79 };
  expect(boardsIn(boards, ontario).map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(boardsIn(boards, around).map(({ id }) => id)).toEqual([1, 2]);
});

test('a view across the date line has the boards of both sides', () => {
  const across = { south: -40, west: 170, north: 0, east: -170 };
  expect(boardsIn(boards, across).map(({ id }) => id)).toEqual([4]);
  expect(index.pinsIn(across, 9, none).map(({ key }) => key)).toEqual(['board 4']);
});
