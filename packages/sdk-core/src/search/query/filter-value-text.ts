import type { FieldFilter, Measure } from '../../listings/fields/fields.ts';
import type { DateRange, FilterValue, NumberRange } from '../../listings/fields/filters.ts';
import { createQuantityFormatter, type FactContext } from '../../listings/fields/quantity-text.ts';
import { fillMessage, type ReadMessages } from '../../vocabulary/text/message.ts';
import { createDateFormatter } from '../../vocabulary/time/dates.ts';
import { filterMessages } from './filter-messages.ts';

const listed = (values: readonly string[]) => values.join(', ');

/** Writes the values of filters; `currency` is that of the search. */
export function createFilterValueText(
  { locale, timeZone, currency }: FactContext,
  read: ReadMessages,
) {
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
    join: (values: readonly string[]) => string = listed,
  ): string {
    if (wanted === true) return '';
    if (typeof wanted === 'string') return fillMessage(messages.words, { text: wanted });
    if (isValues(wanted)) return join(wanted.map(valueLabel));
    // The parser gives a range filter numbers and any other one dates.
    return filter.by === 'range'
      ? numbers(wanted as NumberRange, filter.measure)
      : dates(wanted as DateRange);
  }

  return { numbers, value };
}

function isValues(value: FilterValue): value is readonly string[] {
  return Array.isArray(value);
}
