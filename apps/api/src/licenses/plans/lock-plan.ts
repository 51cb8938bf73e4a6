import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { licensePlans } from '../tables.ts';
import type { PlanRow } from './describe-plan.ts';

/** A plan that goes on, locked to the end of the transaction. */
export async function lockPlan(transaction: Queries, id: string): Promise<PlanRow> {
  const [row] = await transaction
    .select()
    .from(licensePlans)
    .where(eq(licensePlans.id, id))
    .for('update');
  if (!row) throw new Problem('not-found', 'There is no such plan.');
  if (row.endedAt) throw new Problem('conflict', 'This plan has ended already.');
  return row;
}
