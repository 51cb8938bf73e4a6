import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { findCustomer } from './customer-of.ts';
import { readCards } from './read-cards.ts';
import { syncCards } from './sync-cards.ts';

/** Keeps the card that a browser has handed over; the provider's event does the same, whichever comes first. */
export const finishCardSetup: Handler<typeof schemas.finishCardSetup> = async (
  { params: { intentId } },
  context,
) => {
  const { userId } = requireMember(context.caller);
  const customer = await findCustomer(context, userId);
  const { provider } = requirePayments(context);
  const intent = await findAtProvider(provider.setupIntents.retrieve(intentId));
  // Another's is as unknown as one that never was.
  if (customer === undefined || intent?.customer !== customer) {
    throw new Problem('not-found', 'There is no such card on its way.');
  }
  await syncCards(context, customer);
  return readCards(context.database, userId);
};
