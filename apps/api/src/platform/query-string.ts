import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** Reads a query string; a name that stands twice is refused, as one of the two would be lost. */
export function parseQueryString(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in query) {
      throw new Problem('invalid-request', 'A query parameter stands twice.', {
        fields: [{ path: `query.${name}`, message: 'expected once' }],
      });
    }
    query[name] = value;
  }
  return query;
}
