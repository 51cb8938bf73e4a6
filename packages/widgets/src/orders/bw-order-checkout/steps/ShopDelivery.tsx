import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import type { DeliveryAddress, DeliveryChoice } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type { CartShop, DeliveryOption, ShopTotals } from '@boardwalk/sdk-core/cart/schemas';
import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useId, useRef, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { useDays } from '../../shared/order-parts/use-days.ts';
import { useSums } from '../../shared/order-parts/use-sums.ts';
import { CheckoutNote } from './CheckoutNote.tsx';
import { DeliveryProblem } from './DeliveryProblem.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../order-checkout.css';

interface ShopDeliveryProps {
  readonly shop: CartShop;
  readonly totals: ShopTotals;
  readonly address: DeliveryAddress | null;
  readonly onChangeAddress: () => void;
  /** The shop was asked for its price of delivery: its things are an order of their own now. */
  readonly onQuoted: (order: Order) => void;
}

/** The ways in which one shop's goods reach their buyer, why there is none, and a note for the shop. */
export function ShopDelivery(props: ShopDeliveryProps) {
  const { shop, totals, address, onChangeAddress, onQuoted } = props;
  const { env, host } = useWidget();
  const messages = env.messages(checkoutStepMessages);
  const explain = useExplanation();
  const cartStore = env.store(createCartStore);
  const { options, delivery, unsent, currency } = totals;
  // Who picks it up for now can still ask what sending it takes.
  const problem = totals.problem ?? (unsent === 'ask' ? unsent : null);
  const written = useRef(shop.note);
  const name = useId();
  // A press shows at once: the totals of it come later.
  const [pressed, setPressed] = useState<DeliveryChoice | null>(null);
  const isOffered = options.some(({ choice }) => isSame(choice, pressed));
  const shown = isOffered ? pressed : delivery;

  function choose(choice: DeliveryChoice): void {
    setPressed(choice);
    cartStore.choose(shop.id, { delivery: choice }).catch((error: unknown) => {
      const cause = explain(toProblem(error));
      setPressed(null);
      if (host.element) toast(host.element, fillMessage(messages.choiceFailed, { cause }), 'error');
    });
  }

  return (
    <section className="order-delivery">
      <fieldset className="checkout-choice">
        <legend className="order-delivery-title">
          {fillMessage(messages.wayOf, { shop: shop.name })}
        </legend>
        {problem && (
          <DeliveryProblem
            shop={shop}
            problem={problem}
            address={address}
            readNote={() => written.current.trim()}
            onChangeAddress={onChangeAddress}
            onQuoted={onQuoted}
          />
        )}
        {options.map((option) => (
          <label key={writeJson(option.choice)} className="checkout-option">
            <CheckedInput
              type="radio"
              name={name}
              value={writeJson(option.choice)}
              isChecked={isSame(option.choice, shown)}
              onChange={() => choose(option.choice)}
            />
            <OptionText option={option} shop={shop} currency={currency} />
          </label>
        ))}
      </fieldset>
      <CheckoutNote
        shop={shop}
        onType={(note) => {
          written.current = note;
        }}
      />
    </section>
  );
}

function isSame(one: DeliveryChoice, other: DeliveryChoice | null): boolean {
  return writeJson(one) === writeJson(other);
}

interface OptionTextProps extends Pick<ShopTotals, 'currency'> {
  readonly option: DeliveryOption;
  readonly shop: CartShop;
}

function OptionText({ option, shop, currency }: OptionTextProps) {
  const messages = useWidget().env.messages(checkoutStepMessages);
  const { money } = useSums();
  const daysOf = useDays();
  const { choice, name, price, days } = option;
  const city = shop.address?.city;
  const pickup = city ? fillMessage(messages.pickup, { city }) : messages.pickupAnywhere;
  return (
    <>
      <span className="checkout-option-text">
        <strong>{choice.kind === 'pickup' ? pickup : name || messages.shipped}</strong>
        {choice.kind === 'pickup' && shop.address && (
          <span className="checkout-note">{shop.address.fullAddress}</span>
        )}
        {days && <span className="checkout-note">{daysOf(days)}</span>}
      </span>
      <span className="order-price">{price === 0 ? messages.free : money(price, currency)}</span>
    </>
  );
}
