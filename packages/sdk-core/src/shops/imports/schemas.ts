import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { importBytes, problemsPageSize } from '../../vocabulary/imports/import-limits.ts';
import { importStates } from '../../vocabulary/imports/import-states.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { shopId } from '../shop-id-schemas.ts';
import { previewPageSize } from './import-limits.ts';
import { productFaults, productNotes, productPlans, tableShapes } from './product-faults.ts';

const instant = z.iso.datetime();
const count = z.int().check(z.gte(0));
const importId = z.int().check(z.gte(1));
const inShop = z.strictObject({ id: shopId });
const byId = z.strictObject({
  id: shopId,
  importId: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'expected a positive whole number')),
    z.pipe(z.transform(Number), importId),
  ),
});
/** In whose words a table for people is written. */
const language = z.strictObject({ language: z._default(z.enum(supportedLocales), 'en-CA') });

/** A table of products as it was checked, and how far it is. */
const productImport = z.strictObject({
  id: importId,
  shopId,
  state: z.enum(importStates),
  /** Whose columns it has. */
  shape: z.enum(tableShapes),
  /** As the file was called. */
  name: z.string(),
  /** Rows of the table, and what becomes of the products in them. */
  rows: count,
  created: count,
  changed: count,
  same: count,
  /** Products with problems, and the problems. */
  wrong: count,
  problems: count,
  /** Names of columns of which nothing is imported. */
  leftOut: z.array(z.string()),
  /** What was assumed, and of how many products. */
  notes: z.array(z.strictObject({ note: z.enum(productNotes), products: count })),
  /** How many products that are new or change are dealt with, and how many of them were imported. */
  done: count,
  imported: count,
  /** Of an undone one: products that are as before, and those that stay as they were sold or changed. */
  removed: count,
  kept: count,
  createdAt: instant,
  finishedAt: z.nullable(instant),
});
export type ProductImport = z.output<typeof productImport>;

const productProblem = z.strictObject({
  row: z.int(),
  column: z.nullable(z.int()),
  field: z.nullable(z.string()),
  fault: z.enum(productFaults),
  value: z.string(),
  bound: z.nullable(z.string()),
});

/** What an import would do with a product. */
const previewedProduct = z.strictObject({
  row: z.int(),
  plan: z.enum(productPlans),
  title: z.string(),
  /** Those that it has afterwards. */
  variants: count,
  /** Minor units of the shop's currency. */
  priceFrom: count,
  priceTo: count,
  /** Pieces that come to counted stocks, or leave them. */
  stockChange: z.int(),
  /** The table repeats stocks that an import has said already: what was sold since stays sold. */
  isRepeated: z.boolean(),
  /** Whether the public sees it afterwards. */
  isActive: z.boolean(),
  /** What it is until then; null for a new one. */
  before: z.nullable(z.strictObject({ priceFrom: count, priceTo: count, isActive: z.boolean() })),
});
export type PreviewedProduct = z.output<typeof previewedProduct>;

const isBytes = (value: unknown) => value instanceof Uint8Array;

export const checkProductImport = {
  summary:
    'Checks a table of products (CSV), our own or an export of Shopify or WooCommerce, and changes nothing: errors are reported by row and column. Of a user’s tables one is processed at a time and one more may wait.',
  audience: 'site',
  rule: { may: 'create' },
  problems: [
    'not-found',
    'forbidden',
    'conflict',
    'body-too-large',
    'malformed-body',
    'not-processable',
    'unavailable',
  ],
  callsPerMinute: 10,
  bodyBytes: importBytes,
  params: inShop,
  query: z.strictObject({ name: z._default(storableText(200), '') }),
  /** A browser hands over the file. */
  body: z.custom<Uint8Array, Blob>(isBytes, 'expected a table'),
  response: productImport,
} satisfies ServerHalf;

export const listProductImports = {
  summary: 'Imports of products of a shop, the latest first.',
  audience: 'site',
  rule: { may: 'create' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: inShop,
  response: z.strictObject({ results: z.array(productImport) }),
} satisfies ServerHalf;

export const readProductImport = {
  summary: 'An import of products, and how far it is.',
  audience: 'site',
  rule: { may: 'create' },
  problems: ['not-found', 'forbidden'],
  params: byId,
  response: productImport,
} satisfies ServerHalf;

export const listProductImportProblems = {
  summary: 'What is wrong with a table of products, by row and column.',
  audience: 'site',
  rule: { may: 'create' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byId,
  query: z.strictObject(
    pageQuery({ defaultSize: problemsPageSize, maximumSize: 500, deepest: 1_000_000 }),
  ),
  response: z.strictObject({ results: z.array(productProblem), total: count }),
} satisfies ServerHalf;

export const previewProductImport = {
  summary: 'What a checked table would do with each product that it adds or changes.',
  audience: 'site',
  rule: { may: 'create' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byId,
  query: z.strictObject(
    pageQuery({ defaultSize: previewPageSize, maximumSize: 100, deepest: 1_000_000 }),
  ),
  response: z.strictObject({ results: z.array(previewedProduct), total: count }),
} satisfies ServerHalf;

export const readProductImportReport = {
  summary: 'All that is wrong with a table of products, as a table in the reader’s language.',
  audience: 'site',
  rule: { may: 'create' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byId,
  query: language,
  response: z.file(),
} satisfies ServerHalf;

export const startProductImport = {
  summary:
    'Adds and changes the products of a checked table, in the background; to change some takes the right to write. One table of a shop is at work at once.',
  audience: 'site',
  rule: { may: 'create' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 10,
  params: byId,
  response: productImport,
} satisfies ServerHalf;

export const undoProductImport = {
  summary:
    'Hides the products that an import added, and puts those that it changed back to what they were; what was sold or changed since stays.',
  audience: 'site',
  rule: { may: 'create' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 10,
  params: byId,
  response: productImport,
} satisfies ServerHalf;

export const exportProducts = {
  summary:
    'All products of a shop as a table (CSV), a row for each variant, which can be imported.',
  audience: 'site',
  rule: { may: 'read' },
  problems: ['not-found'],
  tellsHidden: 'others',
  callsPerMinute: 10,
  params: inShop,
  query: language,
  response: z.file(),
} satisfies ServerHalf;
