import { expect, test } from 'vitest';
import { startImporting, writeRows } from './imports.fixture.ts';

const { upload, problemsOf, signInAs, server } = await startImporting();
const rosa = await signInAs('realtors');
const shop = await signInAs('merchants');

async function findProblems(row: Readonly<Record<string, string>>) {
  const { body } = await upload(rosa, writeRows([{}, row]));
  return problemsOf(rosa, body.id);
}

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ['a negative price', { price: '-1' }, 'price', 'tooSmall'],
  ['a price with three decimals', { price: '10.500' }, 'price', 'money'],
  ['a price beyond all', { price: '1e15' }, 'price', 'tooLarge'],
  ['a price in words', { price: 'a lot' }, 'price', 'money'],
  ['a place outside the countries', { latitude: '48.85', longitude: '2.35' }, 'latitude', 'pin'],
  ['a latitude alone', { latitude: '43.25' }, 'longitude', 'missing'],
  ['no latitude', { latitude: '91', longitude: '2' }, 'latitude', 'degrees'],
  ['a building of another type', { buildingType: 'WAREHOUSE' }, 'buildingType', 'otherType'],
  ['a building that nobody knows', { buildingType: 'Castle' }, 'buildingType', 'choice'],
  ['a term of a lease in a sale', { leaseTerm: 'WEEKLY' }, 'leaseTerm', 'inapplicable'],
  ['a sale by the month', { period: 'MONTHLY' }, 'period', 'otherType'],
  ['a date that does not exist', { availabilityDate: '2026-02-30' }, 'availabilityDate', 'date'],
  ['a date that may be two', { availabilityDate: '03/04/2027' }, 'availabilityDate', 'dateOrder'],
  ['a price in another money', { price: '€100' }, 'price', 'currency'],
  ['a price against its currency', { price: 'US$ 5', currency: 'CAD' }, 'price', 'otherCurrency'],
  ['ground without a unit', { lotSize: '5000' }, 'lotSize', 'unit'],
  ['a floor in kilometres', { livingArea: '2 km' }, 'livingArea', 'measure'],
  ['a floor in words', { livingArea: 'large' }, 'livingArea', 'measure'],
  ['an extension', { contactPhone: '905 555 0123 x4' }, 'contactPhone', 'phoneExtension'],
  ['a shortened phone', { contactPhone: '9.05555E+09' }, 'contactPhone', 'lostDigits'],
  ['half a bedroom', { bedroomsTotal: '2.5' }, 'bedroomsTotal', 'wholeNumber'],
  ['too many bedrooms', { bedroomsTotal: '201' }, 'bedroomsTotal', 'tooLarge'],
  ['a third of a bathroom', { bathroomsTotal: '1.3' }, 'bathroomsTotal', 'step'],
  ['a script for a link', { virtualTourUrl: 'javascript:alert(1)' }, 'virtualTourUrl', 'link'],
  ['a province of elsewhere', { region: 'TX' }, 'region', 'region'],
  ['a city that nobody knows', { city: 'Nowhereton' }, 'city', 'city'],
  ['a postal code of elsewhere', { postalCode: '90210' }, 'postalCode', 'postalCode'],
  ['one of another province', { postalCode: 'H2X 1Y4' }, 'postalCode', 'otherRegion'],
  ['no title', { title: '' }, 'title', 'missing'],
  ['a long title', { title: 'x'.repeat(121) }, 'title', 'tooLong'],
  ['no phone', { contactPhone: '12' }, 'contactPhone', 'phone'],
  ['no e-mail', { contactEmail: 'rosa' }, 'contactEmail', 'email'],
  ['a number as long as a book', { price: `1${' '.repeat(150_000)}2` }, 'price', 'tooLong'],
  ['perhaps', { newConstruction: 'perhaps' }, 'newConstruction', 'yes'],
  ['a reference twice', { reference: 'A-1' }, 'reference', 'referenceTwice'],
])('%s is told at its cell', async (_, row, field, fault) => {
  const problems = await findProblems(row);
  const columns = writeRows([row]).split('\r\n')[0]?.split(',') ?? [];
  const column = columns.indexOf(`"${field}"`);
  expect(problems).toEqual([
    expect.objectContaining({
      row: 3,
      // A column that the table lacks has no place in it.
      column: column < 0 ? null : column + 1,
      field,
      fault,
    }),
  ]);
});

test.each([
  ['12,345', 'price'],
  ['$1,250', 'price'],
  ['1,850', 'livingArea'],
  ['1,850 pi²', 'livingArea'],
  ['1,250', 'bedroomsTotal'],
])('%s may be two numbers where semicolons part the cells: %s', async (text, field) => {
  const table = writeRows([{ [field]: text }]).replaceAll('","', '";"');
  const { body } = await upload(rosa, table);
  expect(await problemsOf(rosa, body.id)).toMatchObject([
    { row: 2, field, fault: 'thousands', value: text },
  ]);
});

test('a row that says the same without a reference is told as such', async () => {
  const { body } = await upload(rosa, writeRows([{ reference: '' }, { reference: '' }]));
  expect(await problemsOf(rosa, body.id)).toMatchObject([
    { row: 3, column: null, field: null, fault: 'twice', bound: '2' },
  ]);
});

test('every problem of a row is told at once', async () => {
  const row = {
    price: '-1',
    title: '',
    city: 'Nowhereton',
    buildingType: 'WAREHOUSE',
    website: 'x',
  };
  const problems = await findProblems(row);
  expect(problems.map(({ field }: { field: string }) => field).sort()).toEqual(
    Object.keys(row).sort(),
  );
});

test('markup stays text, and a formula is computed by nobody', async () => {
  const title = '<script>alert(1)</script>';
  const { body } = await upload(rosa, writeRows([{ title }, { price: '=1+1' }]));
  expect(body).toMatchObject({ right: 1, wrong: 1 });
  const report = await rosa.call('GET', `/api/v1/listing/import/${body.id}/report?language=fr-CA`);
  expect(report.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(report.text).toContain(`"3";"E";"Prix";"'=1+1";`);
  expect(report.text).toContain('deux décimales');
});

const cells = [
  ['Type', 'Residential', 'Résidentiel'],
  ['Offered', 'For sale', 'À vendre'],
] as const;
const french = [
  'Type',
  'Offre',
  'Titre',
  'Description',
  'Prix',
  'Pays',
  'Province ou État',
  'Ville',
];

test.each<[string, (text: string) => Uint8Array]>([
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with its mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16 as Excel saves “Unicode text”', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
  ['a line that names the separator', (text) => Buffer.from(`sep=;\r\n${text}`)],
])('words in French between semicolons, in %s', async (_, encode) => {
  const template = await server.inject({
    method: 'GET',
    url: '/api/v1/property/import/template?language=fr-CA',
  });
  const [head = ''] = template.text.split('\r\n');
  expect(head).toContain('Province ou État');
  const offered = head.replace('\ufeff', '').replaceAll('"', '').split(';').at(15);
  const header = french.map((word) => (word === 'Offre' ? offered : word)).join(';');
  const line = [
    cells[0][2],
    cells[1][2],
    'Une maison de la cour',
    '"Trois chambres;\nune cour"',
    '1 234,50 $',
    'Canada',
    'Québec',
    'Montréal',
  ].join(';');
  const { body } = await upload(rosa, encode(`${header}\r\n${line}\r\n`));
  expect(await problemsOf(rosa, body.id)).toEqual([]);
  expect(body).toMatchObject({ rows: 1, right: 1 });
});

test.each(['item', 'property'] as const)(
  'the template of %s as it is has no listing, and its example is right',
  async (kind) => {
    const by = kind === 'item' ? shop : rosa;
    for (const language of ['en-CA', 'fr-CA']) {
      const url = `/api/v1/${kind}/import/template?language=${language}`;
      const { text } = await server.inject({ method: 'GET', url });
      const asItIs = await upload(by, text, kind);
      expect(asItIs.body.rows).toBe(0);
      expect(await problemsOf(by, asItIs.body.id)).toMatchObject([{ fault: 'noRows' }]);
      const filled = await upload(by, text.replace('EXAMPLE', `B-${language}`), kind);
      expect(await problemsOf(by, filled.body.id)).toEqual([]);
      expect(filled.body).toMatchObject({ rows: 1, right: 1 });
    }
  },
);

test.each([
  ['item', 'en-CA', 'item.csv', ['1250.00', '43.256712']],
  ['item', 'fr-CA', 'objet.csv', ['1250,00', '43,256712', '-79,872634']],
  ['property', 'fr-CA', 'propriété.csv', ['749900,00', '1,5', '1450 pi²']],
])(
  'the template of %s in %s is %s, with numbers as that language writes them',
  async (kind, language, name, numbers) => {
    const url = `/api/v1/${kind}/import/template?language=${language}`;
    const { text, headers } = await server.inject({ method: 'GET', url });
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    for (const number of numbers) expect(text).toContain(`"${number}"`);
  },
);

test('all that is wrong with a row is told at once, in the order of its columns', async () => {
  const problems = await findProblems({ subcategory: 'Castle', price: '-1', region: 'TX' });
  const fields = problems.map(({ field }: { field: string }) => field);
  expect(fields.toSorted()).toEqual(['price', 'region', 'subcategory']);
  const columns = problems.map(({ column }: { column: number }) => column);
  expect(columns).toEqual(columns.toSorted((one: number, other: number) => one - other));
});

test('a table that lacks a column is read no further, and none of it is imported', async () => {
  const lacking = await upload(rosa, 'title,color\r\nA house,red\r\nAnother,blue\r\n');
  const problems = await problemsOf(rosa, lacking.body.id);
  expect(lacking.body).toMatchObject({ rows: 0, right: 0, wrong: 0, problems: 7 });
  expect(problems).toContainEqual(
    expect.objectContaining({ row: 1, column: 2, fault: 'unknownColumn', value: 'color' }),
  );
  const missing = problems.filter(({ fault }: { fault: string }) => fault === 'missingColumn');
  expect(missing.map(({ field }: { field: string }) => field)).toEqual([
    'subcategory',
    'description',
    'country',
    'region',
    'city',
    'saleType',
  ]);
});

const megabytes = 8_000_000;
const rightRow = writeRows([{}]);
test.each<[string, string | Uint8Array, object]>([
  ['one cell of 8 MB', 'a'.repeat(megabytes), { row: 1, column: 1, fault: 'rowTooLong' }],
  ['commas alone', ','.repeat(7_000_000), { row: 1, column: 301, fault: 'tooManyColumns' }],
  [
    '200,000 columns',
    'title,'.repeat(200_000),
    { row: 1, column: 301, fault: 'tooManyColumns', bound: '300' },
  ],
  [
    'a quotation mark that is never closed',
    `${rightRow}\r\n"A-2,${'a, '.repeat(2_000_000)}`,
    { row: 3, column: 1, fault: 'rowTooLong', bound: '200000' },
  ],
  ['quotation marks alone', '"'.repeat(megabytes - 1), { row: 1, column: 1, fault: 'rowTooLong' }],
  ['the same in a short table', `${rightRow}\r\n"A-2,`, { row: 3, column: 1, fault: 'unreadable' }],
  [
    'a cell of 8 MB behind a right row',
    `${rightRow}\r\nA-2,RESIDENTIAL,${'a'.repeat(7_000_000)}`,
    { row: 3, column: 3, fault: 'rowTooLong' },
  ],
  ['NUL alone', new Uint8Array(megabytes), { row: 1, fault: 'notText' }],
  ['a cell with NUL', `${rightRow}\r\nA-2,a\0b,c`, { row: 3, column: 2, fault: 'notText' }],
  [
    'UTF-16 that does not say so',
    Buffer.from(rightRow, 'utf16le'),
    { row: 1, column: 1, fault: 'notText' },
  ],
  [
    'a workbook',
    Buffer.from('PK\x03\x04\x14\0\x06\0,\n', 'latin1'),
    { row: 1, column: 1, fault: 'workbook' },
  ],
  ['blank rows', '\n'.repeat(1_000_000), { row: 1, column: null, fault: 'noRows' }],
  ['nothing', '', { row: 1, column: null, fault: 'noRows' }],
])('%s: the place is told at which the table ends', async (_, table, problem) => {
  const { status, body } = await upload(rosa, table);
  expect(status).toBe(200);
  expect(body).toMatchObject({ right: 0, problems: 1 });
  expect(await problemsOf(rosa, body.id)).toMatchObject([problem]);
});

test('a table with too many problems is looked at no further', async () => {
  const wrong = { price: '-1', city: 'Nowhereton' };
  const rows = Array.from({ length: 5_002 }, () => wrong);
  const most = await upload(rosa, writeRows(rows.slice(2)));
  expect(most.body).toMatchObject({ rows: 5_000, problems: 10_000, right: 0 });
  const over = await upload(rosa, writeRows(rows));
  expect(over.body).toMatchObject({ rows: 5_001, right: 0 });
  const url = `/api/v1/listing/import/${over.body.id}/report?language=fr-CA`;
  const report = await rosa.call('GET', url);
  expect(report.text).toContain('Le tableau a plus de 10000 problèmes.');
}, 60_000);

test('ten thousand listings are checked, and one more is too many', async () => {
  const rows = Array.from({ length: 10_001 }, () => ({}));
  const full = await upload(rosa, writeRows(rows.slice(1)));
  expect(full.body).toMatchObject({ rows: 10_000, right: 10_000 });
  const over = await upload(rosa, writeRows(rows));
  expect(over.body).toMatchObject({ rows: 10_000, right: 0 });
  expect(await problemsOf(rosa, over.body.id)).toMatchObject([
    { row: 10_002, fault: 'tooManyRows', bound: '10000' },
  ]);
}, 120_000);
