import type { EndpointSchemas } from '@boardwalk/sdk-core/http/endpoint';
import type { Schema } from '@boardwalk/sdk-core/vocabulary/schema';
import * as z from 'zod/mini';

type Described = z.core.JSONSchema.JSONSchema;

/**
 * Values of a body that is read at least, its keys' and its lists' alike; most operations’ have fewer.
 * Each wrong one is a fault that a schema describes, which takes a hundred times as long as to count.
 */
export const usualValues = 2_000;

/** How many values a JSON body of the operation may have: as many as its contract has room for. */
export function mostBodyValues({ body, bodyBy }: EndpointSchemas): number {
  const bodies = [...(body ? [body] : []), ...Object.values(bodyBy?.schemas ?? {})];
  return Math.max(usualValues, ...bodies.map(valuesOf));
}

/** As `parseStrictJson` counts: each object and each list, and what follows another in them. */
function valuesOf(schema: Schema): number {
  return count(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** A list without an end has none to count, and is held by the usual bound. */
function count(described: Described | boolean | undefined): number {
  if (described === undefined || typeof described === 'boolean') return 0;
  const { anyOf, oneOf, allOf, properties, items, maxItems } = described;
  const choices = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].map(count);
  const fields = Object.values(properties ?? {});
  const object = fields.length + sum(fields.map(count));
  const list =
    maxItems === undefined || Array.isArray(items) ? 0 : maxItems * (1 + count(items)) + 1;
  return Math.max(object, list, ...choices);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
