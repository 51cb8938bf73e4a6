import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { readPdf } from '../../billing/invoices/pdf/read-pdf.fixture.ts';
import { writeSlipPdf } from '../../billing/invoices/pdf/write-slip-pdf.ts';
import { shops } from '../../shops/tables.ts';
import { startFulfilment, writeParcel } from './fulfilment.fixture.ts';

const { database, sell, mailsOf } = await startFulfilment();

type Sold = Awaited<ReturnType<typeof sell>>;

async function readSlip({ seller, at }: Sold, query = '') {
  const answer = await seller.call('GET', at(`packing-slip${query}`));
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toContain('application/pdf');
  const { pages, info } = await readPdf(Uint8Array.from(answer.bytes));
  return { text: pages.map(({ text }) => text).join(' '), info };
}

test('a slip says what goes to whom, without a price; of a parcel, what lies in it', async () => {
  const sold = await sell();
  const { seller, at, pieces, orderId } = sold;
  const whole = await readSlip(sold);
  for (const said of ['Packing slip', orderId, 'Oak chair', '3', 'Brass lamp', 'Rosa Lindqvist']) {
    expect(whole.text).toContain(said);
  }
  for (const said of ['1 Main St W', 'Unit 4', 'L8P 1A1', 'Page 1 of 1']) {
    expect(whole.text).toContain(said);
  }
  expect(whole.text).not.toMatch(/\$/);
  const { body } = await seller.call('POST', at('parcels'), writeParcel(pieces(2, 0)));
  const parcel = await readSlip(sold, `?parcel=${body.parcels[0].id}&language=fr-CA`);
  expect(parcel.info).toMatchObject({ Language: 'fr-CA' });
  for (const said of ['Bordereau d’expédition', 'Canada Post', '1234 5678 9012']) {
    expect(parcel.text).toContain(said);
  }
  expect(parcel.text).not.toContain('Brass lamp');
  expect((await readSlip(sold)).text).toContain('Brass lamp');
  const none = at('packing-slip?parcel=00000000-0000-4000-8000-000000000000');
  expect((await seller.call('GET', none)).status).toBe(404);
});

test('a hundred lines stand once each, on as many pages as they need', async () => {
  const rows = Array.from({ length: 100 }, (_, nth) => ({
    ...{ item: `Product ${nth + 1}.`, notes: ['Red, M'], quantity: '1' },
  }));
  const bytes = await writeSlipPdf({
    texts: {
      ...{ title: 'Slip', heading: 'Slip', facts: [], rows, page: 'Page {page} of {pages}' },
      parties: [{ label: 'From', lines: ['Maple'] }],
      columns: { item: 'Item', quantity: 'Quantity' },
      note: { label: 'Note', lines: ['Third floor.'] },
    },
    ...{ locale: 'en-CA', size: 'LETTER', madeAt: new Date(0) },
  });
  const { pages } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.map(({ text }) => text).join(' ');
  for (const { item } of rows) expect(all.split(item)).toHaveLength(2);
  expect(pages.at(-1)?.text).toContain('Third floor.');
});

test('mails are in the language of the buyer, and what a shop is called opens nothing', async () => {
  const { seller, buyer, at, pieces, shop } = await sell();
  await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, buyer.id));
  const name = '**Gagnez** [ici](https://evil.example) evil.example';
  await database.update(shops).set({ name }).where(eq(shops.id, shop));
  await seller.call('POST', at('parcels'), writeParcel(pieces(3, 2)));
  const [mail] = await mailsOf(buyer, 'parcel-sent');
  expect(mail?.subject).toContain('a envoyé un colis');
  expect(mail?.text).toContain('Numéro de suivi');
  expect(mail?.html).not.toContain('href="https://evil.example');
  expect(mail?.html).not.toContain('evil.example<');
});
