import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { itemFrench } from '@boardwalk/sdk-core/listings/item/labels.fr';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { kindFrench } from '@boardwalk/sdk-core/listings/labels/kind-labels.fr';
import { propertyLabels } from '@boardwalk/sdk-core/listings/property/labels';
import { propertyFrench } from '@boardwalk/sdk-core/listings/property/labels.fr';
import {
  choiceLabel,
  columnLabel,
  type ImportColumnLabels,
} from '@boardwalk/sdk-core/posting/imports/column-labels';
import {
  importColumnMessages,
  importExampleMessages,
  importFaultMessages,
} from '@boardwalk/sdk-core/posting/imports/column-messages';
import {
  type CellControl,
  type ImportColumn,
  importColumns,
} from '@boardwalk/sdk-core/posting/imports/columns';
import { type ImportKind, importKinds } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import { importsFrench } from '@boardwalk/sdk-core/posting/imports/imports-messages.fr';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';

const labels = {
  item: { english: itemLabels, french: itemFrench },
  property: { english: propertyLabels, french: propertyFrench },
} as const;

/** The words for a kind's columns in the language of a locale. */
export function importColumnLabelsFor(kind: ImportKind, locale: Locale): ImportColumnLabels {
  const { english, french } = labels[kind];
  if (locale !== 'fr-CA') {
    return { kind, shared: importColumnMessages, kinds: kindLabels, own: english };
  }
  return {
    kind,
    shared: { ...importColumnMessages, ...importsFrench[importColumnMessages.catalogue] },
    kinds: { ...kindLabels, ...kindFrench },
    own: { ...english, ...french },
  };
}

/** What is said of faults in the language of a locale. */
export function importFaultMessagesFor(locale: Locale): typeof importFaultMessages {
  if (locale !== 'fr-CA') return importFaultMessages;
  return { ...importFaultMessages, ...importsFrench[importFaultMessages.catalogue] };
}

/** What the examples are called in the language of a locale. */
export function importExampleMessagesFor(locale: Locale): Messages<typeof importExampleMessages> {
  if (locale !== 'fr-CA') return importExampleMessages;
  return { ...importExampleMessages, ...importsFrench[importExampleMessages.catalogue] };
}

/** What a kind's columns and their values may be called: as in the contract, in English, in French. */
export interface ColumnDictionary {
  readonly columns: readonly ImportColumn[];
  findColumn(header: string): ImportColumn | undefined;
  findChoice(column: ImportColumn, text: string): string | undefined;
}

function createDictionary(kind: ImportKind): ColumnDictionary {
  const columns = importColumns(kind);
  const languages = [importColumnLabelsFor(kind, 'en-CA'), importColumnLabelsFor(kind, 'fr-CA')];
  const headers = new Map<string, ImportColumn>();
  const choices = new Map<string, Map<string, string>>();
  // A name of the contract goes before a word that reads alike.
  for (const words of languages) {
    for (const column of columns) {
      headers.set(foldCellText(columnLabel(column, words)), column);
      const values = choices.get(column.field) ?? new Map<string, string>();
      for (const value of valuesOf(column.control)) {
        values.set(foldCellText(choiceLabel(column, value, words)), value);
      }
      choices.set(column.field, values);
    }
  }
  for (const column of columns) {
    headers.set(foldCellText(column.field), column);
    for (const value of valuesOf(column.control)) {
      choices.get(column.field)?.set(foldCellText(value), value);
    }
  }
  return {
    columns,
    findColumn: (header) => headers.get(foldCellText(header)),
    findChoice: ({ field }, text) => choices.get(field)?.get(foldCellText(text)),
  };
}

function valuesOf(control: CellControl): readonly string[] {
  return control.as === 'choice' || control.as === 'choices' ? control.values : [];
}

const dictionaries = new Map(importKinds.map((kind) => [kind, createDictionary(kind)]));

/** The dictionary of a kind. */
export function dictionaryOf(kind: ImportKind): ColumnDictionary {
  const found = dictionaries.get(kind);
  if (!found) throw new Error(`There is no dictionary for tables of the kind ${kind}.`);
  return found;
}
