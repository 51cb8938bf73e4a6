import type { BoardId } from '../../vocabulary/ids.ts';

/** A board as somebody may choose it. */
export interface ChoosableBoard {
  readonly id: BoardId;
  readonly isRetired: boolean;
}

/** Why an id of a query is not chosen. */
export type DropReason = 'unknown' | 'retired' | 'doubled';

/** An id as it stood in the query, and why it was left out. */
export interface DroppedId {
  readonly text: string;
  readonly reason: DropReason;
}

/** The boards of a query in its order, and what was left out of it. */
export interface ReadBoardIds {
  readonly ids: readonly BoardId[];
  readonly dropped: readonly DroppedId[];
}

/**
 * Reads the query `billboards`, ids with commas between: `12,7`. Whatever is no board that can be
 * chosen, or stands there again, is left out and named; what is empty between commas is nothing.
 */
export function readBoardIds(
  query: string | undefined,
  boards: Iterable<ChoosableBoard>,
): ReadBoardIds {
  const known = new Map([...boards].map((board) => [String(board.id), board]));
  const seen = new Set<string>();
  const ids: BoardId[] = [];
  const dropped: DroppedId[] = [];
  for (const text of splitIds(query)) {
    const board = known.get(text);
    if (board === undefined) dropped.push({ text, reason: 'unknown' });
    else if (board.isRetired) dropped.push({ text, reason: 'retired' });
    else if (seen.has(text)) dropped.push({ text, reason: 'doubled' });
    else ids.push(board.id);
    seen.add(text);
  }
  return { ids, dropped };
}

/** What {@link readBoardIds} reads; undefined, for no parameter at all, where none is chosen. */
export function writeBoardIds(ids: readonly BoardId[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(',');
}

function splitIds(query = ''): readonly string[] {
  return query
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
