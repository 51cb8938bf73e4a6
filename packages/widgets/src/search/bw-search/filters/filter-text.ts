import type { FieldFilter, Measure } from '@boardwalk/sdk-core/listings/fields/fields';
import type {
  DateRange,
  FilterValue,
  NumberRange,
} from '@boardwalk/sdk-core/listings/fields/filters';
import { createQuantityFormatter } from '@boardwalk/sdk-core/listings/fields/quantity-text';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { priceText } from '../bar/price-text.ts';
import type { SearchText } from '../search-text.ts';

/** Writes what filters ask for; `currency` is that of the search. */
export function createFilterText(
  { locale, timeZone, currency }: { locale: Locale; timeZone: string; currency: Currency },
  searchText: SearchText,
) {
  const { read } = searchText;
  const messages = read(filterMessages);
  const formatQuantity = createQuantityFormatter({ locale, currency }, messages.hours);
  const formatDate = createDateFormatter(locale, timeZone);

  /** `3+`, `Up to 2`, `1,000 – 2,000 ft²`. */
  function numbers({ min, max }: NumberRange, measure: Measure): string {
    const write = (value: number) => formatQuantity(value, measure);
    if (min === undefined) {
      return max === undefined ? '' : fillMessage(messages.atMost, { value: write(max) });
    }
    if (max === undefined) return fillMessage(messages.atLeast, { value: write(min) });
    if (min === max) return write(min);
    return fillMessage(messages.between, { from: write(min), to: write(max) });
  }

  function dates({ from, to }: DateRange): string {
    if (from === undefined) {
      return to === undefined ? '' : fillMessage(messages.until, { date: formatDate(to) });
    }
    if (to === undefined) return fillMessage(messages.since, { date: formatDate(from) });
    return fillMessage(messages.between, { from: formatDate(from), to: formatDate(to) });
  }

  /** What a filter asks for; empty where its name says it all. */
  function value(
    filter: FieldFilter,
    wanted: FilterValue,
    valueLabel: (value: string) => string,
  ): string {
    if (wanted === true) return '';
    if (typeof wanted === 'string') return fillMessage(messages.words, { text: wanted });
    if (isValues(wanted)) return wanted.map(valueLabel).join(', ');
    // The parser gives a range filter numbers and any other one dates.
    return filter.by === 'range'
      ? numbers(wanted as NumberRange, filter.measure)
      : dates(wanted as DateRange);
  }

  function price(query: SearchQuery): string {
    return priceText(query, currency, searchText) ?? messages.price;
  }

  return { locale, read, value, price, numbers };
}

export type FilterText = ReturnType<typeof createFilterText>;

function isValues(value: FilterValue): value is readonly string[] {
  return Array.isArray(value);
}
