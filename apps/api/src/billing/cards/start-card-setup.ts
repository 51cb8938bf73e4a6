import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { askProvider, requirePayments } from '../../platform/payments/provider.ts';
import { customerOf } from './customer-of.ts';

/** Begins to save a card; the number goes from the browser to the provider, and never here. */
export const startCardSetup: Handler<typeof schemas.startCardSetup> = async (_, context) => {
  const { userId } = requireMember(context.caller);
  const { provider } = requirePayments(context);
  const customer = await customerOf(context, userId);
  const { id, client_secret } = await askProvider(
    provider.setupIntents.create({
      customer,
      allowed_payment_method_types: ['card'],
      // Licences renew while their owner is away.
      usage: 'off_session',
    }),
  );
  if (client_secret === null) {
    throw new Problem('unavailable', 'The payment provider gave no secret for a card.');
  }
  return { client_secret, intent_id: id };
};
