import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import {
  requireOpenConfirmation,
  settleConfirmation,
} from '../../embeds/confirmations/settle-confirmation.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { addErrand } from '../errands/add-errand.ts';
import { paymentErrands } from '../tables.ts';
import { attachCard } from './attach-card.ts';

/** What a partner's page asks for in whose window a card is added. */
export const addingCard = { kind: 'add-card', subject: '' } as const;

/**
 * Gives a card to its owner that was set up in a partner's window, checked against what the page
 * requested. Until then it is nobody's; of two cards for one request one is given, and the same one
 * once more.
 */
export async function attachConfirmedCard(
  context: OperationContext,
  { id: objectId, customer, metadata, status, payment_method: method }: Stripe.SetupIntent,
): Promise<void> {
  const confirmation = metadata?.confirmation;
  if (customer !== null || confirmation === undefined) return;
  if (status !== 'succeeded' || method === null) {
    throw new Problem('unavailable', 'This card is not set up yet.');
  }
  const { database } = context;
  const ofSetup = eq(paymentErrands.objectId, objectId);
  const [written] = await database.select().from(paymentErrands).where(ofSetup);
  if (written?.doneAt) return;
  if (!written) {
    const asked = await requireOpenConfirmation(confirmation, addingCard, context);
    await database.transaction(async (transaction) => {
      await settleConfirmation(transaction, asked, context);
      await addErrand(transaction, context, { kind: 'attach-card', objectId });
    });
  }
  // A user who waits for it sees it at once; where that fails the errand does it.
  await awaitProvider(attachCard(requirePayments(context).provider, objectId));
}
