import { expect, test } from 'vitest';
import type { MapBoard } from '../../boards/map/board-columns.ts';
import { serviceTypes } from '../../listings/enumerations/people/service-types.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { addableBoards } from './addable-boards.ts';

function board(id: number, facts: Partial<MapBoard> = {}): MapBoard {
  return {
    ...{ id: id as BoardId, name: `Board ${id}`, lat: 50, lng: -104 - id, capacity: 8, taken: 3 },
    ...{ fullServices: 0, isOut: false, isRetired: false, ...facts },
  };
}

function idsOf(
  boards: readonly MapBoard[],
  adding: Partial<Parameters<typeof addableBoards>[1]>,
): readonly number[] {
  const nothing = { seats: [], serviceType: undefined, near: undefined };
  return addableBoards(boards, { ...nothing, ...adding }).map(({ id }) => id);
}

test('one that is full, out of service or in the licence already is not offered', () => {
  const boards = [board(1, { taken: 8 }), board(2, { isOut: true }), board(3), board(4)];
  expect(idsOf(boards, { seats: [3 as BoardId] })).toEqual([4]);
});

test('one that takes no more merchants of the listing’s service type is not offered', () => {
  const full = (type: string) => 2 ** serviceTypes.findIndex((one) => one === type);
  const roofers = full('ROOFING');
  const lawyers = full('LEGAL_SERVICES');
  const boards = [board(1, { fullServices: roofers }), board(2, { fullServices: lawyers })];
  expect(idsOf(boards, { serviceType: 'ROOFING' })).toEqual([2]);
  expect(idsOf(boards, { serviceType: 'LEGAL_SERVICES' })).toEqual([1]);
  expect(idsOf(boards, {})).toEqual([1, 2]);
});

test('those nearest to a point come first, with degrees of longitude as wide as they are there', () => {
  const north = board(1, { lat: 50.6, lng: -105 });
  const west = board(2, { lat: 50, lng: -105.8 });
  expect(idsOf([north, west], { near: { lat: 50, lng: -105 } })).toEqual([2, 1]);
});
