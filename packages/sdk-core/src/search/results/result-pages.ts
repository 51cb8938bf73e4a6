import { defaultSearchSize } from '../query/sorts.ts';
import type { SearchTotal } from '../schemas.ts';

/** Pages that can be turned to; a capped total has at least one more while a cursor goes on. */
export function pageCount(total: SearchTotal, page: number, hasMore: boolean): number {
  const counted = Math.ceil(total.count / defaultSearchSize);
  return total.isCapped && hasMore ? Math.max(counted, page + 1) : counted;
}
