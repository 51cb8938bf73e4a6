import { notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** An array column without some of its texts, the others in their order, as it is when it is changed. */
export function arrayWithout(column: SQLWrapper, texts: readonly string[]): SQL<string[]> {
  return sql<string[]>`array(
    select text from unnest(${column}) with ordinality shown(text, place)
    where ${notInArray(sql`text`, [...texts])} order by place)`;
}
