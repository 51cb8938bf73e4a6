import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { kindFrench } from '@boardwalk/sdk-core/listings/labels/kind-labels.fr';
import { labelsByKind } from '@boardwalk/sdk-core/listings/labels/labels';
import { labelsFrench } from '@boardwalk/sdk-core/listings/labels/labels.fr';
import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';
import { valueLexeme } from '../../listings/storage/value-lexemes.ts';
import { everydayNames } from './everyday-names.ts';
import { createValueNames, type NamedValue } from './value-names.ts';

/** They say what nobody looks for, or that a thing is not there. */
export const unnamedValues: ReadonlySet<string> = new Set(['NONE', 'OTHER', 'NO']);

const names = createValueNames(() => listingKinds.flatMap(valuesOf));

/** The values of fields of listings that a word names. */
export const valuesNamedBy = names.namedBy;

/** The words of all labels of listings. */
export const listValueTerms = names.listTerms;

/** All values that listings of a kind can have, with their names in each language. */
function valuesOf(kind: ListingKind): readonly NamedValue[] {
  const own = [labelsByKind[kind], labelsFrench[labelsByKind[kind].catalogue] ?? {}];
  return [
    ...subcategories[kind].map((subcategory) => ({
      lexeme: valueLexeme('subcategory', subcategory),
      labels: labelsOf(`${kind}.${subcategory}`, [kindLabels, kindFrench]),
    })),
    ...filtersOf(kind).flatMap(([field, filter]) => {
      if (filter.by === 'yes') {
        return [{ lexeme: valueLexeme(field, 'true'), labels: labelsOf(field, own) }];
      }
      if (!('values' in filter)) return [];
      return filter.values
        .filter((value) => !unnamedValues.has(value))
        .map((value) => ({
          lexeme: valueLexeme(field, value),
          labels: [...labelsOf(`${field}.${value}`, own), ...everydayNamesOf(field, value)],
        }));
    }),
  ];
}

function everydayNamesOf(field: string, value: string): readonly string[] {
  const known: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>> =
    everydayNames;
  return [known[field]?.any, known[field]?.[value]].filter((name) => name !== undefined);
}

/** The labels that catalogues have for a key. */
export function labelsOf(
  key: string,
  catalogues: readonly Translations[string][],
): readonly string[] {
  return catalogues.flatMap((catalogue) => {
    const label = catalogue[key];
    return typeof label === 'string' ? [label] : [];
  });
}
