/** Boards that one call puts into a zone, or takes out of it, at most. */
export const mostZoneBoards = 500;
