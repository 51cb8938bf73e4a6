import type * as schemas from '@boardwalk/sdk-core/posting/own/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findUsedListings } from '../life/require-unused.ts';
import { countOwnEvents } from './count-own-events.ts';
import { describeOwn } from './describe-own.ts';
import { findOwnRows } from './find-own-rows.ts';
import { findSharedRights, type SharedRights } from './find-shared-rights.ts';

/**
 * Lists what somebody has posted and begun, with what its visitors did lately. On our own site what
 * others let them look after stands there too: on a partner's page people are alone.
 */
export const listOwnListings: Handler<typeof schemas.listOwnListings> = async (
  request,
  { caller, database, clock, extensions },
) => {
  const { userId: ownerId, embed } = requireMember(caller);
  const now = clock.now();
  const rights: SharedRights = embed ? new Map() : await findSharedRights(database, ownerId, now);
  const keeper = { ownerId, shared: [...rights.keys()] };
  const { ids, total } = await findOwnRows(database, keeper, request);
  const counts = await countOwnEvents(database, ids, now);
  const licensed = await findUsedListings(database, extensions, ids, now);
  const results = await describeOwn(database, ids, { counts, ownerId, rights, licensed });
  return { results, total };
};
