import type { ServiceType } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { distanceBetween } from '../../places/distance.ts';
import { randomFor } from '../draw.ts';
import type { Random } from '../random.ts';
import type { DemoBoard } from './demo-boards.ts';

/** A merchant listing of the demo that may show on boards. */
export interface DemoMerchant extends Point {
  readonly id: number;
  readonly serviceType: ServiceType;
}

/** A merchant's place on a board. */
export interface DemoPlace {
  readonly listingId: number;
  readonly serviceType: ServiceType;
  readonly slot: number;
  readonly serviceSlot: number;
  /** Days between the purchase and the loading. */
  readonly daysOld: number;
}

/** Metres that a merchant drives to a board. */
const reach = 40_000;

/** Who is on the `number`th board: merchants from around it, as many of a service type as it takes. */
export function drawPlaces(
  board: DemoBoard,
  number: number,
  merchants: readonly DemoMerchant[],
): readonly DemoPlace[] {
  if (board.daysRetired !== null) return [];
  const random = randomFor('places', number);
  const wanted = drawWanted(random, board.capacity);
  const near = merchants.filter((merchant) => distanceBetween(board, merchant) < reach);
  const places: DemoPlace[] = [];
  while (places.length < wanted && near.length > 0) {
    const [merchant] = near.splice(random.whole(0, near.length - 1), 1);
    if (!merchant) break;
    const { id: listingId, serviceType } = merchant;
    const alike = places.filter((place) => place.serviceType === serviceType).length;
    if (alike >= (board.mostPerServiceType ?? Infinity)) continue;
    places.push({
      ...{ listingId, serviceType, slot: places.length + 1, serviceSlot: alike + 1 },
      daysOld: random.whole(1, Math.min(340, board.daysOld)),
    });
  }
  return places;
}

/** Most boards have somebody, a few are full. */
function drawWanted(random: Random, capacity: number): number {
  if (random.chance(0.25)) return 0;
  if (random.chance(0.08)) return capacity;
  return Math.floor(random.next() ** 2 * capacity) + (random.chance(0.5) ? 1 : 0);
}
