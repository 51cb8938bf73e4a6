import type { Platform } from '../calls/operation.ts';
import {
  type Domain,
  gatherBlockLists,
  gatherCardUses,
  gatherFileUses,
  gatherListingUses,
  gatherSales,
} from '../domain.ts';
import { indexObjectKinds } from '../objects.ts';
import type { WorkContext } from '../queue/work.ts';
import type { JobContext } from './job.ts';

/** What a job, or kept work, of these domains is given where a test runs it by itself. */
export function jobContextOf(
  platform: Platform,
  domains: readonly Domain[] = [],
): JobContext & WorkContext {
  return {
    ...platform,
    blockLists: gatherBlockLists(domains),
    objects: indexObjectKinds(domains.flatMap((domain) => domain.objects ?? [])),
    fileUses: gatherFileUses(domains),
    cardUses: gatherCardUses(domains),
    listingUses: gatherListingUses(domains),
    sales: gatherSales(domains),
    signal: AbortSignal.any([]),
  };
}
