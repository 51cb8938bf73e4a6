import type { ListingKind } from '../../listings/kinds.ts';
import { priceMessages } from '../../listings/price-messages.ts';
import { periodsOf } from '../../listings/prices/price-periods.ts';
import type { SearchOptions } from '../../search/rules.ts';
import { createMoneyFormatter, defaultCurrency } from '../../vocabulary/money/money.ts';
import { type Currency, currencyByCountry } from '../../vocabulary/places/countries.ts';
import { fillMessage } from '../../vocabulary/text/message.ts';
import type { PhraseContext } from './phrase-context.ts';
import { phraseMessages } from './phrase-messages.ts';
import { propertySearchFilters } from './property-search-filters.ts';

/** What a saved search may cost, with its period unless all that it finds is paid once. */
export function pricePhrases(
  kind: ListingKind,
  search: SearchOptions,
  context: PhraseContext,
): string[] {
  const { price: range, subcategory = [] } = search;
  if (range?.min === undefined && range?.max === undefined) return [];
  const { read, locale } = context;
  const messages = read(phraseMessages);
  const formatMoney = createMoneyFormatter(locale);
  const currency = searchCurrency(search, context);
  const write = (amount: number) => formatMoney({ amount, currency }, 'card');
  const price = rangeText(range.min, range.max);
  const [offer, ...others] = propertySearchFilters(kind, search).saleType ?? [];
  const periods = periodsOf(kind, subcategory, others.length === 0 ? offer : undefined);
  const { period } = range;
  if (period === undefined || (period === 'ONCE' && periods.join() === 'ONCE')) return [price];
  if (period === 'ONCE') return [fillMessage(messages.priceOnce, { price })];
  const spoken = read(priceMessages)[`spoken.${period}`];
  return [fillMessage(messages.pricePer, { price, period: spoken })];

  function rangeText(min: number | undefined, max: number | undefined): string {
    if (min === undefined) return fillMessage(messages.priceUnder, { price: write(max ?? 0) });
    if (max === undefined) return fillMessage(messages.priceFrom, { price: write(min) });
    if (min === max) return write(min);
    return fillMessage(messages.between, { from: write(min), to: write(max) });
  }
}

/** The currency of the amounts of a saved search. */
export function searchCurrency(
  { price, homeCountry }: SearchOptions,
  { currency }: PhraseContext,
): Currency {
  const home = homeCountry && currencyByCountry[homeCountry];
  return price?.currency ?? currency ?? home ?? defaultCurrency;
}
