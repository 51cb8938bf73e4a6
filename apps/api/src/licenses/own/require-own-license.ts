import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { LicenseRow } from '../license-row.ts';
import { licenses } from '../tables.ts';

/** The caller's own licence, as it stands or held until the transaction ends; another's is as none. */
export async function requireOwnLicense(
  queries: Queries,
  id: string,
  { caller }: Pick<OperationContext, 'caller'>,
  strength?: 'update',
): Promise<LicenseRow> {
  const { userId } = requireMember(caller);
  const found = queries
    .select()
    .from(licenses)
    .where(and(eq(licenses.id, id), eq(licenses.buyerId, userId)));
  const [row] = await (strength ? found.for(strength) : found);
  if (row) return row;
  throw new Problem('not-found', 'You have no such licence.');
}
