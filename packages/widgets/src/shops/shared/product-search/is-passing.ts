import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** Failures that concern what was searched for, or who shows it: earlier products do not stay. */
const lasting: ReadonlySet<string> = new Set<Problem['code']>([
  'unknown-place',
  'invalid-request',
  'origin-not-allowed',
]);

/** Whether the last products may stay, as the same search may succeed later. */
export function isPassing({ code }: Problem): boolean {
  return !lasting.has(code);
}
