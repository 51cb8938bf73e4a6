import type { users } from './tables.ts';

/** Whether somebody can be written to: not where they have no account, or none that is open. */
export function takesMessages({
  state,
  username,
}: Pick<typeof users.$inferSelect, 'state' | 'username'>): boolean {
  return state === 'active' && username !== null;
}
