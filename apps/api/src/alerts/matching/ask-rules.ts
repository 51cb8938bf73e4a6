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

/** Rules that look for the same, as it is read. */
export interface ReadRules {
  readonly ids: readonly number[];
  readonly kind: ListingKind;
  readonly asked: Pick<AskedSearch, 'area' | 'text' | 'restrictions'>;
}

/** Rules as they are read, and why others can't look. Many people look for the same, which is read once. */
export async function readRules(rows: readonly RuleRow[], context: RequestContext) {
  const rules: ReadRules[] = [];
  const faults = new Map<number, RuleFault>();
  const alike = new Map<string, RuleRow[]>();
  for (const row of rows) {
    const key = `${row.kind} ${JSON.stringify(row.search)}`;
    alike.set(key, [...(alike.get(key) ?? []), row]);
  }
  for (const some of alike.values()) {
    const [first] = some;
    if (!first) continue;
    const ids = some.map(({ id }) => id);
    const asked = await readStoredRule(first, context);
    if (typeof asked !== 'string') rules.push({ ids, kind: first.kind, asked });
    else for (const id of ids) faults.set(id, asked);
  }
  return { rules, faults };
}

/** Rules that ask for a listing, by the conditions that their searches have, public or not. */
export async function rulesThatFit(
  queries: Queries,
  listingId: number,
  rules: readonly ReadRules[],
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
    for (const [index, { ids }] of some.entries()) {
      if (row?.fits[index]) for (const id of ids) fitting.add(id);
    }
  }
  return fitting;
}
