import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { Queries } from '../../platform/database/database.ts';
import { groupSettings } from '../tables.ts';

/** How a group takes people in. */
export interface GroupSettings {
  readonly note: string;
  readonly membershipDays: number | null;
}

export const defaultGroupSettings: GroupSettings = { note: '', membershipDays: null };

/** The settings of the groups that have some of their own. */
export async function readGroupSettings(
  queries: Queries,
): Promise<ReadonlyMap<Group, GroupSettings>> {
  const rows = await queries.select().from(groupSettings);
  return new Map(rows.map(({ group, note, membershipDays }) => [group, { note, membershipDays }]));
}
