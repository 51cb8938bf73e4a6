import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { asc } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { boardZones } from '../tables.ts';
import { describeZones } from './describe-zones.ts';

/** All zones, in the order of their names. */
export const listZones: Handler<typeof schemas.listZones> = async (_, { database }) => {
  const rows = await database
    .select()
    .from(boardZones)
    .orderBy(asc(boardZones.name), asc(boardZones.id));
  return { items: await describeZones(database, rows) };
};
