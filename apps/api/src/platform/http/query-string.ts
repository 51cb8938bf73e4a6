import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** A hundred ids with what encodes them; pages of the site carry less. */
const longestQuery = 4_000;
const mostParameters = 50;

/**
 * Reads a query string. One that is too long is refused, and so is a name that stands twice, as one
 * of the two would be lost.
 */
export function parseQueryString(text: string): Record<string, string> {
  if (text.length > longestQuery)
    throw refusal('query', `expected at most ${longestQuery} characters`);
  const query: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > mostParameters)
      throw refusal('query', `expected at most ${mostParameters} parameters`);
    if (name in query) throw refusal(`query.${name}`, 'expected once');
    query[name] = value;
  }
  return query;
}

function refusal(path: string, message: string): Problem {
  return new Problem('invalid-request', `${path}: ${message}`, { fields: [{ path, message }] });
}
