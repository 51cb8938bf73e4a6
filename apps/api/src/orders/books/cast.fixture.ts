import type { startScenarios } from '../scenarios/scenarios.fixture.ts';
import type { DrawnOrder } from './drawn-steps.fixture.ts';

export type Scenarios = Awaited<ReturnType<typeof startScenarios>>;
type Buyer = Awaited<ReturnType<Scenarios['openBuyer']>>;

/** A buyer with a card of each kind, what they can buy, and the accounts that are charged. */
export interface Cast {
  readonly buyer: Buyer;
  readonly cards: Readonly<Record<DrawnOrder['card'], string>>;
  readonly items: readonly number[];
  readonly accounts: readonly string[];
  /** Who sells, by the id of their shop. */
  readonly sellers: ReadonlyMap<string, Pick<Buyer, 'call'>>;
  /** Refunds of parts: each preview, and what happened. */
  readonly refunds: { readonly previewed: unknown; readonly happened: unknown }[];
}
