import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import {
  importBytes,
  problemsPageSize,
  readingsPageSize,
} from '../../vocabulary/imports/import-limits.ts';
import { importStates } from '../../vocabulary/imports/import-states.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { newListingsADay } from '../writing/new-listings-a-day.ts';
import { cellFaults } from './cell-faults.ts';
import { importerGroups, importKinds } from './import-kinds.ts';
import { countedNote, rowReading } from './reading-schemas.ts';

const instant = z.iso.datetime();
const kind = z.enum(importKinds);
const count = z.int().check(z.gte(0));
const importId = z.int().check(z.gte(1));
const byType = z.strictObject({ type: kind });
const byId = z.strictObject({
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'expected a positive whole number')),
    z.pipe(z.transform(Number), importId),
  ),
});
/** How many listings of tables accounts publish in a day, the youngest first. */
const listingsOfTables = newListingsADay
  .map(({ fromDays, table }) => `${table} from day ${fromDays} of an account on`)
  .join(', ');
/** In whose words a table for people is written. */
const language = z.strictObject({ language: z._default(z.enum(supportedLocales), 'en-CA') });

/** A table as it was checked, and how far it is. */
const listingImport = z.strictObject({
  id: importId,
  listingType: kind,
  state: z.enum(importStates),
  /** As the file was called. */
  name: z.string(),
  /** Listings in the table: they are right, wrong, or were imported before. */
  rows: count,
  right: count,
  wrong: count,
  known: count,
  problems: count,
  /** What was assumed of the right ones, by column: units, currencies, the order of dates. */
  notes: z.array(countedNote),
  /** How many of the right ones are dealt with, and how many listings they became. */
  done: count,
  imported: count,
  /** Of an undone one: listings that are gone, and those that stay as they were changed since. */
  removed: count,
  kept: count,
  createdAt: instant,
  finishedAt: z.nullable(instant),
});
export type ListingImport = z.output<typeof listingImport>;

const cellProblem = z.strictObject({
  row: z.int(),
  column: z.nullable(z.int()),
  field: z.nullable(z.string()),
  fault: z.enum(cellFaults),
  value: z.string(),
  bound: z.nullable(z.string()),
});

export const readImportTemplate = {
  summary: 'The table that listings of a kind are imported from, with an example, to be filled in.',
  audience: 'public',
  rule: 'anyone',
  params: byType,
  query: language,
  response: z.file(),
} satisfies ServerHalf;

const isBytes = (value: unknown) => value instanceof Uint8Array;

export const checkImport = {
  summary:
    'Checks a table of listings (CSV) and publishes nothing: errors are reported by row and column. Of a user’s tables one is processed at a time and one more may wait.',
  audience: 'site',
  /** Nobody else's table is read at all; which of the two may import the kind, the operation knows. */
  rule: { groups: importerGroups },
  problems: [
    'forbidden',
    'incomplete-profile',
    'body-too-large',
    'malformed-body',
    'not-processable',
    'unavailable',
  ],
  callsPerMinute: 10,
  bodyBytes: importBytes,
  params: byType,
  query: z.strictObject({ name: z._default(storableText(200), '') }),
  /** A browser hands over the file. */
  body: z.custom<Uint8Array, Blob>(isBytes, 'expected a table'),
  response: listingImport,
} satisfies ServerHalf;

export const listImports = {
  summary: 'One’s own imports of listings, the latest first.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  response: z.strictObject({ results: z.array(listingImport) }),
} satisfies ServerHalf;

export const readImport = {
  summary: 'An import of one’s own, and how far it is.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found'],
  params: byId,
  response: listingImport,
} satisfies ServerHalf;

export const listImportProblems = {
  summary: 'What is wrong with a table of one’s own, by row and column.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found'],
  tellsHidden: 'own',
  params: byId,
  query: z.strictObject(
    pageQuery({ defaultSize: problemsPageSize, maximumSize: 500, deepest: 1_000_000 }),
  ),
  response: z.strictObject({ results: z.array(cellProblem), total: count }),
} satisfies ServerHalf;

export const listImportReadings = {
  summary:
    'What was understood of each price, measure, date and place of a checked table of one’s own, row by row, before any is published.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found'],
  tellsHidden: 'own',
  params: byId,
  query: z.strictObject(
    pageQuery({ defaultSize: readingsPageSize, maximumSize: 100, deepest: 1_000_000 }),
  ),
  response: z.strictObject({ results: z.array(rowReading), total: count }),
} satisfies ServerHalf;

export const readImportReport = {
  summary: 'All that is wrong with a table of one’s own, as a table in the reader’s language.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found'],
  tellsHidden: 'own',
  params: byId,
  query: language,
  response: z.file(),
} satisfies ServerHalf;

export const startImport = {
  summary: `Publishes the listings of a checked table that are right, in the background: one table of an account at once, and within a day ${listingsOfTables}; realtors have the most from the first day.`,
  audience: 'site',
  rule: 'members',
  problems: [
    'not-found',
    'conflict',
    'not-processable',
    'forbidden',
    'incomplete-profile',
    'too-many-listings',
  ],
  callsPerMinute: 10,
  params: byId,
  response: listingImport,
} satisfies ServerHalf;

export const undoImport = {
  summary: 'Takes away the listings of an import that nobody has changed since.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found', 'conflict'],
  callsPerMinute: 10,
  params: byId,
  response: listingImport,
} satisfies ServerHalf;
