import { parseWith, type Schema } from '../vocabulary/schema.ts';
import type { Endpoint } from './endpoint.ts';

/** A client's `parseResponse` for development and tests, from the schemas of the domains in use. */
export function createResponseParser(
  schemas: ReadonlyMap<Endpoint, { readonly response: Schema }>,
): (endpoint: Endpoint, value: unknown) => unknown {
  return (endpoint, value) => {
    const found = schemas.get(endpoint);
    if (!found) throw new Error(`No response schema is known for ${endpoint.path}`);
    return parseWith(found.response, value);
  };
}
