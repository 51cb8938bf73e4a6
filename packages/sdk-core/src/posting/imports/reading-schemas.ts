import * as z from 'zod/mini';
import { listedPrice } from '../../listings/schemas.ts';
import { unitSymbols } from '../../vocabulary/numbers/measures.ts';
import { countries, currencies } from '../../vocabulary/places/countries.ts';

/** What was assumed, or changed, as a cell was read; each has its words in `readingNoteMessages`. */
export const readingNotes = [
  'unit',
  'currency',
  'period',
  'thousands',
  'monthFirst',
  'dayFirst',
  'skippedTime',
  'repeatedTime',
  'leadingZero',
] as const;
export type ReadingNote = (typeof readingNotes)[number];

const note = z.strictObject({
  note: z.enum(readingNotes),
  /** What was assumed: the symbol of a unit, a currency or a period of the contract. */
  bound: z.nullable(z.string()),
});

/** A note, how many rows of a table it is about, and in which column. */
export const countedNote = z.extend(note, { field: z.string(), rows: z.int() });
export type CountedNote = z.output<typeof countedNote>;

/** What a price, a measure, a date or a place was understood as. */
const understood = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('price'), price: listedPrice }),
  z.strictObject({ as: z.literal('money'), amount: z.int(), currency: z.enum(currencies) }),
  z.strictObject({ as: z.literal('measure'), number: z.number(), unit: z.enum(unitSymbols) }),
  z.strictObject({ as: z.literal('date'), date: z.string() }),
  /** By the clocks of the place. */
  z.strictObject({ as: z.literal('time'), instant: z.string(), timeZone: z.string() }),
  z.strictObject({
    as: z.literal('place'),
    city: z.string(),
    region: z.string(),
    country: z.enum(countries),
    postalCode: z.nullable(z.string()),
  }),
]);
export type Understood = z.output<typeof understood>;

const cellReading = z.strictObject({
  field: z.string(),
  /** From 1. */
  column: z.int(),
  /** What stands there, shortened; of a place, the cells that name it. */
  value: z.string(),
  understood,
  notes: z.array(note),
});
export type CellReading = z.output<typeof cellReading>;

/** What was understood of a right row of a table. */
export const rowReading = z.strictObject({
  row: z.int(),
  title: z.string(),
  readings: z.array(cellReading),
});
export type RowReading = z.output<typeof rowReading>;
