import { eq, type SQL, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** Conditions of one statement: more take the planner longer than the way to the database. */
const conditionsAtOnce = 100;

/** Which of some conditions a listing meets, public or not, in their order. */
export async function checkListingConditions(
  queries: Queries,
  listingId: number,
  conditions: readonly SQL[],
): Promise<readonly boolean[]> {
  const answers: boolean[] = [];
  for (let start = 0; start < conditions.length; start += conditionsAtOnce) {
    const some = conditions.slice(start, start + conditionsAtOnce);
    const all = some.map((condition) => sql`coalesce(${condition}, false)`);
    const [row] = await queries
      .select({ meets: sql<readonly boolean[]>`array[${sql.join(all, sql`, `)}]` })
      .from(listings)
      .where(eq(listings.id, listingId));
    answers.push(...(row?.meets ?? some.map(() => false)));
  }
  return answers;
}
