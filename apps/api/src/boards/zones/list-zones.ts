import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { asc } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { zones } from '../tables.ts';
import { describeZones } from './describe-zones.ts';

/** All zones, in the order of their names. */
export const listZones: Handler<typeof schemas.listZones> = async (_, { database }) => {
  const rows = await database.select().from(zones).orderBy(asc(zones.name), asc(zones.id));
  return { items: await describeZones(database, rows) };
};
