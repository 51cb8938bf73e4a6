import type * as schemas from '@boardwalk/sdk-core/licenses/holds/schemas';
import { listPlaces } from '../../boards/places/held-places.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findRunningPlan } from '../plans/running-plan.ts';
import { findPaying } from '../subscribe/prepare-offer.ts';
import { requireMerchant } from '../subscribe/require-merchant.ts';
import { describeHolds } from './describe-holds.ts';

/** Reads what is held for one's own merchant listing, and what it has. */
export const readHolds: Handler<typeof schemas.readHolds> = async (
  { params: { listingId } },
  context,
) => {
  const { database, clock, caller } = context;
  const { userId } = requireMember(caller);
  await requireMerchant(database, { userId, listingId });
  const now = clock.now();
  const places = await listPlaces(database, { listingId }, now);
  const running = await findRunningPlan(database, listingId, now);
  return describeHolds({ places, running, paying: await findPaying(database, listingId, context) });
};
