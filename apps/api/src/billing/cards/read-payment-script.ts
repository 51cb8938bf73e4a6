import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import type { Handler } from '../../platform/domain.ts';
import { paymentScript } from '../../platform/payments/payment-settings.ts';
import { requirePayments } from '../../platform/payments/provider.ts';

/** Where a page loads the provider's script from. */
export const readPaymentScript: Handler<typeof schemas.readPaymentScript> = async (_, context) => {
  const { settings } = requirePayments(context);
  return { url: paymentScript(settings), publishableKey: settings.publishableKey };
};
