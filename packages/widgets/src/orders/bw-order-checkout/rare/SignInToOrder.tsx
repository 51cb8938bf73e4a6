import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../../../kit/button/button.css';

/** The way in for a visitor, or for somebody who has not let the page use their cart. */
export function SignInToOrder({ user }: { readonly user: CurrentUser | null }) {
  const { env, host } = useWidget();
  const { signIn } = env.messages(orderCheckoutMessages);
  const agreed = user?.scopes ?? (['profile:basic'] as const);
  return (
    <div className="checkout-ways">
      {host.firstParty ? (
        <RouteLink
          className="button button-primary"
          route={login({}, { 'return-to': location.pathname + location.search })}
        >
          {signIn}
        </RouteLink>
      ) : (
        <>
          <p>{signIn}</p>
          {nestedWidget('bw-sign-in', { scopes: [...new Set([...agreed, 'cart'])].join(',') })}
        </>
      )}
    </div>
  );
}
