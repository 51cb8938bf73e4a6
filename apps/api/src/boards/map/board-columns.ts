import type { BoardColumns } from '@boardwalk/sdk-core/boards/schemas';
import { serviceTypes } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import type { StoredBoard } from '../read/describe-boards.ts';
import { type MerchantCounts, takenOf } from '../read/live-places.ts';

/** A degree in the units of the columns. */
const perDegree = 100_000;

export type MapBoardRow = Pick<
  StoredBoard,
  'id' | 'name' | 'lat' | 'lng' | 'capacity' | 'mostPerServiceType'
> & {
  readonly merchants: MerchantCounts;
  readonly isOut: boolean;
};

/** Boards, in the order of their ids, as the columns of a map. */
export function boardColumnsOf(boards: readonly MapBoardRow[]): BoardColumns {
  return {
    ids: differences(boards.map(({ id }) => id)),
    lats: differences(boards.map(({ lat }) => Math.round(lat * perDegree))),
    lngs: differences(boards.map(({ lng }) => Math.round(lng * perDegree))),
    names: boards.map(({ name }) => name),
    taken: boards.map(({ merchants }) => takenOf(merchants)),
    capacities: boards.map(({ capacity }) => capacity),
    services: boards.map(servicesTaken),
    out: boards.flatMap(({ isOut }, place) => (isOut ? [place] : [])),
  };
}

/** Of whole numbers, so that they add up again without a rest. */
function differences(numbers: readonly number[]): number[] {
  return numbers.map((number, place) => number - (numbers[place - 1] ?? 0));
}

function servicesTaken({ merchants, mostPerServiceType }: MapBoardRow): number {
  if (mostPerServiceType === null) return 0;
  return serviceTypes.reduce(
    (bits, type, place) =>
      (merchants.get(type) ?? 0) < mostPerServiceType ? bits : bits | (1 << place),
    0,
  );
}
