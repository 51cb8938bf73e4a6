import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Stripe } from 'stripe';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { findCustomer } from '../customers/customer-of.ts';
import { customerOfSetup } from './attach-card.ts';
import { attachConfirmedCard } from './confirmed-card.ts';
import { readCards } from './read-cards.ts';
import { readMethod } from './read-method.ts';
import { syncCards } from './sync-cards.ts';

/** Keeps the card that a browser has handed over; the provider's event does the same, whichever comes first. */
export const finishCardSetup: Handler<typeof schemas.finishCardSetup> = async (
  { params: { intentId } },
  context,
) => {
  const { userId } = requireMember(context.caller);
  const customer = await findCustomer(context, userId);
  const { provider } = requirePayments(context);
  const intent = await findAtProvider(
    provider.setupIntents.retrieve(intentId, { expand: ['payment_method'] }),
  );
  // Another's is as unknown as one that never was.
  if (!intent || customer === undefined || customerOfSetup(intent) !== customer) throw unknown();
  const isRefused = intent.status === 'succeeded' && !isTaken(intent);
  if (!isRefused) await attachConfirmedCard(context, intent);
  await syncCards(context, customer);
  // The provider has deleted them, and the card with them.
  if ((await findCustomer(context, userId)) !== customer) throw unknown();
  // Keeping them has let go of one that is not taken here.
  if (isRefused) {
    throw new Problem(
      'not-processable',
      'Only Visa, Mastercard and American Express are taken here. This card was not saved.',
    );
  }
  return readCards(context.database, userId);
};

function unknown(): Problem {
  return new Problem('not-found', 'There is no such card on its way.');
}

function isTaken({ payment_method: method }: Stripe.SetupIntent): boolean {
  return typeof method !== 'object' || method === null || readMethod(method) !== undefined;
}
