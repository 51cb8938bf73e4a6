import type { FieldProblem } from '@boardwalk/sdk-core/vocabulary/problem';

/**
 * The fields at fault by the names of a form. A path that goes deeper than the form
 * (`body.hours.weekly.3.closes`) concerns the nearest name above it (`hours`).
 */
export function assignFields(
  problems: readonly FieldProblem[],
  hasField: (name: string) => boolean,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { path, message } of problems) {
    const name = namesAbove(path.replace(/^body\./, '')).find(hasField);
    if (name !== undefined) errors[name] ??= message;
  }
  return errors;
}

/** `a.b.c` as itself, `a.b` and `a`. */
function namesAbove(path: string): readonly string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}
