import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import type { Handler } from '../../platform/domain.ts';
import { requirePayments } from '../../platform/payments/provider.ts';

/** Where a page loads the provider's script from. */
export const readPaymentScript: Handler<typeof schemas.readPaymentScript> = async (_, context) => {
  const { script: url, publishableKey } = requirePayments(context).settings;
  return { url, publishableKey };
};
