import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shopPath } from '../../shops/shops.fixture.ts';
import { startFulfilment, writeParcel } from './fulfilment.fixture.ts';
import { orderParcels } from './tables.ts';

const { database, sell, refund, signIn, openSelling, delegate, mailsOf } = await startFulfilment();

test('a shop sends everything in a parcel, which its buyer follows', async () => {
  const { seller, buyer, at, pieces, readPart } = await sell();
  expect((await seller.call('GET', at('fulfilment'))).body).toMatchObject({
    ...{ state: 'toSend', kind: 'ship', country: 'CA', mayWrite: true, parcels: [], pickup: null },
    lines: [
      { title: 'Oak chair', quantity: 3, sent: 0, returned: 0 },
      { title: 'Brass lamp', quantity: 2, sent: 0, returned: 0 },
    ],
  });
  const sent = await seller.call('POST', at('parcels'), writeParcel(pieces(3, 2)));
  expect([sent.status, sent.body.state]).toEqual([200, 'sent']);
  const page = 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/123456789012';
  const part = await readPart();
  expect(part).toMatchObject({
    state: 'sent',
    parcels: [{ carrier: 'canadaPost', number: '1234 5678 9012', page, deliveredAt: null }],
  });
  expect(part.parcels[0].lines).toEqual(pieces(3, 2));
  const [mail] = await mailsOf(buyer, 'parcel-sent');
  for (const said of ['3 × Oak chair', '2 × Brass lamp', 'Canada Post', '1234 5678 9012']) {
    expect(mail?.text).toContain(said);
  }
  const path = at(`parcels/${part.parcels[0].id}/delivered`);
  expect((await seller.call('POST', path)).body.state).toBe('delivered');
  expect((await seller.call('POST', path)).status).toBe(200);
  expect(await mailsOf(buyer, 'parcel-delivered')).toHaveLength(1);
  expect((await readPart()).state).toBe('delivered');
});

test('parts are sent one after the other, and never more than was bought', async () => {
  const { seller, at, pieces, readPart, chair } = await sell();
  const send = (lines: readonly object[]) => seller.call('POST', at('parcels'), writeParcel(lines));
  expect((await send(pieces(4, 0))).status).toBe(409);
  expect((await send(pieces(2, 0))).body.state).toBe('sentInPart');
  const refused = await send(pieces(2, 2));
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'Only 1 of Oak chair are left to send.',
  ]);
  expect(
    (
      await send([
        { item: chair.item, quantity: 1 },
        { item: chair.item, quantity: 1 },
      ])
    ).status,
  ).toBe(400);
  expect((await send([{ item: 999_999, quantity: 1 }])).status).toBe(409);
  expect((await send([])).status).toBe(400);
  expect((await send(pieces(1, 2))).body.state).toBe('sent');
  expect((await send(pieces(1, 0))).body.detail).toBe('All pieces of Oak chair were sent already.');
  expect((await readPart()).parcels).toHaveLength(2);
});

test('of two that send the same at once, one is refused', async () => {
  const { seller, at, pieces, buyer } = await sell();
  const answers = await Promise.all(
    [0, 1, 2].map(() => seller.call('POST', at('parcels'), writeParcel(pieces(3, 2)))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await mailsOf(buyer, 'parcel-sent')).toHaveLength(1);
});

test('the same intention sends once', async () => {
  const { seller, at, pieces, buyer } = await sell();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const send = () => seller.call('POST', at('parcels'), writeParcel(pieces(1, 0)), key);
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(first.body.parcels).toHaveLength(1);
  expect(await mailsOf(buyer, 'parcel-sent')).toHaveLength(1);
});

test('nobody but those who may write the shop sends, and no invoice of another', async () => {
  const { seller, shop, buyer, at, pieces, invoice } = await sell();
  const [reader, stranger, other] = [await signIn(), await signIn(), await openSelling()];
  await delegate(reader.id, shop, 'read');
  const body = writeParcel(pieces(3, 2));
  for (const who of [reader, stranger, buyer, other.seller]) {
    for (const [method, path] of [
      ['POST', 'parcels'],
      ['POST', 'pickup'],
      ['POST', 'returns'],
    ] as const) {
      const sentBody = {
        parcels: body,
        pickup: undefined,
        returns: { lines: body.lines, restock: true },
      }[path];
      expect((await who.call(method, at(path), sentBody)).status).toBe(403);
    }
  }
  expect((await reader.call('GET', at('fulfilment'))).body).toMatchObject({ mayWrite: false });
  for (const who of [stranger, buyer, other.seller]) {
    expect((await who.call('GET', at('fulfilment'))).status).toBe(404);
    expect((await who.call('GET', at('packing-slip'))).status).toBe(404);
  }
  const foreign = shopPath(other.shop, `/invoices/${invoice}`);
  expect((await other.seller.call('GET', `${foreign}/fulfilment`)).status).toBe(404);
  expect((await other.seller.call('POST', `${foreign}/parcels`, body)).status).toBe(404);
  expect((await seller.call('GET', at('fulfilment'))).body.state).toBe('toSend');
});

test.each([
  ['<b>1234</b>', 400],
  ['12\u000034', 400],
  ['https://evil.example/1', 400],
  ['1\n2', 400],
  ['A'.repeat(41), 400],
  ['  1Z 99-A  ', 200],
  ['', 200],
])('the number %j is answered %s', async (number, expected) => {
  const { seller, at, pieces } = await sell();
  const { status } = await seller.call(
    'POST',
    at('parcels'),
    writeParcel(pieces(1, 0), { number }),
  );
  expect(status).toBe(expected);
});

test.each([
  ['javascript:alert(1)', 400],
  ['http://fast.example/1', 400],
  ['https://our.site@evil.example/', 400],
  ['https://fast.example/1', 200],
])(
  'the page %s of another carrier is answered %s, and no mail leads there',
  async (url, expected) => {
    const { seller, at, pieces, buyer } = await sell();
    const more = { carrier: 'other', number: 'A1', url };
    const { status, body } = await seller.call(
      'POST',
      at('parcels'),
      writeParcel(pieces(1, 0), more),
    );
    expect(status).toBe(expected);
    if (expected !== 200) return;
    expect(body.parcels[0].page).toBe(url);
    const [mail] = await mailsOf(buyer, 'parcel-sent');
    expect(mail?.text).toContain('A1');
    expect(mail?.text).not.toContain('fast.example');
    expect(mail?.html).not.toContain('fast.example');
  },
);

test('a page that is named for a known carrier counts for nothing', async () => {
  const { seller, at, pieces } = await sell();
  const more = { carrier: 'ups', number: 'A1', url: 'https://evil.example/' };
  const { body } = await seller.call('POST', at('parcels'), writeParcel(pieces(1, 0), more));
  expect(body.parcels[0].page).toBe('https://www.ups.com/track?tracknum=A1');
});

test('what was paid back is not sent, and says why', async () => {
  const { seller, at, pieces, orderId, readPart } = await sell();
  await refund(orderId);
  const { status, body } = await seller.call('POST', at('parcels'), writeParcel(pieces(3, 2)));
  expect([status, body.detail]).toEqual([
    409,
    'This invoice was paid back, so nothing of it is sent.',
  ]);
  expect((await readPart()).state).toBe('cancelled');
});

test('a parcel that was recorded by mistake is withdrawn within a day', async () => {
  const { seller, buyer, at, pieces, readPart } = await sell();
  const send = async () =>
    (await seller.call('POST', at('parcels'), writeParcel(pieces(3, 2)))).body.parcels[0];
  const parcel = await send();
  expect(parcel.undoUntil).not.toBe(null);
  const undone = await seller.call('DELETE', at(`parcels/${parcel.id}`));
  expect(undone.body).toMatchObject({ state: 'toSend', parcels: [] });
  expect((await readPart()).parcels).toEqual([]);
  expect((await mailsOf(buyer, 'parcel-undone'))[0]?.text).toContain('3 × Oak chair');
  expect((await seller.call('DELETE', at(`parcels/${parcel.id}`))).status).toBe(404);

  const second = await send();
  await seller.call('POST', at('returns'), { lines: pieces(1, 0), restock: false });
  const come = await seller.call('DELETE', at(`parcels/${second.id}`));
  expect(come.body.detail).toBe('Pieces of this parcel came back already.');
  await database
    .update(orderParcels)
    .set({ sentAt: sql`now() - interval '25 hours'` })
    .where(sql`${orderParcels.id} = ${second.id}`);
  const late = await seller.call('DELETE', at(`parcels/${second.id}`));
  expect([late.status, late.body.detail]).toEqual([
    409,
    'A parcel can be withdrawn within a day after it was recorded.',
  ]);
  await seller.call('POST', at(`parcels/${second.id}/delivered`));
  expect((await seller.call('DELETE', at(`parcels/${second.id}`))).body.detail).toBe(
    'This parcel was delivered, so it stays recorded.',
  );
});

test('a shop’s list shows and filters what became of its invoices, and its summary counts them', async () => {
  const { seller, shop, at, pieces } = await sell();
  const list = async (state: string) =>
    (await seller.call('GET', shopPath(shop, `/invoices/?fulfilment=${state}`))).body;
  const toSend = async () =>
    (await seller.call('GET', shopPath(shop, '/summary'))).body.tasks.toSend;
  expect(await list('toSend')).toMatchObject({ total: 1, results: [{ fulfilment: 'toSend' }] });
  expect(await toSend()).toBe(1);
  await seller.call('POST', at('parcels'), writeParcel(pieces(3, 0)));
  expect(await list('toSend')).toMatchObject({ total: 1, results: [{ fulfilment: 'sentInPart' }] });
  expect(await toSend()).toBe(1);
  await seller.call('POST', at('parcels'), writeParcel(pieces(0, 2)));
  expect(await list('toSend')).toEqual({ total: 0, results: [] });
  expect(await list('sent')).toMatchObject({ total: 1, results: [{ fulfilment: 'sent' }] });
  expect(await toSend()).toBe(0);
});
