import { eq, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  type AskedSearch,
  fitsRequest,
  type RequestContext,
} from '../../search/plan/read-request.ts';
import { type RuleFault, readStoredRule } from '../rules/rule-request.ts';
import type { Alike } from './find-candidates.ts';

/** Rules of one statement: more take the planner longer than the way to the database. */
const rulesAtOnce = 100;

/** Rules that look for the same, as it is read. */
export interface ReadRules extends Alike {
  readonly asked: Pick<AskedSearch, 'area' | 'text' | 'restrictions'>;
}

/** What rules answer about a listing. */
export interface Answers {
  /** Numbers of the rules that ask for it. */
  readonly fitting: ReadonlySet<number>;
  /** Why others can't look. */
  readonly faults: ReadonlyMap<number, RuleFault>;
}

/** Asks rules of a listing. */
export async function askRules(
  context: RequestContext,
  listingId: number,
  found: readonly Alike[],
): Promise<Answers> {
  const { rules, faults } = await readRules(found, context);
  return { fitting: await rulesThatFit(context.database, listingId, rules), faults };
}

/** Rules as they are read, and why others can't look. */
async function readRules(found: readonly Alike[], context: RequestContext) {
  const rules: ReadRules[] = [];
  const faults = new Map<number, RuleFault>();
  for (const one of found) {
    const asked = await readStoredRule(one, context);
    if (typeof asked !== 'string') rules.push({ ...one, asked });
    else for (const id of one.ids) faults.set(id, asked);
  }
  return { rules, faults };
}

/** Rules that ask for a listing, by the conditions that their searches have, public or not. */
export async function rulesThatFit(
  queries: Queries,
  listingId: number,
  rules: readonly Pick<ReadRules, 'ids' | 'kind' | 'asked'>[],
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
