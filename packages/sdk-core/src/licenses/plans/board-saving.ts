import { pricePerBoard } from '../prices/price-per-board.ts';
import type { Plan } from './schemas.ts';

/** What a board of a plan costs less than where it is dearest. */
export interface BoardSaving {
  /** The plan in which a board is dearest. */
  readonly than: Plan;
  /** Of the price of a board there, in whole hundredths, rounded down: 0.16. */
  readonly portion: number;
}

/** What a board of the plan saves among these plans; undefined where that is no whole hundredth. */
export function findBoardSaving(plan: Plan, plans: readonly Plan[]): BoardSaving | undefined {
  const own = pricePerBoard(plan);
  const [than] = plans
    .filter(({ price }) => price.currency === own.currency)
    .sort((one, other) => pricePerBoard(other).amount - pricePerBoard(one).amount);
  if (!than) return undefined;
  const dearest = pricePerBoard(than).amount;
  const hundredths = dearest === 0 ? 0 : Math.floor((100 * (dearest - own.amount)) / dearest);
  return hundredths > 0 ? { than, portion: hundredths / 100 } : undefined;
}
