import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceTypes } from '../../listings/enumerations/people/service-types.ts';
import type { BoardColumns } from '../schemas.ts';
import { writeBoardColumns } from './board-columns.fixture.ts';
import {
  findMapRefusal,
  freePlaces,
  type MapBoard,
  readBoardColumns,
  takesServiceType,
} from './board-columns.ts';

const columns: BoardColumns = {
  ids: [7, 5, 3],
  lats: [4_301_600, 100, -50],
  lngs: [-7_926_100, 0, 25],
  names: ['Main Street', 'King at James', 'Harbour'],
  taken: [0, 8, 1],
  capacities: [8, 8, 1],
  services: [0, 5, 2 ** 16],
  out: [2],
};

const boards = readBoardColumns(columns);
const [main, king, harbour] = boards as [MapBoard, MapBoard, MapBoard];

test('ids and coordinates are the sums of their differences', () => {
  expect(boards.map(({ id, lat, lng }) => [id, lat, lng])).toEqual([
    [7, 43.016, -79.261],
    [12, 43.017, -79.261],
    [15, 43.0165, -79.26075],
  ]);
});

test('a board has its name, its places and whether it is out of service', () => {
  expect(boards.map(({ name, isOut }) => [name, isOut])).toEqual([
    ['Main Street', false],
    ['King at James', false],
    ['Harbour', true],
  ]);
  expect(boards.map(freePlaces)).toEqual([8, 0, 0]);
});

test('each bit is a service type of which it takes no more', () => {
  expect(serviceTypes.filter((type) => !takesServiceType(king, type))).toEqual([
    'ROOFING',
    'LEGAL_SERVICES',
  ]);
  expect(serviceTypes.filter((type) => !takesServiceType(harbour, type))).toEqual(['INSURANCE']);
  expect(takesServiceType(harbour, 'ASTROLOGY')).toBe(true);
});

test('the map names the first reason against a place', () => {
  expect(findMapRefusal(main, 'ROOFING')).toBeUndefined();
  expect(findMapRefusal(harbour, 'ROOFING')).toBe('out-of-service');
  expect(findMapRefusal(king, 'ROOFING')).toBe('full');
  const roomy = { ...king, taken: 2 };
  expect(findMapRefusal(roomy, 'ROOFING')).toBe('service-type-taken');
  expect(findMapRefusal(roomy, 'PLUMBING')).toBeUndefined();
  expect(findMapRefusal(roomy, undefined)).toBeUndefined();
  expect(findMapRefusal({ ...main, isRetired: true }, undefined)).toBe('retired');
});

test('whatever is written in columns is read from them', () => {
  const coordinate = (limit: number) =>
    fc.integer({ min: -limit * 100_000, max: limit * 100_000 }).map((units) => units / 100_000);
  const board = fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    name: fc.string(),
    lat: coordinate(90),
    lng: coordinate(180),
    capacity: fc.nat(20),
    taken: fc.nat(20),
    fullServices: fc.nat(2 ** 17 - 1),
    isOut: fc.boolean(),
    isRetired: fc.constant(false),
  });
  fc.assert(
    fc.property(fc.array(board), (some) => {
      expect(readBoardColumns(writeBoardColumns(some))).toEqual(some);
    }),
  );
});

test('a column that ends too early is no answer', () => {
  expect(() => readBoardColumns({ ...columns, taken: [0] })).toThrow(RangeError);
});
