import { hourMs } from '../../vocabulary/time/durations.ts';

/**
 * Where our own site keeps a selection in the browser while its owner registers:
 * `{"planId":"main-street","billboards":[12,7],"at":1767225600000}`. The text `null` is none.
 */
export const storedSelectionKey = 'boardwalk.board-selection';

/** What is stored in place of a selection that is cleared. */
export const clearedSelection = 'null';

/** As long as the link works that confirms an address. */
const lifeMs = 72 * hourMs;

/**
 * A selection as it is stored: of a board only the number, which is looked up again when it is
 * read.
 */
export interface StoredSelection {
  readonly planId?: string;
  readonly listingId?: number;
  readonly billboards: readonly number[];
}

/** The text to be stored for a selection, at `now` in milliseconds since 1970. */
export function encodeSelection(selection: StoredSelection, now: number): string {
  const { planId, listingId, billboards } = selection;
  return JSON.stringify({ planId, listingId, billboards, at: now });
}

/** The selection of a stored text; undefined where it was cleared, is too old, or is something else. */
export function decodeSelection(text: string | null, now: number): StoredSelection | undefined {
  const { planId, listingId, billboards, at } = readObject(text);
  const age = typeof at === 'number' ? now - at : Number.NaN;
  if (!(age >= 0 && age < lifeMs)) return undefined;
  if (!Array.isArray(billboards) || !billboards.every(isId)) return undefined;
  if (planId !== undefined && (typeof planId !== 'string' || planId === '')) return undefined;
  if (listingId !== undefined && !isId(listingId)) return undefined;
  return {
    ...(planId !== undefined && { planId }),
    ...(listingId !== undefined && { listingId }),
    billboards,
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function readObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? clearedSelection));
  } catch {
    return {};
  }
}
