import type { OperationContext } from '../platform/calls/operation.ts';
import type { LicenseRow } from './license-row.ts';

type Surroundings = Pick<OperationContext, 'caller' | 'page'>;

/** The partner's page from which somebody calls; null on our own site. */
export function partnerPageOf({ caller, page }: Surroundings): string | null {
  const embed = caller.kind === 'member' ? caller.embed : undefined;
  return page?.origin ?? embed?.origin ?? null;
}

/**
 * Whether the payment of a licence is for this page to go on with: on our own site each is, on a
 * partner's page what was confirmed for it. Whoever holds the client secret reads the payment at the
 * provider.
 */
export function isBegunHere({ begunOn }: Pick<LicenseRow, 'begunOn'>, context: Surroundings) {
  const page = partnerPageOf(context);
  return page === null || page === begunOn;
}
