import { serviceTypes } from '../../listings/enumerations/people/service-types.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import type { Point } from '../../vocabulary/places/geo.ts';
import type { BoardRefusal } from '../places/capacity.ts';
import type { BoardColumns } from '../schemas.ts';
import type { ChoosableBoard } from '../selection/board-ids.ts';

/** A board as the map of all boards knows it. */
export interface MapBoard extends Point, ChoosableBoard {
  readonly name: string;
  readonly capacity: number;
  /** How many of its places are held or assigned. */
  readonly taken: number;
  /** Bit n is set where the board takes no more merchants of the nth service type. */
  readonly fullServices: number;
  /** Whether it is out of service at this moment. */
  readonly isOut: boolean;
}

/** Coordinates are whole numbers of this part of a degree. */
const perDegree = 100_000;

/** The boards of an answer with `fields=map`, which has those alone that are sold. */
export function readBoardColumns(columns: BoardColumns): readonly MapBoard[] {
  const out = new Set(columns.out);
  const ids = runningSums(columns.ids);
  const lats = runningSums(columns.lats);
  const lngs = runningSums(columns.lngs);
  return columns.names.map((name, index) => ({
    // What the differences add up to are ids of boards, by the contract.
    id: valueAt(ids, index) as BoardId,
    name,
    lat: valueAt(lats, index) / perDegree,
    lng: valueAt(lngs, index) / perDegree,
    capacity: valueAt(columns.capacities, index),
    taken: valueAt(columns.taken, index),
    fullServices: valueAt(columns.services, index),
    isOut: out.has(index),
    isRetired: false,
  }));
}

/** How many more merchants the board takes. */
export function freePlaces({ capacity, taken }: Pick<MapBoard, 'capacity' | 'taken'>): number {
  return Math.max(0, capacity - taken);
}

/** Whether the board takes one more merchant of the service type. */
export function takesServiceType(
  { fullServices }: Pick<MapBoard, 'fullServices'>,
  serviceType: string,
): boolean {
  const bit = serviceTypes.findIndex((one) => one === serviceType);
  return bit < 0 || Math.floor(fullServices / 2 ** bit) % 2 === 0;
}

/**
 * Returns why the map offers no place on the board, as far as it can know; the server decides when
 * one is held. Without a service type, of a merchant that is not chosen yet, none is checked.
 */
export function findMapRefusal(
  board: MapBoard,
  serviceType: string | undefined,
): BoardRefusal | undefined {
  if (board.isRetired) return 'retired';
  if (board.isOut) return 'out-of-service';
  if (freePlaces(board) === 0) return 'full';
  const isOpen = serviceType === undefined || takesServiceType(board, serviceType);
  return isOpen ? undefined : 'service-type-taken';
}

function runningSums(differences: readonly number[]): readonly number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}

/** Columns are of one length; a shorter one is an answer that breaks the contract. */
function valueAt(column: readonly number[], index: number): number {
  const value = column[index];
  if (value === undefined) throw new RangeError(`A column of boards ends before row ${index}.`);
  return value;
}
