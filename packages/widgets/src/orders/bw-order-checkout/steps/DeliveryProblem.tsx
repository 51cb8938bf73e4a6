import { nameRegion } from '@boardwalk/sdk-core/account/address-lines';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type { CartShop } from '@boardwalk/sdk-core/cart/schemas';
import type { ShopTotalProblem } from '@boardwalk/sdk-core/cart/totals/total-problems';
import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { cart as cartRoute, shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { QuoteRequestForm } from './QuoteRequestForm.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../../../kit/button/button.css';
import '../order-checkout.css';

interface DeliveryProblemProps {
  readonly shop: CartShop;
  readonly problem: ShopTotalProblem;
  readonly address: DeliveryAddress | null;
  /** What the buyer has written for the shop so far. */
  readonly readNote: () => string;
  readonly onChangeAddress: () => void;
  readonly onQuoted: (order: Order) => void;
}

/** Why a shop's goods can't be sent there, and the ways out. */
export function DeliveryProblem(props: DeliveryProblemProps) {
  const { shop, problem, address, readNote, onChangeAddress, onQuoted } = props;
  const messages = useMessages(checkoutStepMessages);
  const isFrench = useLocale().startsWith('fr');
  const place = address ? `${address.city}, ${nameRegion(address, isFrench)}` : '';
  // A price on request is a way to have it sent, and no fault.
  const look = problem === 'ask' ? 'order-request' : 'checkout-alert';
  const isOfPlace = problem === 'uncovered' || problem === 'by-code';
  return (
    <div className={classNames('order-problem', look)}>
      <p>{fillMessage(messages[`problem.${problem}`], { shop: shop.name, place })}</p>
      {problem === 'ask' && address && (
        <QuoteRequestForm {...{ shop, address, readNote, onQuoted }} />
      )}
      <div className="checkout-ways">
        {isOfPlace ? (
          <Button onClick={onChangeAddress}>{messages.changeAddress}</Button>
        ) : (
          <RouteLink className="button button-secondary" route={shopRoute({ shopId: shop.id })}>
            {fillMessage(messages.seeShop, { shop: shop.name })}
          </RouteLink>
        )}
        <RouteLink className="button button-quiet" route={cartRoute({})}>
          {messages.removeFromCart}
        </RouteLink>
      </div>
    </div>
  );
}
