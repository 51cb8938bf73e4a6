import type { CallFacts } from '../platform/calls/operation.ts';
import { partnerPageOf } from '../platform/calls/partner-page.ts';
import type { OrderRow } from './tables.ts';

/**
 * Whether a page may know an order, and go on with its payments: our own site knows each, a partner's
 * page those that were placed there.
 */
export function isPlacedHere(
  { placedOn }: Pick<OrderRow, 'placedOn'>,
  context: Pick<CallFacts, 'caller' | 'page'>,
): boolean {
  const page = partnerPageOf(context);
  return page === null || page === placedOn;
}
