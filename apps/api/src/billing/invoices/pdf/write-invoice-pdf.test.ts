import { describe, expect, test } from 'vitest';
import { createInvoiceFile } from './create-invoice-file.ts';
import { makeIssued, makeLine } from './issued-invoice.fixture.ts';
import { readPdf } from './read-pdf.fixture.ts';
import { writeInvoicePdf } from './write-invoice-pdf.ts';

const shop = { collector: 'shop', collectedBy: 'Lamps of Hamilton' } as const;
const hst = { ...shop, tax: 'hst', portion: 130_000, registration: '12345 6789 RT0001' } as const;
const reader = { userId: 1, signal: new AbortController().signal };
const letter = [612, 792];

test('an invoice says who sold what to whom, what was paid with which card, and each tax', async () => {
  const { pages, info } = await readPdf(await writeInvoicePdf(makeIssued(), 'en-CA'));
  expect(info).toMatchObject({ Title: 'Invoice 2026-000042', Language: 'en-CA' });
  expect(pages.map(({ size }) => size)).toEqual([letter]);
  const text = pages[0]?.text ?? '';
  for (const part of [
    ...['Invoice', 'Paid', 'Lamps of Hamilton', '1 Example Street, Hamilton ON L8P 1A1, Canada'],
    ...['GST/HST 12345 6789 RT0001', '2026-000042', 'Visa ending in 4242', 'Rosa Lindqvist'],
    ...['12 Elm St', 'Hamilton ON L8P 1A1', 'Canada', 'Kim Roy', '14 Elm St', 'Unit 3'],
    ...['A lamp', 'Red', '$60.00', '$120.00', 'Subtotal', 'Shipping: Parcel', '$10.00'],
    ...['Discount', '-$20.00', 'HST (13%)', 'Registration 12345 6789 RT0001', '$14.30'],
    ...['Total (CAD)', '$124.30', 'Collected by Lamps of Hamilton', 'Page 1 of 1'],
  ]) {
    expect(text, part).toContain(part);
  }
  // Its dates are those of its time zone.
  expect(text).toContain('Nov 30, 2026');
  expect(text).toContain('Nov 28, 2026');
});

test('in French a receipt of a licence has every letter, and the taxes of Quebec', async () => {
  const taxes = [
    { ...shop, tax: 'gst', portion: 50_000, registration: '12345 6789 RT0001' },
    { ...shop, tax: 'qst', portion: 99_750, registration: '1234567890 TQ0001' },
  ] as const;
  const invoice = makeIssued({
    ...{ kind: 'license', deliveredTo: null, card: null, buyer: 'Zoë Lefèvre-Œuvrard' },
    lines: [makeLine({ kind: 'plan', description: 'Forêt d’Été' }, taxes)],
  });
  const { pages, info } = await readPdf(await writeInvoicePdf(invoice, 'fr-CA'));
  expect(info).toMatchObject({ Title: 'Reçu 2026-000042', Language: 'fr-CA' });
  const text = pages[0]?.text ?? '';
  for (const part of [
    ...['Reçu', 'Payé', 'TPS/TVH 12345 6789 RT0001', 'Zoë Lefèvre-Œuvrard', 'Forêt d’Été'],
    ...['Quantité', '100,00 $', 'TPS (5 %)', 'TVQ (9,975 %)', '12345 6789 RT0001'],
    ...['114,98 $', 'Lamps of Hamilton', 'Page 1 de 1'],
  ]) {
    expect(text, part).toContain(part);
  }
  expect(text).not.toContain('Livré');
  expect(text).not.toContain('Mode de paiement');
});

test('in Australia it is a tax invoice on A4, whose prices have the tax in them', async () => {
  const platform = { collector: 'platform', collectedBy: 'Boardwalk Inc.' } as const;
  const tax = {
    ...platform,
    tax: 'australianGst',
    portion: 100_000,
    registration: '12 345 678 901',
  } as const;
  const { gross, ...line } = makeLine({}, [tax], 'AUD');
  const invoice = makeIssued({
    lines: [{ ...line, unitPrice: gross, gross }],
    taxesIncluded: true,
    billedTo: {
      ...{ countryCode: 'AU', state: 'NSW', postalCode: '2000', city: 'Sydney' },
      line1: '1 George St',
    },
  });
  const { pages } = await readPdf(await writeInvoicePdf(invoice, 'en-AU'));
  expect(pages.map(({ size }) => size)).toEqual([[595, 842]]);
  const text = pages[0]?.text ?? '';
  for (const part of [
    'Tax invoice',
    'AU$110.00',
    'Includes GST (10%)',
    'AU$10.00',
    'Collected by Boardwalk Inc.',
  ]) {
    expect(text, part).toContain(part);
  }
});

test('what costs nothing says that no tax was charged', async () => {
  const free = { ...makeLine(), discount: makeLine().unitPrice };
  const none = { amount: 0, currency: 'CAD' } as const;
  const invoice = makeIssued({ lines: [{ ...free, net: none, gross: none }], card: null });
  const { pages } = await readPdf(await writeInvoicePdf(invoice, 'en-CA'));
  expect(pages[0]?.text).toContain('Taxes $0.00');
  expect(pages[0]?.text).not.toContain('Collected');
});

describe('on several pages', () => {
  test('a hundred lines stand once each, below a head that is repeated', async () => {
    const lines = Array.from({ length: 100 }, (_, nth) =>
      makeLine({ description: `Product ${nth + 1}.`, note: nth % 5 === 0 ? 'Red, M' : '' }, [hst]),
    );
    const { pages } = await readPdf(await writeInvoicePdf(makeIssued({ lines }), 'en-CA'));
    expect(pages.length).toBeGreaterThan(3);
    for (const [nth, { text }] of pages.entries()) {
      expect(text).toContain(`Page ${nth + 1} of ${pages.length}`);
      if (nth > 0) expect(text).toMatch(/^Invoice 2026-000042.*Lamps of Hamilton/);
    }
    // The sums may stand by themselves on the last one.
    for (const { text } of pages.filter((page) => page.text.includes('Product'))) {
      expect(text).toContain('Description Quantity Unit price Amount');
    }
    const all = pages.map(({ text }) => text).join('');
    for (const { description } of lines) expect(all.split(description)).toHaveLength(2);
    expect(pages.at(-1)?.text).toContain('Total (CAD)');
  });

  test('a line that is longer than a page goes on on the next, and loses nothing', async () => {
    const words = Array.from({ length: 2_000 }, (_, nth) => `word${nth}.`);
    const lines = [makeLine({ description: words.join(' ') }, [hst]), makeLine({}, [hst])];
    const { pages } = await readPdf(await writeInvoicePdf(makeIssued({ lines }), 'en-CA'));
    expect(pages.length).toBeGreaterThan(3);
    const all = pages.map(({ text }) => text).join('');
    for (const word of words) expect(all).toContain(word);
    expect(all.split('$113.00')).toHaveLength(1);
    expect(all.split('$100.00')).toHaveLength(5);
  });
});

test('words without an end stay in their column', async () => {
  const endless = 'Donaudampfschifffahrt'.repeat(20);
  const invoice = makeIssued({
    ...{ buyer: endless, lines: [makeLine({ description: endless, note: endless })] },
    seller: { name: endless, address: endless, taxNumbers: [endless] },
  });
  const { pages } = await readPdf(await writeInvoicePdf(invoice, 'en-CA'));
  for (const { right } of pages) expect(right).toBeLessThanOrEqual(612 - 53);
});

test.each([
  'מרים כהן',
  'محمد العطار (Toronto) Ltd.',
  'Владимир Παπαδόπουλος',
  'ž́ ← ★',
  '\u202egro.knab',
])('a name as %s is drawn', async (buyer) => {
  const { pages } = await readPdf(await writeInvoicePdf(makeIssued({ buyer }), 'en-CA'));
  const found = new Set(pages[0]?.text);
  for (const letter of buyer.normalize('NFC').replace(/[\p{Cf}\p{M}]/gu, '')) {
    // An Arabic letter is found as what it looks like within its word.
    if (!/\p{Script=Arabic}/u.test(letter)) expect(found, letter).toContain(letter);
  }
});

test('a screen reader finds a heading, and tables with heads, in the order of reading', async () => {
  const { pages, marks } = await readPdf(await writeInvoicePdf(makeIssued(), 'en-CA'));
  expect(marks).toMatchObject({ Marked: true });
  const roles = pages[0]?.roles.filter((role) => role !== 'P') ?? [];
  expect(roles.slice(1, 4)).toEqual(['Document', 'H1', 'Table']);
  const fact = ['TR', 'TH', 'TD'];
  expect(roles.join(' ')).toContain(
    [
      ...['Table', ...fact, ...fact, ...fact, ...fact, 'H2', 'H2'],
      ...['Table', 'TR', 'TH', 'TH', 'TH', 'TH', 'TR', 'TD', 'TD', 'TD', 'TD'],
      ...['Table', ...fact],
    ].join(' '),
  );
});

test('the same invoice has the same bytes, in a file that is named by its number', async () => {
  const invoice = makeIssued();
  const [first, second] = [
    await writeInvoicePdf(invoice, 'en-CA'),
    await writeInvoicePdf(invoice, 'en-CA'),
  ];
  expect(Buffer.compare(first, second)).toBe(0);
  const file = await createInvoiceFile(invoice, 'fr-CA', reader);
  expect([file.name, file.type]).toEqual(['Facture 2026-000042.pdf', 'application/pdf']);
});

describe('a long invoice holds up nobody else', () => {
  const title = 'Handmade chair of old oak from a barn '.repeat(5);
  const lines = Array.from({ length: 100 }, (_, nth) =>
    makeLine({ description: `${title} ${nth}`, note: title }, [hst]),
  );

  test('it is drawn in a thread of its own', async () => {
    const before = process.threadCpuUsage();
    const whole = process.cpuUsage();
    await createInvoiceFile(makeIssued({ lines }), 'en-CA', reader);
    const { user } = process.threadCpuUsage(before);
    expect(user).toBeLessThan(process.cpuUsage(whole).user / 3);
  });

  test('a third file of one reader is turned away, and another’s is drawn', async () => {
    const read = (userId: number) =>
      createInvoiceFile(makeIssued({ lines }), 'en-CA', { ...reader, userId });
    const all = await Promise.allSettled([read(2), read(2), read(2), read(2), read(3)]);
    expect(all.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    ]);
    expect(all[3]).toMatchObject({ reason: { code: 'too-many-requests' } });
  });

  test('who hangs up waits for nothing, and the next file is drawn', async () => {
    const leaving = new AbortController();
    const left = createInvoiceFile(makeIssued({ lines }), 'en-CA', {
      ...reader,
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(left).rejects.toThrow('abort');
    const file = await createInvoiceFile(makeIssued(), 'en-CA', reader);
    expect(file.size).toBeGreaterThan(1_000);
  });
});
