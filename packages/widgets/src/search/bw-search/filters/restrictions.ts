import type { FieldFilter } from '@boardwalk/sdk-core/listings/fields/fields';
import { parseFilters } from '@boardwalk/sdk-core/listings/fields/filter-text';
import {
  type FilterValue,
  filtersOf,
  findFilter,
  listActiveFilters,
} from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { type Labels, labelOf, valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { labelsByKind } from '@boardwalk/sdk-core/listings/labels/labels';
import { dropFilter } from '@boardwalk/sdk-core/search/query/drop-filter';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { offerOf } from '@boardwalk/sdk-core/search/query/offers';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import {
  countMessage,
  fillMessage,
  type ReadMessages,
} from '@boardwalk/sdk-core/vocabulary/text/message';
import type { FilterText } from './filter-text.ts';

/** One thing that narrows a search, and the search without it. */
export interface Restriction {
  readonly name: string;
  readonly without: Partial<SearchQuery>;
}

/** The name of a field, of a kind's filter or of the search itself, as `repairs` write it. */
export function fieldName(query: SearchQuery, path: string, read: ReadMessages): string {
  const messages = read(filterMessages);
  const field = path.replace(/^filters\./, '');
  const [kind] = query.category;
  if (kind && findFilter(kind, field)) return labelOf(labelsIn(read, kind), field, 'filter');
  if (field === 'hasPictures') return messages.hasPictures;
  if (field === 'isReduced') return messages.isReduced;
  if (field === 'listedWithinDays') return messages.listedWithin;
  return field;
}

/** What narrows the search beside words, place, price and subcategory, in words. */
export function restrictionsOf(query: SearchQuery, text: FilterText): readonly Restriction[] {
  const messages = text.read(filterMessages);
  const days = query.listedWithinDays;
  return [
    ...filterRestrictions(query, text),
    ...(query.price === '' ? [] : [{ name: text.price(query), without: { price: '' } }]),
    ...(days > 0
      ? [
          {
            name: fillMessage(messages.withValue, {
              filter: messages.listedWithin,
              value: countMessage(messages.days, days, text.locale),
            }),
            without: { listedWithinDays: 0 },
          },
        ]
      : []),
    ...(query.hasPictures ? [{ name: messages.hasPictures, without: { hasPictures: false } }] : []),
    ...(query.isReduced ? [{ name: messages.isReduced, without: { isReduced: false } }] : []),
    ...query.tags.map((tag) => ({
      name: tag,
      without: { tags: query.tags.filter((other) => other !== tag) },
    })),
    ...(query.bounds === '' ? [] : [{ name: messages.inView, without: { bounds: '' } }]),
  ];
}

function filterRestrictions(query: SearchQuery, text: FilterText): readonly Restriction[] {
  const [kind] = query.category;
  if (!kind || query.category.length > 1 || query.filters === '') return [];
  const labels = labelsIn(text.read, kind);
  const active = listActiveFilters(kind, parseFilters(kind, query.filters).values);
  // The bar says which one is offered, and several of them are said here.
  const own = offerOf(query) ? active.filter(([field]) => field !== 'saleType') : active;
  return own.map(([field, filter, value]) => ({
    name: named(labelOf(labels, field, 'filter'), filter, value, (one) =>
      valueLabelOf(labels, field, one),
    ),
    without: { filters: dropFilter(query.filters, field) },
  }));

  function named(
    label: string,
    filter: FieldFilter,
    value: FilterValue,
    valueLabel: (value: string) => string,
  ): string {
    const written = text.value(filter, value, valueLabel);
    return written === ''
      ? label
      : fillMessage(text.read(filterMessages).withValue, { filter: label, value: written });
  }
}

function labelsIn(read: ReadMessages, kind: ListingKind): Labels {
  const english: Labels = labelsByKind[kind];
  return read(english);
}

/** Whether the kind has any filter that the sheet can show. */
export function hasFilters(query: SearchQuery): boolean {
  const [kind] = query.category;
  return kind !== undefined && query.category.length === 1 && filtersOf(kind).length > 0;
}
