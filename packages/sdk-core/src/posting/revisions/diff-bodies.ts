/** What one field said before, and says after; undefined where it said nothing. */
export interface FieldChange {
  /** `title`, `place.street`, `attributes.bedroomsTotal`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Body = Readonly<Record<string, unknown>>;

/** Parts of a listing whose fields change one by one; all else is one field. */
const parts: readonly string[] = ['place', 'contact', 'attributes'];

/** The fields in which two bodies of a listing differ, in the order of the later one. */
export function diffBodies(before: Body, after: Body): readonly FieldChange[] {
  const [former, latter] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...latter.keys(), ...former.keys()]);
  return [...names]
    .map((field) => ({ field, before: former.get(field), after: latter.get(field) }))
    .filter((change) => !isSame(change.before, change.after));
}

function fieldsOf(body: Body): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(body).flatMap(([name, value]) =>
      parts.includes(name) && isRecord(value)
        ? Object.entries(value).map(([field, one]) => [`${name}.${field}`, one] as const)
        : [[name, value] as const],
    ),
  );
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nothing, however it is written, is nothing: a field left out, one emptied, a list without entries. */
function isSame(before: unknown, after: unknown): boolean {
  if (isNothing(before) || isNothing(after)) return isNothing(before) && isNothing(after);
  if (Array.isArray(before) && Array.isArray(after)) {
    return (
      before.length === after.length && before.every((one, index) => isSame(one, after[index]))
    );
  }
  if (!isRecord(before) || !isRecord(after)) return before === after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((name) => isSame(before[name], after[name]));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
