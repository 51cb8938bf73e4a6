import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import type { CommandResponse } from 'pg-boss';
import * as z from 'zod/mini';

const response = z.object({ affected: z.int() });

/** Whether a command changed what it named; pg-boss says so, but leaves it out of its types. */
export function hasAffected(given: CommandResponse): boolean {
  return parseWith(response, given).affected > 0;
}
