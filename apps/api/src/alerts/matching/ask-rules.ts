import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { eq, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  type AskedSearch,
  fitsRequest,
  type RequestContext,
} from '../../search/plan/read-request.ts';
import { type RuleFault, readStoredRule } from '../rules/rule-request.ts';
import type { RuleRow } from '../tables.ts';

/** Rules of one statement: more take the planner longer than the way to the database. */
const rulesAtOnce = 100;

/** A rule that can look, as it is read. */
export interface ReadRule {
  readonly id: number;
  readonly kind: ListingKind;
  readonly asked: Pick<AskedSearch, 'area' | 'text' | 'restrictions'>;
}

/** Rules as they are read, and why others can't look. */
export async function readRules(rows: readonly RuleRow[], context: RequestContext) {
  const rules: ReadRule[] = [];
  const faults = new Map<number, RuleFault>();
  for (const row of rows) {
    const asked = await readStoredRule(row, context);
    if (typeof asked === 'string') faults.set(row.id, asked);
    else rules.push({ id: row.id, kind: row.kind, asked });
  }
  return { rules, faults };
}

/** Rules that ask for a listing, by the conditions that their searches have, public or not. */
export async function rulesThatFit(
  queries: Queries,
  listingId: number,
  rules: readonly ReadRule[],
): Promise<ReadonlySet<number>> {
  const fitting = new Set<number>();
  for (let start = 0; start < rules.length; start += rulesAtOnce) {
    const some = rules.slice(start, start + rulesAtOnce);
    const answers = some.map(
      ({ asked, kind }) => sql`coalesce(${fitsRequest(asked, kind)}, false)`,
    );
    const [row] = await queries
      .select({ fits: sql<readonly boolean[]>`array[${sql.join(answers, sql`, `)}]` })
      .from(listings)
      .where(eq(listings.id, listingId));
    for (const [index, { id }] of some.entries()) if (row?.fits[index]) fitting.add(id);
  }
  return fitting;
}
