import {
  createPaymentRedirect,
  type PaymentRedirectAction,
} from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import {
  createShop,
  managerCoupons,
  profile,
  sellerRegistration,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { ReturnContext } from './return-context.ts';

/**
 * Leads to where somebody was headed as they left for the provider. The key of a shop's registration
 * stays, as createShop reads it; any other is cleared.
 */
export function goOn({ env, href, emit }: ReturnContext): void {
  const redirect = createPaymentRedirect(env.clock);
  const action = redirect.read();
  if (action !== 'shop_registration') redirect.clear();
  const address = href(onwardOf(action));
  // In place of this page: a user who goes back would be led here again.
  if (emit('bw-provider-returned', { href: address })) location.replace(address);
}

function onwardOf(action: PaymentRedirectAction | undefined): SiteRoute {
  switch (action) {
    case 'shop_registration':
      return createShop({});
    case 'shop_account':
      return sellerRegistration({});
    case 'partner_application':
      return managerCoupons({});
    default:
      return profile({});
  }
}
