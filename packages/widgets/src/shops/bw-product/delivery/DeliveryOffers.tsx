import { deliveryMessages } from '@boardwalk/sdk-core/shops/view/delivery-messages';
import type { DeliveryOffer, ProductDelivery } from '@boardwalk/sdk-core/shops/view/delivery-rules';
import { createMoneyFormatter, type MoneyStyle } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import './delivery.css';

interface DeliveryOffersProps {
  readonly delivery: ProductDelivery;
  readonly currency: Currency;
  /** Where it goes, in words. */
  readonly place: string;
}

const sentences = {
  pickup: 'pickupOnly',
  ask: 'contactStore',
  unpriced: 'unpriced',
  uncovered: 'uncovered',
  'by-code': 'byCode',
} as const;

/** The ways to send a product to a place, each with its price and days. */
export function DeliveryOffers({ delivery, currency, place }: DeliveryOffersProps) {
  const { messages: read, locale: preferred } = useEnvironment();
  const messages = read(deliveryMessages);
  const locale = findLocale([preferred]);

  function writeDays({ from, to }: DeliveryOffer['days']): string {
    if (to === 0) return messages.sameDay;
    if (from === to) return countMessage(messages.days, to, locale);
    if (from === 0) return countMessage(messages.daysUpTo, to, locale);
    return fillMessage(messages.daysRange, { from, to });
  }

  function writeMoney(amount: number, style?: MoneyStyle): string {
    return createMoneyFormatter(locale)({ amount, currency }, style);
  }

  return (
    <div className="delivery-offers" role="status">
      {delivery.kind === 'offers' ? (
        <>
          <ul>
            {delivery.offers.map(({ name, price, days, freeFrom }) => (
              <li key={`${name} ${price}`}>
                <span>{name}</span>
                <span className="delivery-days">{writeDays(days)}</span>
                <strong>{price === 0 ? messages.free : writeMoney(price)}</strong>
                {freeFrom !== null && (
                  <span className="delivery-days">
                    {fillMessage(messages.freeFrom, { amount: writeMoney(freeFrom, 'card') })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {delivery.isRough && <p className="delivery-days">{messages.rough}</p>}
        </>
      ) : delivery.kind === 'included' ? (
        <p>
          <strong>{messages.included}</strong>
          {delivery.days && <span className="delivery-days"> {writeDays(delivery.days)}</span>}
        </p>
      ) : (
        <p>{fillMessage(messages[sentences[delivery.kind]], { place })}</p>
      )}
    </div>
  );
}
