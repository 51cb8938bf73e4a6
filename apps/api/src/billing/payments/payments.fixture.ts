import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { provide } from '../../platform/extensions/extension-point.ts';
import { sales } from './sale.ts';

/** What the domain of tests sells: a place each, of which the database keeps who was given which. */
export const placesDomain: Domain = {
  name: 'test places',
  routes: [],
  provides: [
    provide(sales, {
      kind: 'place',
      async deliver(transaction, { id, subjectId }) {
        if (subjectId.startsWith('gone')) return false;
        await transaction.execute(sql`insert into sold_places values (${id}, ${subjectId})`);
        return true;
      },
      async release(transaction, { id, subjectId }) {
        await transaction.execute(sql`delete from sold_places where payment = ${id}::uuid`);
        await transaction.execute(sql`insert into released_places values (${subjectId})`);
      },
    }),
  ],
};

/** The tables of that domain. */
export async function makePlaces(queries: Queries): Promise<void> {
  await queries.execute(sql`
    create table sold_places (payment uuid primary key, place text not null unique);
    create table released_places (place text not null)`);
}

/** Which places were given, and which were let go. */
export async function readPlaces(queries: Queries) {
  const sold = await queries.execute<{ place: string }>(
    sql`select place from sold_places order by place`,
  );
  const released = await queries.execute<{ place: string }>(
    sql`select place from released_places order by place`,
  );
  const places = (rows: readonly { readonly place: string }[]) => rows.map(({ place }) => place);
  return { sold: places(sold.rows), released: places(released.rows) };
}
