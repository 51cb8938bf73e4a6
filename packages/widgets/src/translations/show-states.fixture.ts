/**
 * States of a widget in which it says something of its own, by what shows in them. Each is opened and
 * looked at in the pseudo-locale by `translated.test.tsx`.
 */
export type TranslatedStates = Readonly<Record<string, () => Promise<void>>>;

/** A state for each row; the title has a `%s` for each of the row's first values. */
export function eachState<const Row>(
  rows: readonly Row[],
  title: string,
  show: (row: Row) => Promise<void>,
): TranslatedStates {
  return Object.fromEntries(
    rows.map((row) => {
      const values: unknown[] = Array.isArray(row) ? [...row] : [row];
      return [title.replace(/%[si]/g, () => String(values.shift())), () => show(row)];
    }),
  );
}
