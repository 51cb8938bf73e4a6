import { paymentPeriods } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { ListingPrice } from './ListingPrice.tsx';

type Price = Parameters<typeof ListingPrice>[0]['price'];

function Prices({ prices }: { readonly prices: readonly Price[] }) {
  const { locale, messages } = useEnvironment();
  return prices.map((price) => (
    <p key={`${price.currency} ${price.period}`}>
      <ListingPrice price={price} locale={findLocale([locale])} messages={messages} />
    </p>
  ));
}

export function OfEachTime() {
  return (
    <Prices
      prices={paymentPeriods.map((period) => ({ amount: 210_000, currency: 'CAD', period }))}
    />
  );
}

export function OfEachCurrency() {
  return (
    <Prices
      prices={(['CAD', 'USD', 'AUD'] as const).map((currency) => ({
        amount: 49_900_050,
        currency,
        period: 'ONCE',
      }))}
    />
  );
}
