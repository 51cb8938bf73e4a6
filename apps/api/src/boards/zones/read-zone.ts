import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describeManagedZone } from './describe-zones.ts';
import { requireZone } from './lock-zone.ts';

/** A zone with all that belongs to it. */
export const readZone: Handler<typeof schemas.readZone> = async (
  { params: { zoneId } },
  { database },
) => describeManagedZone(database, await requireZone(database, zoneId));
