import { and, asc, desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Input } from './input.ts';
import type { Kind, Kinds, List } from './kinds.ts';
import type { Call } from './operation.ts';
import type { Store } from './store.ts';
import { fieldIs, isUndeletedRow } from './store-conditions.ts';
import { invalidParameter, missingObject } from './stripe-fault.ts';
import { objects } from './tables.ts';

/** What a list can hold: stored objects, and events. */
interface Listed extends Kinds {
  event: { id: string };
}

/**
 * A page of a list, the newest first: `limit` (10, at most 100), `starting_after`,
 * `ending_before`, `created`, and the filters named, each by the field of its name.
 */
export async function listPage<K extends Kind | 'event'>(
  { store, input }: Call,
  kind: K,
  filters: readonly string[] = [],
  conditions: readonly (SQL | undefined)[] = [],
): Promise<List<Listed[K]>> {
  const limit = input.whole('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidParameter('limit', 'Invalid integer: limit must be from 1 to 100');
  }
  const before = input.text('ending_before');
  const after = input.text('starting_after');
  const rows = await store.queries
    .select({ body: objects.body })
    .from(objects)
    .where(
      and(
        eq(objects.account, store.request.account),
        eq(objects.kind, kind),
        isUndeletedRow,
        after ? lt(objects.number, await numberOf(store, kind, after)) : undefined,
        before ? gt(objects.number, await numberOf(store, kind, before)) : undefined,
        ...filters.map((name) => filterBy(input, name)),
        ...createdWithin(input),
        ...conditions,
      ),
    )
    .orderBy(before ? asc(objects.number) : desc(objects.number))
    .limit(limit + 1);
  const data = rows.slice(0, limit).map(({ body }) => body as Listed[K]);
  return {
    object: 'list',
    data: before ? data.reverse() : data,
    has_more: rows.length > limit,
    url: listAddress(kind),
  };
}

function listAddress(kind: string): string {
  return `/v1/${kind.replace('test_helpers.', 'test_helpers/')}s`;
}

function filterBy(input: Input, name: string): SQL | undefined {
  const value = input.text(name);
  return value ? fieldIs(name, value) : undefined;
}

function createdWithin(input: Input): (SQL | undefined)[] {
  const range = input.part('created');
  const created = sql`(${objects.body} ->> 'created')::bigint`;
  const bounds = { gt, gte, lt, lte };
  return Object.entries(bounds).map(([name, compare]) => {
    const bound = range?.whole(name);
    return bound === undefined ? undefined : compare(created, bound);
  });
}

async function numberOf(store: Store, kind: string, id: string): Promise<number> {
  const [row] = await store.queries
    .select({ number: objects.number })
    .from(objects)
    .where(and(eq(objects.account, store.request.account), eq(objects.id, id)));
  if (row === undefined) throw missingObject(kind, id, 'starting_after', 400);
  return row.number;
}
