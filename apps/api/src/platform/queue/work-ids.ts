import type { Schema } from '@boardwalk/sdk-core/vocabulary/schema';
import * as z from 'zod/mini';

type Described = z.core.JSONSchema.BaseSchema;

/**
 * Throws unless `schema` is an object of whole numbers, UUIDs and words that stand in the program:
 * rows of the queue are in no export and no erasure of what is held of a person.
 */
export function requireIdsOnly(work: string, schema: Schema): void {
  const { properties } = z.toJSONSchema(schema);
  if (!properties) throw new Error(`The ids of ${work} are no object; declare a z.strictObject.`);
  const free = Object.entries(properties).find(([, field]) => !isId(field));
  if (free) {
    throw new Error(
      `${work} would carry "${free[0]}"; kept work carries whole numbers, UUIDs and enums only.`,
    );
  }
}

function isId(field: Described | boolean): boolean {
  if (typeof field === 'boolean') return false;
  return field.type === 'integer' || field.format === 'uuid' || field.enum !== undefined;
}
