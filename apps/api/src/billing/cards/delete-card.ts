import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import {
  requireOpenConfirmation,
  settleConfirmation,
} from '../../embeds/confirmations/settle-confirmation.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import {
  awaitProvider,
  findAtProvider,
  requirePayments,
} from '../../platform/payments/provider.ts';
import { findCustomer } from '../customers/customer-of.ts';
import { forgetCustomer } from '../customers/forget-customer.ts';
import { addErrand } from '../errands/add-errand.ts';
import { savedCards } from '../tables.ts';
import { cardUses } from './card-uses.ts';
import { lockCard } from './lock-card.ts';

/** States of a subscription that is over: nothing of it is charged any more. */
const over: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Forgets a card, unless something runs on it; the provider is notified once that is certain. */
export const deleteCard: Handler<typeof schemas.deleteCard> = async (
  { params: { paymentMethodId: paymentId }, query: { confirmation } },
  context,
) => {
  const { userId } = requireMember(context.caller);
  const { database, extensions } = context;
  const deed = { kind: 'delete-card', subject: paymentId } as const;
  const asked =
    confirmation !== undefined && (await requireOpenConfirmation(confirmation, deed, context));
  await lockCard(database, { userId, paymentId }, 'share');
  await refuseSubscribed(context, userId, paymentId);
  await database.transaction(async (transaction) => {
    if (asked) await settleConfirmation(transaction, asked, context);
    await lockCard(transaction, { userId, paymentId }, 'update');
    for (const uses of extensions.all(cardUses)) {
      const used = await uses.find(transaction, [paymentId], context.clock.now());
      if (used.has(paymentId)) throw inUse();
    }
    await transaction.delete(savedCards).where(eq(savedCards.paymentId, paymentId));
    await addErrand(transaction, context, { kind: 'detach-card', objectId: paymentId });
    await announce(transaction, 'cards', userId);
  });
  return null;
};

/** What the provider itself goes on charging it for, whatever is known here. */
async function refuseSubscribed(
  context: Pick<OperationContext, 'database' | 'payments'>,
  userId: number,
  paymentId: string,
): Promise<void> {
  const { provider } = requirePayments(context);
  const customer = await findCustomer(context, userId);
  if (customer === undefined) return;
  const found = await findAtProvider(provider.customers.retrieve(customer));
  if (!found || found.deleted) {
    // Their cards are gone with them.
    await context.database.transaction((transaction) => forgetCustomer(transaction, customer));
    return;
  }
  const chosen = found.invoice_settings.default_payment_method;
  const running = provider.subscriptions.list({ customer, status: 'all', limit: 100 });
  await awaitProvider(
    running.autoPagingEach((subscription) => {
      const method = subscription.default_payment_method ?? chosen;
      if (idOf(method) === paymentId && !over.has(subscription.status)) throw inUse();
    }),
  );
}

function idOf(method: string | { readonly id: string } | null): string | undefined {
  return typeof method === 'string' ? method : method?.id;
}

function inUse(): Problem {
  return new Problem(
    'conflict',
    'This card pays for something that still runs. Choose another card for it first.',
  );
}
