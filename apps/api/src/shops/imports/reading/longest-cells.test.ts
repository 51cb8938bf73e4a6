import { columnNames, ownColumns } from '@boardwalk/sdk-core/shops/imports/product-columns';
import { importRowBytes } from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { expect, test } from 'vitest';
import { writeTable } from '../product-imports.fixture.ts';
import { checkProductTable } from './check-product-table.ts';

/** What each table needs for its rows to be read to their end. */
const tables = {
  own: { product: 'a', title: 'A', optionName1: 'Size', optionValue1: 'S', price: '5' },
  shopify: { Handle: 'a', Title: 'A', 'Variant Price': '5' },
  woocommerce: { Type: 'simple', ID: '1', SKU: 'A', Name: 'A', 'Regular price': '5' },
} as const;

/** The columns of each; those of numbered options are alike. */
const columnsOf = {
  own: ownColumns.filter((field) => !/[2-9]$/.test(field)),
  shopify: namesIn(columnNames.shopify),
  woocommerce: namesIn(columnNames.woocommerce),
};

function namesIn(names: Partial<Readonly<Record<string, readonly string[]>>>): readonly string[] {
  return Object.values(names)
    .flatMap((some) => some?.slice(0, 1) ?? [])
    .filter((name) => !/[2-9]/.test(name));
}

/** A cell takes some milliseconds; a pattern that begins again at each blank takes a minute. */
const longest = 2 * secondMs;

/** A row with such a cell is below the limit of a row. */
const fillerBytes = importRowBytes - 1_000;

const fillers = [' ', ',', '<', '>', '&', '"'];

test.each(Object.keys(tables) as (keyof typeof tables)[])(
  'no cell of a table of the shape %s takes long, however long it is',
  async (shape) => {
    const slow: string[] = [];
    let checked = 0;
    for (const column of columnsOf[shape]) {
      for (const filler of fillers) {
        const count = Math.floor(
          fillerBytes / Buffer.byteLength(JSON.stringify(filler).slice(1, -1)),
        );
        const cell = `simple${filler.repeat(count)}x`;
        const bytes = Buffer.from(writeTable([{ ...tables[shape], [column]: cell }]));
        const begun = performance.now();
        const read = await checkProductTable(bytes, { currency: 'CAD' });
        if (performance.now() - begun > longest) slow.push(`${column} of ${filler}`);
        checked += 1;
        expect(read.summary.shape).toBe(shape);
      }
    }
    expect(slow).toEqual([]);
    expect(checked).toBeGreaterThan(50);
  },
  120_000,
);
