import type { Queries } from '../database/database.ts';

/** Whom people want nothing of; those who tell one person how to reach another ask it. */
export interface BlockList {
  /** Whether somebody wants nothing of another. */
  blocks(queries: Queries, userId: number, otherId: number): Promise<boolean>;
}
