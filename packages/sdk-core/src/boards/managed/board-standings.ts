/** Which boards administrators list. */
export const boardStandings = ['sold', 'retired', 'out'] as const;
export type BoardStanding = (typeof boardStandings)[number];

/** Boards of a page. */
export const managedPageSize = 20;

/** How a board stands; one that is retired is so before all. */
export function boardStanding(board: {
  readonly isOut: boolean;
  readonly retiredAt: string | null;
}): BoardStanding {
  if (board.retiredAt !== null) return 'retired';
  return board.isOut ? 'out' : 'sold';
}
