import type { CellReading, CountedNote } from '@boardwalk/sdk-core/posting/imports/reading-schemas';

/** Counts the rows with each note of each column, as rows come. */
export function countNotes() {
  const counted = new Map<string, CountedNote>();
  return {
    add(readings: readonly CellReading[]): void {
      for (const { field, notes } of readings) {
        for (const { note, bound } of notes) {
          const key = `${field} ${note} ${bound}`;
          const rows = (counted.get(key)?.rows ?? 0) + 1;
          counted.set(key, { field, note, bound, rows });
        }
      }
    },
    get notes(): readonly CountedNote[] {
      return [...counted.values()];
    },
  };
}
