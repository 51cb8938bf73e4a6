import { emptyQuery, type SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { AttributeValues } from '../../element/attributes/attributes.ts';
import type { searchAttributes } from './attributes.ts';

type SearchValues = AttributeValues<typeof searchAttributes>;

/** What the attributes ask for: all of them but those that say how it looks. */
export function queryOf(values: SearchValues): SearchQuery {
  const asked = Object.keys(emptyQuery).map((name) => [name, Reflect.get(values, name)]);
  // Each name of a query is one of the attributes, by type; common attributes are left out.
  return Object.fromEntries(asked) as SearchValues satisfies SearchQuery;
}
