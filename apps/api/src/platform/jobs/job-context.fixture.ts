import type { Platform } from '../calls/operation.ts';
import {
  type Domain,
  gatherCardUses,
  gatherFileUses,
  gatherListingUses,
  gatherSales,
} from '../domain.ts';
import type { JobContext } from './job.ts';

/** What a job of these domains is given where a test runs it by itself. */
export function jobContextOf(platform: Platform, domains: readonly Domain[] = []): JobContext {
  return {
    ...platform,
    fileUses: gatherFileUses(domains),
    cardUses: gatherCardUses(domains),
    listingUses: gatherListingUses(domains),
    sales: gatherSales(domains),
    signal: AbortSignal.any([]),
  };
}
