import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '../../listings/tables.ts';
import { listingImportRows } from '../tables.ts';
import { startImporting, writeRows } from './imports.fixture.ts';

const { database, runner, upload, problemsOf, start, signInAs } = await startImporting();

type Row = Readonly<Record<string, string>>;

const boston = { country: 'US', region: 'MA', city: 'Boston' };
const sydney = { country: 'AU', region: 'NSW', city: 'Sydney' };

/** Has a table checked, and answers what was understood of it. */
async function check(rows: readonly Row[]) {
  const by = await signInAs('realtors');
  const { body } = await upload(by, writeRows(rows));
  expect(await problemsOf(by, body.id)).toEqual([]);
  expect(body).toMatchObject({ right: rows.length });
  const readings = await by.call('GET', `/api/v1/listing/import/${body.id}/readings`);
  expect(readings.body.total).toBe(rows.length);
  return { by, notes: body.notes, id: body.id, rows: readings.body.results };
}

async function readingOf(row: Row, field: string) {
  const { rows } = await check([row]);
  return rows[0].readings.find((reading: { field: string }) => reading.field === field);
}

test.each([
  ['Boston', boston, '1850', { number: 1850, unit: 'ft²' }],
  ['Hamilton', {}, '1,850', { number: 1850, unit: 'ft²' }],
  ['Sydney', sydney, '185', { number: 185, unit: 'm²' }],
])(
  'an area in %s without a unit is read as its country does, and told',
  async (_, place, text, measure) => {
    const { notes, rows } = await check([
      { ...place, livingArea: text },
      { ...place, livingArea: text },
    ]);
    const note = { note: 'unit', bound: measure.unit };
    expect(notes).toContainEqual({ ...note, field: 'livingArea', rows: 2 });
    expect(rows[0].readings).toContainEqual(
      expect.objectContaining({
        field: 'livingArea',
        value: text,
        understood: { as: 'measure', ...measure },
        notes: [note],
      }),
    );
  },
);

test.each([
  ['1850 sq. ft.', { number: 1850, unit: 'ft²' }],
  ['1 850 pi²', { number: 1850, unit: 'ft²' }],
  ['171,9 m²', { number: 171.9, unit: 'm²' }],
  ['172 square metres', { number: 172, unit: 'm²' }],
])('an area of %s is what it says', async (livingArea, measure) => {
  expect(await readingOf({ ...boston, livingArea }, 'livingArea')).toMatchObject({
    understood: { as: 'measure', ...measure },
    notes: [],
  });
});

test('the header may name the unit and the currency once for the table', async () => {
  const by = await signInAs('realtors');
  const table = writeRows([{ ...boston, lotSize: '0.25', livingArea: '1850' }])
    .replace('"lotSize"', '"Lot size (acres)"')
    .replace('"livingArea"', '"livingArea [sq ft]"')
    .replace('"price"', '"Price (USD)"');
  const { body } = await upload(by, table);
  expect(await problemsOf(by, body.id)).toEqual([]);
  expect(body).toMatchObject({ right: 1, notes: [] });
  const { body: read } = await by.call('GET', `/api/v1/listing/import/${body.id}/readings`);
  expect(
    read.results[0].readings.map(({ understood }: { understood: object }) => understood),
  ).toEqual(
    expect.arrayContaining([
      { as: 'measure', number: 0.25, unit: 'ac' },
      { as: 'measure', number: 1850, unit: 'ft²' },
      { as: 'price', price: { amount: 74_990_000, currency: 'USD', period: 'ONCE' } },
    ]),
  );
});

test.each(['USA', 'U.S.A.', 'United States of America', 'États-Unis', 'us'])(
  'the country %s is the United States, and its region has a name',
  async (country) => {
    const row = { ...boston, country, region: 'Massachusetts', postalCode: '2134' };
    expect(await readingOf(row, 'city')).toMatchObject({
      value: `Boston, Massachusetts, 2134, ${country}`,
      understood: { as: 'place', ...boston, postalCode: '02134' },
      notes: [{ note: 'leadingZero', bound: null }],
    });
  },
);

test('a region is not blamed for a country that nobody knows', async () => {
  const by = await signInAs('realtors');
  const { body } = await upload(by, writeRows([{ country: 'Atlantis', region: 'Massachusetts' }]));
  expect(await problemsOf(by, body.id)).toMatchObject([{ field: 'country', fault: 'choice' }]);
});

test.each([
  ['Newfoundland', "St. John's", 'NL'],
  ['PQ', 'Montréal', 'QC'],
  ['Ont.', 'Hamilton', 'ON'],
])('the region %s is understood', async (region, city, code) => {
  expect(await readingOf({ region, city }, 'city')).toMatchObject({ understood: { region: code } });
});

test.each(['L8P\u00a04Y5', 'L8P  4Y5', 'l8p\u20114y5'])(
  'the postal code %j is L8P 4Y5',
  async (postalCode) => {
    expect(await readingOf({ postalCode }, 'city')).toMatchObject({
      understood: { postalCode: 'L8P 4Y5' },
    });
  },
);

test('phones, codes and addresses are published as they are understood', async () => {
  const { by, id } = await check([
    { ...sydney, contactPhone: '1300 975 707', website: 'www.example.org' },
    { ...sydney, contactPhone: '+61 1300 975 707' },
    { ...sydney, contactPhone: '13 12 34' },
    { ...sydney, contactPhone: '1800 975 707' },
    { contactPhone: '\u202a+1 (905) 555\u20110123\u202c' },
    { ...boston, livingArea: '1850' },
  ]);
  const kept = eq(listingImportRows.importId, id);
  const { readings, ready } = listingImportRows;
  const before = await database.select({ ready }).from(listingImportRows).where(kept);
  expect(before.at(-1)?.ready?.body.attributes).toMatchObject({ livingArea: 171.8706 });
  await start(by, id);
  await runner.runWaiting();
  const { contactPhone, website } = listings;
  const rows = await database
    .select({ contactPhone, website })
    .from(listings)
    .where(eq(listings.ownerId, by.id))
    .orderBy(asc(listings.id));
  expect(rows.slice(0, 5).map((row) => row.contactPhone)).toEqual([
    '+611300975707',
    '+611300975707',
    '+61131234',
    '+611800975707',
    '+19055550123',
  ]);
  expect(rows[0]?.website).toBe('https://www.example.org');
  // What was published needs no second copy.
  const left = await database.select({ readings }).from(listingImportRows).where(kept);
  expect(left.map((row) => row.readings)).toEqual([null, null, null, null, null, null]);
  const { body } = await by.call('GET', `/api/v1/listing/import/${id}/readings`);
  expect(body).toEqual({ results: [], total: 0 });
});

test.each([
  ['US$ 5', {}, { amount: 500, currency: 'USD' }, []],
  ['5 CAD', boston, { amount: 500, currency: 'CAD' }, []],
  ['5,000 $', boston, { amount: 500_000, currency: 'USD' }, [{ note: 'currency', bound: 'USD' }]],
  ['A$ 1 250,50', sydney, { amount: 125_050, currency: 'AUD' }, []],
])('a price of %s keeps its currency', async (price, place, money, notes) => {
  expect(await readingOf({ ...place, price }, 'price')).toMatchObject({
    value: price,
    understood: { as: 'price', price: money },
    notes,
  });
});

test('a comma is one of thousands where commas part the cells, or the country knows no other', async () => {
  const row = { ...boston, price: 'US$ 749,900', livingArea: '1,850 sq ft' };
  const by = await signInAs('realtors');
  const table = writeRows([row]);
  for (const [text, notes] of [
    [table, []],
    [table.replaceAll('","', '";"'), [{ note: 'thousands', bound: null }]],
  ] as const) {
    const { body } = await upload(by, text);
    expect(await problemsOf(by, body.id)).toEqual([]);
    expect(body.notes).toEqual(
      notes.flatMap((note) =>
        ['price', 'livingArea'].map((field) => ({ ...note, field, rows: 1 })),
      ),
    );
    const { body: read } = await by.call('GET', `/api/v1/listing/import/${body.id}/readings`);
    expect(read.results[0].readings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          understood: {
            as: 'price',
            price: { amount: 74_990_000, currency: 'USD', period: 'ONCE' },
          },
          notes,
        }),
        expect.objectContaining({
          understood: { as: 'measure', number: 1850, unit: 'ft²' },
          notes,
        }),
      ]),
    );
  }
});

test('a rent without its period is told as it is read', async () => {
  const row = { saleType: 'RENT', price: '2100 CAD' };
  expect(await readingOf(row, 'price')).toMatchObject({
    understood: { price: { period: 'MONTHLY' } },
    notes: [{ note: 'period', bound: 'MONTHLY' }],
  });
});

test.each([
  ['03/04/2027', boston, '2027-03-04', [{ note: 'monthFirst', bound: null }]],
  ['03/04/2027', sydney, '2027-04-03', [{ note: 'dayFirst', bound: null }]],
  ['31 décembre 2026', {}, '2026-12-31', []],
  ['12/31/2026', {}, '2026-12-31', []],
])('the date %s is read by its place', async (availabilityDate, place, date, notes) => {
  expect(await readingOf({ ...place, availabilityDate }, 'availabilityDate')).toMatchObject({
    understood: { as: 'date', date },
    notes,
  });
});

const lamp = {
  subcategory: 'CLASSIFIED',
  condition: 'USED',
  title: 'A lamp',
  description: 'It shines.',
  country: 'CA',
  region: 'ON',
  city: 'Hamilton',
};

test.each([
  ['2027-03-14 02:30', {}, '2027-03-14T03:30:00-04:00', ['skippedTime']],
  ['2027-10-03 02:30', sydney, '2027-10-03T03:30:00+11:00', ['skippedTime']],
  ['2027-11-07 01:30', {}, '2027-11-07T01:30:00-04:00', ['repeatedTime']],
  ['2027-06-01 6:30 PM', {}, '2027-06-01T18:30:00-04:00', []],
  ['2027-06-01T18:30Z', {}, '2027-06-01T14:30:00-04:00', []],
  ['2027-06-01', {}, '2027-06-01T23:59:00-04:00', []],
])(
  'an end of %s is placed by the clocks there, and told',
  async (endsAt, place, instant, notes) => {
    const by = await signInAs('merchants');
    const cells = Object.entries({ ...lamp, ...place, endsAt });
    const table = [cells.map(([field]) => field), cells.map(([, cell]) => cell)].join('\r\n');
    const { body } = await upload(by, table, 'item');
    expect(await problemsOf(by, body.id)).toEqual([]);
    const { body: read } = await by.call('GET', `/api/v1/listing/import/${body.id}/readings`);
    const reading = read.results[0].readings.find(
      ({ field }: { field: string }) => field === 'endsAt',
    );
    expect(reading.understood).toMatchObject({ as: 'time', instant });
    expect(reading.notes.map(({ note }: { note: string }) => note)).toEqual(notes);
  },
);

test('a cell that begins with a quoted word is read as it stands, and so are the rows below', async () => {
  const by = await signInAs('realtors');
  const table = writeRows([{}, { title: 'Q' }, {}]).replace('"Q"', '"Cozy" house');
  const { body } = await upload(by, table);
  expect(await problemsOf(by, body.id)).toEqual([]);
  const { body: read } = await by.call('GET', `/api/v1/listing/import/${body.id}/readings`);
  expect(read.results.map(({ title }: { title: string }) => title)).toEqual([
    'A brick house',
    '"Cozy" house',
    'A brick house',
  ]);
});
