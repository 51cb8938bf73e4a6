import type { ServiceType } from '../../listings/enumerations/people/service-types.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { isOutAt, type Outage } from './outage.ts';
import { isTaken, type Place } from './place-life.ts';

/** Merchants on a board, unless it says otherwise; one has it to itself where there is place for one. */
export const defaultCapacity = 8;

/** Merchants of one service type on a board, unless it says otherwise. */
export const defaultMostPerServiceType = 1;

/** Whom a board takes. */
export interface BoardTerms {
  /** Whole number from 1. */
  readonly capacity: number;
  /** Whole number from 1; null where the board does not care. */
  readonly mostPerServiceType: number | null;
  /** Whether it is sold no more. */
  readonly isRetired: boolean;
  /** Past and coming ones too. */
  readonly outages: readonly Outage[];
}

/** A merchant as boards see them. */
export interface BoardMerchant {
  readonly listingId: ListingId;
  readonly serviceType: ServiceType;
}

/** A place on the board, and whose it is; its service type is that of the day on which it was held. */
export type OccupiedPlace = BoardMerchant & { readonly place: Place };

/** A board, all its places (those that are released or over as well), and the time in milliseconds since 1970. */
export interface BoardSituation {
  readonly terms: BoardTerms;
  readonly places: readonly OccupiedPlace[];
  readonly now: number;
}

/** Why a merchant gets no place on a board, of several reasons the first of these. */
export const boardRefusals = [
  'retired',
  'out-of-service',
  'already-here',
  'full',
  'service-type-taken',
] as const;
export type BoardRefusal = (typeof boardRefusals)[number];

type Reason = (situation: BoardSituation, merchant: BoardMerchant) => boolean;

const reasons: Readonly<Record<BoardRefusal, Reason>> = {
  retired: ({ terms }) => terms.isRetired,
  'out-of-service': ({ terms, now }) => terms.outages.some((outage) => isOutAt(outage, now)),
  'already-here': (situation, { listingId }) =>
    takenPlaces(situation).some((one) => one.listingId === listingId),
  full: (situation) => placesLeft(situation) === 0,
  'service-type-taken': (situation, { serviceType }) =>
    merchantsOf(situation, serviceType) >= (situation.terms.mostPerServiceType ?? Infinity),
};

/** Why a merchant gets no place on a board now; undefined where they get one. */
export function findBoardRefusal(
  situation: BoardSituation,
  merchant: BoardMerchant,
): BoardRefusal | undefined {
  return boardRefusals.find((refusal) => reasons[refusal](situation, merchant));
}

/** Whether nobody gets a place now, not even who holds one. */
export function isOffSale({ terms, now }: Pick<BoardSituation, 'terms' | 'now'>): boolean {
  return terms.isRetired || terms.outages.some((outage) => isOutAt(outage, now));
}

/** How many more merchants the board takes; none where its capacity was lowered below those who are on it. */
export function placesLeft(situation: BoardSituation): number {
  return Math.max(0, situation.terms.capacity - takenPlaces(situation).length);
}

/** How many merchants of a service type are on the board. */
export function merchantsOf(situation: BoardSituation, serviceType: ServiceType): number {
  return takenPlaces(situation).filter((one) => one.serviceType === serviceType).length;
}

/** Whether one merchant has the board to themselves. */
export function isExclusive({ capacity }: Pick<BoardTerms, 'capacity'>): boolean {
  return capacity === 1;
}

/** How many more places a merchant may hold: live holds and places of theirs are at most the plan's seats. */
export function countSeatsLeft(own: readonly Place[], seats: number, now: number): number {
  return Math.max(0, seats - own.filter((place) => isTaken(place, now)).length);
}

function takenPlaces({ places, now }: BoardSituation): readonly OccupiedPlace[] {
  return places.filter(({ place }) => isTaken(place, now));
}
