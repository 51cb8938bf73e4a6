import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import type { DeliveryChoice } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type { CartShop, DeliveryOption, ShopTotals } from '@boardwalk/sdk-core/cart/schemas';
import { totalsMessages } from '@boardwalk/sdk-core/cart/totals-messages';
import { deliveryMessages } from '@boardwalk/sdk-core/shops/view/delivery-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { explainLater } from '../../../parts/problem/explain-later.ts';
import '../cart.css';

interface DeliveryChoiceFieldProps {
  readonly shop: CartShop;
  /** Undefined until they are known. */
  readonly totals: ShopTotals | undefined;
}

/** How the goods of one shop reach their buyer: one of the ways that lead there. */
export function DeliveryChoiceField({ shop, totals }: DeliveryChoiceFieldProps) {
  const env = useEnvironment();
  const messages = env.messages(totalsMessages);
  const store = env.store(createCartStore);
  const name = useId();
  const [failure, setFailure] = useState<string>();
  const chosen = shop.delivery ?? totals?.delivery ?? null;
  if (!totals) return <div className="cart-delivery" aria-busy="true" />;

  async function choose(delivery: DeliveryChoice): Promise<void> {
    setFailure(undefined);
    try {
      await store.choose(shop.id, { delivery });
    } catch (error) {
      setFailure(await explainLater(toProblem(error), env));
    }
  }

  const { options, problem } = totals;
  return (
    <div className="cart-delivery">
      {options.length > 0 && (
        <fieldset>
          <legend>{messages.delivery}</legend>
          {options.map((option) => (
            <label key={keyOf(option.choice)} className="cart-option">
              <CheckedInput
                type="radio"
                name={name}
                value={keyOf(option.choice)}
                isChecked={chosen !== null && keyOf(chosen) === keyOf(option.choice)}
                onChange={() => void choose(option.choice)}
              />
              <OptionText option={option} shop={shop} />
            </label>
          ))}
        </fieldset>
      )}
      {problem && (
        <p className="shop-problem" tabIndex={-1}>
          {fillMessage(messages[`problem.${problem}`], { shop: shop.name })}{' '}
          {problem === 'ask' && (
            <RouteLink route={shopRoute({ shopId: shop.id })}>{messages.askShop}</RouteLink>
          )}
        </p>
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </div>
  );
}

interface OptionTextProps {
  readonly option: DeliveryOption;
  readonly shop: Pick<CartShop, 'address' | 'currency'>;
}

function OptionText({ option: { choice, name, price, days }, shop }: OptionTextProps) {
  const { locale: preferred, messages: read } = useEnvironment();
  const messages = read(totalsMessages);
  const times = read(deliveryMessages);
  const locale = findLocale([preferred]);
  const city = shop.address?.city;
  const pickup = city ? fillMessage(messages.pickup, { city }) : messages.pickupAnywhere;
  function writeDays({ from, to }: NonNullable<DeliveryOption['days']>): string {
    if (to === 0) return times.sameDay;
    if (from === to) return countMessage(times.days, to, locale);
    if (from === 0) return countMessage(times.daysUpTo, to, locale);
    return fillMessage(times.daysRange, { from, to });
  }
  const cost = createMoneyFormatter(locale)({ amount: price, currency: shop.currency });
  return (
    <>
      <span>{choice.kind === 'pickup' ? pickup : name || messages.shipped}</span>
      {days && <span className="line-muted">{writeDays(days)}</span>}
      <strong>{price === 0 ? messages.free : cost}</strong>
    </>
  );
}

function keyOf(choice: DeliveryChoice): string {
  return choice.kind === 'pickup' ? 'pickup' : (choice.rateId ?? 'free');
}
