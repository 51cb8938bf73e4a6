import type { Queries } from '../../platform/database/database.ts';
import { listPoint } from '../../platform/extensions/extension-point.ts';

/** How a domain charges saved cards by itself; billing, which keeps them, knows no other. */
export interface CardUses {
  /** Those of these cards, by the provider's numbers, that something runs on at `now`. */
  find(queries: Queries, paymentIds: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}

/** How all domains charge saved cards by themselves. */
export const cardUses = listPoint<CardUses>('cardUses');
