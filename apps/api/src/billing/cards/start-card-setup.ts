import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireOpenConfirmation } from '../../embeds/confirmations/settle-confirmation.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { customerOf } from '../customers/customer-of.ts';
import { forgetIfGone } from '../customers/forget-customer.ts';
import { setupFacts } from './attach-card.ts';
import { addingCard } from './confirmed-card.ts';

/** Begins to save a card; the number goes from the browser to the provider, and never here. */
export const startCardSetup: Handler<typeof schemas.startCardSetup> = async (
  { query: { confirmation } },
  context,
) => {
  const { userId } = requireMember(context.caller);
  if (confirmation !== undefined) {
    await requireOpenConfirmation(confirmation, addingCard, context);
  }
  const customer = await customerOf(context, userId);
  // A customer whom the provider has deleted is created again, once.
  const intent =
    (await beginSetup(context, customer, confirmation)) ??
    ((await forgetIfGone(context, customer))
      ? await beginSetup(context, await customerOf(context, userId), confirmation)
      : undefined);
  if (!intent?.client_secret) {
    throw new Problem('unavailable', 'The payment provider gave no secret for a card.');
  }
  return { client_secret: intent.client_secret, intent_id: intent.id };
};

/** Undefined where the provider has no such customer. */
function beginSetup(
  context: Pick<OperationContext, 'payments'>,
  customer: string,
  confirmation: string | undefined,
) {
  const { provider } = requirePayments(context);
  return findAtProvider(
    provider.setupIntents.create({
      ...setupFacts(customer, confirmation),
      allowed_payment_method_types: ['card'],
      // Licences renew while their owner is away.
      usage: 'off_session',
    }),
  );
}
