import { choiceLabel, columnLabel } from '@boardwalk/sdk-core/posting/imports/column-labels';
import type { ImportKind } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { localSymbol } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import type { Handler } from '../../platform/domain.ts';
import { createCsvFile } from '../../platform/tables/create-csv-file.ts';
import { exampleReference } from './reading/check-table.ts';
import {
  dictionaryOf,
  importColumnLabelsFor,
  importExampleMessagesFor,
} from './reading/column-dictionary.ts';

/** Of the example, which is in Canada. */
const unit = 'ft²';

/** Cells of the example by their fields; values of enumerations are written in the reader's words. */
const examples: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  property: {
    subcategory: 'RESIDENTIAL',
    saleType: 'SALE',
    buildingType: 'DETACHED_HOUSE',
    price: '749900.00',
    bedroomsTotal: '3',
    bathroomsTotal: '1.5',
    livingArea: `1450 ${unit}`,
  },
  item: {
    subcategory: 'EXCLUSIVE_ONLINE',
    productCategory: 'FURNITURE',
    condition: 'NEW',
    price: '1250.00',
    brand: 'Escarpment',
    quantityAvailable: '4',
  },
};

const place: Readonly<Record<string, string>> = {
  country: 'CA',
  currency: 'CAD',
  region: 'ON',
  city: 'Hamilton',
  street: '71 Main St W',
  postalCode: 'L8P 4Y5',
  latitude: '43.256712',
  longitude: '-79.872634',
};

/** What is written in numbers, whose decimals begin with a comma in French. */
const withMark: ReadonlySet<string> = new Set(['money', 'number', 'degrees']);

/** The empty table of a kind in the reader's language, with an example that is no listing. */
export const readImportTemplate: Handler<typeof schemas.readImportTemplate> = async ({
  params: { type: kind },
  query: { language },
}) => {
  const words = importColumnLabelsFor(kind, language);
  const { columns } = dictionaryOf(kind);
  const example = importExampleMessagesFor(language);
  const title = example[kind];
  const cells = {
    ...place,
    ...examples[kind],
    reference: exampleReference,
    title,
    description: title,
  };
  const ownUnit = localSymbol(unit, language);
  const values: Readonly<Record<string, string>> = cells;
  return createCsvFile(
    example[`file.${kind}`],
    [
      columns.map((column) => columnLabel(column, words)),
      columns.map((column) => {
        const value = values[column.field] ?? '';
        const isChoice = column.control.as === 'choice' || column.control.as === 'choices';
        if (isChoice && value !== '') return choiceLabel(column, value, words);
        const { as } = column.control;
        if (as === 'measure') return value.replace(unit, ownUnit);
        return withMark.has(as) && language === 'fr-CA' ? value.replace('.', ',') : value;
      }),
    ],
    language,
  );
};
