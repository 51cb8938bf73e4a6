import type { Queries } from '../database/database.ts';

/** How a domain charges saved cards by itself; billing, which keeps them, knows no other. */
export interface CardUses {
  /** Those of these cards, by the provider's numbers, that something runs on at `now`. */
  find(queries: Queries, paymentIds: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}
