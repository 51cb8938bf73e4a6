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
import { splitSearchTerms } from './search-terms.ts';
import { stemsOf } from './stems-of.ts';

/** Values of fields, as the index of words holds them. */
type Lexemes = ReadonlySet<string>;

interface NamedValues {
  /** Each word of a label, and the stems of it. */
  readonly byStem: ReadonlyMap<string, Lexemes>;
  readonly byWord: ReadonlyMap<string, Lexemes>;
}

interface NamedValue {
  readonly lexeme: string;
  readonly labels: readonly string[];
}

/** Fewer letters begin too many words, and are no words of labels that anybody looks for. */
const shortestBeginning = 4;
const shortestWord = 3;
/** They say what nobody looks for, or that a thing is not there. */
const unnamedValues = new Set(['NONE', 'OTHER', 'NO']);
/** What comes after them in a label is not there. */
const negations = new Set(['no', 'not', 'without', 'non', 'sans']);
/** Words of labels that PostgreSQL leaves out of English texts, and their like in French. */
const smallWords = new Set(
  'and for with you before off under own not out only about aux avec dans des par pour sur une les'.split(
    ' ',
  ),
);

/**
 * The values of fields that a word names in English or French, in whatever form; those that begin
 * with it where `isBeginning`.
 */
export function valuesNamedBy(word: string, isBeginning: boolean): readonly string[] {
  const { byStem, byWord } = namedValues();
  const found = stemsOf(word).flatMap((stem) => [...(byStem.get(stem) ?? [])]);
  if (!isBeginning || word.length < shortestBeginning) return [...new Set(found)];
  const begun = [...byWord].flatMap(([named, lexemes]) =>
    named.startsWith(word) ? [...lexemes] : [],
  );
  return [...new Set([...found, ...begun])];
}

/** The words of all labels, folded, without those that name nothing. */
export function listValueTerms(): readonly string[] {
  return [...namedValues().byWord.keys()];
}

let known: NamedValues | undefined;

function namedValues(): NamedValues {
  known ??= collectNames();
  return known;
}

function collectNames(): NamedValues {
  const byStem = new Map<string, Set<string>>();
  const byWord = new Map<string, Set<string>>();
  for (const kind of listingKinds) {
    for (const { lexeme, labels } of valuesOf(kind)) {
      for (const word of labels.flatMap(namingWordsOf)) {
        add(byWord, word, lexeme);
        for (const stem of stemsOf(word)) add(byStem, stem, lexeme);
      }
    }
  }
  return { byStem, byWord };
}

function add(index: Map<string, Set<string>>, key: string, lexeme: string): void {
  const lexemes = index.get(key);
  if (lexemes) lexemes.add(lexeme);
  else index.set(key, new Set([lexeme]));
}

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

function labelsOf(key: string, catalogues: readonly Translations[string][]): readonly string[] {
  return catalogues.flatMap((catalogue) => {
    const label = catalogue[key];
    return typeof label === 'string' ? [label] : [];
  });
}

/** The words of a label by which a value is found: "meublé" says nothing of what is "Non meublé". */
function namingWordsOf(label: string): readonly string[] {
  const words = splitSearchTerms(label);
  const negation = words.findIndex((word) => negations.has(word));
  return words
    .slice(0, negation < 0 ? words.length : negation)
    .filter((word) => word.length >= shortestWord && !smallWords.has(word));
}
