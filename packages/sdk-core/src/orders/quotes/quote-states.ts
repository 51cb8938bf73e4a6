import { hourMs } from '../../vocabulary/time/durations.ts';

/**
 * Where a request for the price of delivery stands: `requested` until the shop has answered, `answered`
 * until its buyer has decided. What is `accepted` is paid like every order; the others have ended.
 */
export const quoteStates = [
  'requested',
  'answered',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** How long a shop has to answer, and then its buyer to accept. */
export const quoteMs = 72 * hourMs;

interface Dated {
  readonly state: QuoteState;
  readonly expiresAt: Date;
}

/** Whether the shop may name a price, or another one than it has named. */
export function canAnswer(quote: Dated, now: Date): boolean {
  return isQuotePending(quote.state) && now < quote.expiresAt;
}

/** Whether its buyer may accept the price. */
export function canAccept(quote: Dated, now: Date): boolean {
  return quote.state === 'answered' && now < quote.expiresAt;
}

/** Whether somebody still has to act. */
export function isQuotePending(state: QuoteState): boolean {
  return state === 'requested' || state === 'answered';
}
