import { isDeepStrictEqual } from 'node:util';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Schema } from '@boardwalk/sdk-core/vocabulary/schema';
import * as z from 'zod/mini';

/**
 * Refuses an answer that strays from the contract: one that its schema does not parse, or that
 * carries fields which the schema would drop and a production server would send.
 */
export function checkAnswer(name: string, schema: Schema, json: string): void {
  const sent: unknown = JSON.parse(json);
  const parsed = z.safeParse(schema, sent);
  if (!parsed.success) throw strayed(name, parsed.error);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent)) {
    throw strayed(name, new Error('the answer has fields that the schema does not have'));
  }
}

/** Refuses a file where the contract has none. */
export function checkFile(name: string, schema: Schema, file: File): void {
  const { error } = z.safeParse(schema, file);
  if (error) throw strayed(name, error);
}

function strayed(name: string, cause: Error): Problem {
  const error = new Error(`The answer of ${name} is not as its schema says.`, { cause });
  return new Problem('internal', error.message, { cause: error });
}
