import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { paymentDifferences } from '../tables.ts';

export type Difference = typeof paymentDifferences.$inferSelect;

/** How a kind of difference is mended. */
export interface Repair {
  /** Asks the provider, before anything is written; may be done twice. */
  readonly ask?: (context: OperationContext, difference: Difference) => Promise<void>;
  /** Writes in the transaction that ends the difference, once. */
  readonly write?: (
    queries: Queries,
    context: OperationContext,
    difference: Difference,
  ) => Promise<void>;
}

/** What it is about at the provider. */
export function numberOf({ providerId }: Difference): string {
  if (providerId !== null) return providerId;
  throw new Error('A difference that is repaired names what it is about.');
}

export function differsNoMore(): Problem {
  return new Problem('conflict', 'It differs no more; the next comparison will end it.');
}
