import type * as schemas from '@boardwalk/sdk-core/posting/own/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { countOwnEvents } from './count-own-events.ts';
import { describeOwn } from './describe-own.ts';
import { findOwnRows } from './find-own-rows.ts';

/** Lists what somebody has posted and begun, with what its visitors did lately. */
export const listOwnListings: Handler<typeof schemas.listOwnListings> = async (
  request,
  { caller, database, clock },
) => {
  const { userId } = requireMember(caller);
  const { ids, total } = await findOwnRows(database, userId, request);
  const counts = await countOwnEvents(database, ids, clock.now());
  return { results: await describeOwn(database, ids, counts), total };
};
