import type { OperationContext } from '../platform/calls/operation.ts';
import { partnerPageOf } from '../platform/calls/partner-page.ts';
import type { LicenseRow } from './license-row.ts';

type Surroundings = Pick<OperationContext, 'caller' | 'page'>;

/**
 * Whether this page may go on with the payment of a licence: on our own site with each, on a
 * partner's page with what was confirmed for it. A caller who holds the client secret can read the
 * payment at the provider.
 */
export function isBegunHere({ begunOn }: Pick<LicenseRow, 'begunOn'>, context: Surroundings) {
  const page = partnerPageOf(context);
  return page === null || page === begunOn;
}
