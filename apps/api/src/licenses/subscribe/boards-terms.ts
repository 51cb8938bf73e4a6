import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';

/** The boards of a purchase as a confirmation keeps them: other ones are another purchase. */
export function boardsTerms(boards: readonly BoardId[]): string {
  return boards.toSorted((one, other) => one - other).join();
}
