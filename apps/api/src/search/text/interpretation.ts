import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchInterpretation } from '@boardwalk/sdk-core/search/schemas';
import { splitValueLexeme } from '../../listings/storage/value-lexemes.ts';
import { filterRestrictions } from '../facets/filter-restrictions.ts';
import type { SearchRestriction } from '../plan/resolved-search.ts';
import type { Denial, ReadText } from './read-search-text.ts';
import { hasNoneOf, hasNoneOfValues } from './text-query.ts';

/** What a text asks for beside its words; like them it goes when the text is dropped. */
export function interpretedRestrictions({
  denials,
  rooms,
}: ReadText): readonly SearchRestriction[] {
  return [
    ...denials.map((denial) => ({
      name: 'text',
      condition: (kind: ListingKind) => deniedIn(kind, denial),
    })),
    ...filterRestrictions('property', rooms, undefined).map((restriction) => ({
      ...restriction,
      name: 'text',
    })),
  ];
}

/** Returns what the answer states of it; nothing where the text is words alone. */
export function interpretationOf({ denials, rooms }: ReadText): SearchInterpretation | undefined {
  if (denials.length === 0 && Object.keys(rooms).length === 0) return undefined;
  return { without: denials.map(({ typed }) => typed), rooms };
}

/**
 * What a field can say is left to fields, since texts that have the word often deny it themselves:
 * "No pets, please." Of what none can say no text may speak.
 */
function deniedIn(kind: ListingKind, { values, word }: Denial) {
  const own = values.filter((value) => isOfKind(kind, value));
  return own.length > 0 ? hasNoneOfValues(own) : hasNoneOf([[word]]);
}

function isOfKind(kind: ListingKind, lexeme: string): boolean {
  const { field, value } = splitValueLexeme(lexeme);
  if (field === 'subcategory') return subcategories[kind].some((own) => own === value);
  return filtersOf(kind).some(([own]) => own === field);
}
