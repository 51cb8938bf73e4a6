import {
  type FilterValues,
  listActiveFilters,
  type NumberRange,
} from '../../listings/fields/filters.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import { type Labels, labelOf, valueLabelOf } from '../../listings/labels/label-text.ts';
import { labelsByKind } from '../../listings/labels/labels.ts';
import { filterMessages } from '../../search/query/filter-messages.ts';
import { createFilterValueText } from '../../search/query/filter-value-text.ts';
import type { SearchOptions } from '../../search/rules.ts';
import { createNumberFormatter } from '../../vocabulary/numbers/numbers.ts';
import { countMessage, fillMessage } from '../../vocabulary/text/message.ts';
import type { AlertRule } from '../schemas.ts';
import { areaPhrases } from './area-phrases.ts';
import type { PhraseContext } from './phrase-context.ts';
import { phraseMessages, soughtMessages } from './phrase-messages.ts';
import { pricePhrases, searchCurrency } from './price-phrases.ts';
import { propertySearchFilters } from './property-search-filters.ts';

/** Counted as people say them; said before all other filters. */
const rooms = ['bedroomsTotal', 'bathroomsTotal'] as const;
/** Said with what is looked for, or as rooms. */
const saidFirst: ReadonlySet<string> = new Set(['saleType', ...rooms]);

/**
 * What a saved search asks for, phrase by phrase: `Homes for sale`, `3+ bedrooms`, `under $800,000`,
 * `within 2 km of Hamilton, ON`, `with “corner lot”`. Values that are no more are said as they stand.
 */
export function searchPhrases(
  kind: ListingKind,
  saved: AlertRule['search'] | SearchOptions,
  context: PhraseContext,
): readonly string[] {
  // It was parsed as it was saved; what has left its kind since then is left out or said as it stands.
  const search = saved as SearchOptions;
  return [
    capitalized(sought(kind, search, context)),
    ...roomWords(propertySearchFilters(kind, search), context),
    ...pricePhrases(kind, search, context),
    ...areaPhrases(search, context),
    ...commonWords(search, context),
    ...filterWords(kind, search, context),
  ];
}

/** The phrases of a saved search as one sentence, without its full stop. */
export function searchSentence(
  kind: ListingKind,
  saved: AlertRule['search'] | SearchOptions,
  context: PhraseContext,
): string {
  return searchPhrases(kind, saved, context).join(', ');
}

/** What is looked for, and how it changes hands: `vacation homes or cottages for rent`. */
function sought(kind: ListingKind, search: SearchOptions, { read, locale }: PhraseContext): string {
  const messages = read(phraseMessages);
  const names: Labels = read(soughtMessages);
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const types = (search.subcategory ?? []).map((type) => names[`${kind}.${type}`] ?? type);
  const what = types.length > 0 ? either.format(types) : read(soughtMessages)[kind];
  const offers = propertySearchFilters(kind, search).saleType ?? [];
  if (offers.length === 0) return what;
  const offer = either.format(offers.map((sale) => messages[`offer.${sale}`]));
  return fillMessage(messages.offered, { what, offer });
}

function roomWords(filters: FilterValues<'property'>, { read, locale }: PhraseContext): string[] {
  const messages = read(phraseMessages);
  const formatNumber = createNumberFormatter(locale);
  return rooms.flatMap((field) => {
    const { min, max }: NumberRange = filters[field] ?? {};
    if (min === undefined && max === undefined) return [];
    // One or more are several.
    return [countMessage(messages[field], max ?? 2, locale, rangeText(min, max))];
  });

  function rangeText(min: number | undefined, max: number | undefined): string {
    const write = (value: number | undefined) =>
      value === undefined ? '' : formatNumber(value, 1);
    if (max === undefined) return fillMessage(messages.atLeast, { number: write(min) });
    if (min === undefined) return fillMessage(messages.atMost, { number: write(max) });
    if (min === max) return write(min);
    return fillMessage(messages.between, { from: write(min), to: write(max) });
  }
}

/** What searches of every kind can ask for beside price and place. */
function commonWords(search: SearchOptions, { read, locale, ownerName }: PhraseContext): string[] {
  const messages = read(phraseMessages);
  const { text = '', listedWithinDays: days = 0, tags = [], ids, owner } = search;
  const words = text.trim();
  const by = ownerName ? fillMessage(messages.by, { name: ownerName }) : messages.byOne;
  return [
    ...(words === '' ? [] : [fillMessage(messages.withWords, { text: words })]),
    ...(days > 0 ? [countMessage(messages.listedWithin, days, locale)] : []),
    ...(search.hasPictures ? [messages.withPictures] : []),
    ...(search.isReduced ? [messages.reduced] : []),
    ...(search.isOpenNow ? [messages.openNow] : []),
    ...tags.map((tag) => fillMessage(messages.tagged, { tag })),
    ...(owner === undefined ? [] : [by]),
    ...(ids === undefined ? [] : [countMessage(messages.chosen, ids.length, locale)]),
  ];
}

/** Each other filter by its name and what it asks for: `Heating: Gas or Electric`. */
function filterWords(kind: ListingKind, search: SearchOptions, context: PhraseContext): string[] {
  if (!search.filters) return [];
  const { read, locale } = context;
  const english: Labels = labelsByKind[kind];
  const labels = read(english);
  const { withValue } = read(filterMessages);
  // Filters ask for dates alone, which are the same days everywhere.
  const facts = { locale, timeZone: 'UTC', currency: searchCurrency(search, context) };
  const { value: valueText } = createFilterValueText(facts, read);
  return listActiveFilters(kind, search.filters)
    .filter(([field]) => !saidFirst.has(field))
    .map(([field, filter, wanted]) => {
      const name = labelOf(labels, field, 'filter');
      const type = filter.by === 'allOf' ? 'conjunction' : 'disjunction';
      const list = new Intl.ListFormat(locale, { type });
      const value = valueText(
        filter,
        wanted,
        (one) => valueLabelOf(labels, field, one),
        (values) => list.format(values),
      );
      return value === '' ? name : fillMessage(withValue, { filter: name, value });
    });
}

function capitalized(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
