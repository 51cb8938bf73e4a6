import { expect, test } from 'vitest';
import { orderPath } from '../orders.fixture.ts';
import { startFulfilment, writeParcel } from './fulfilment.fixture.ts';
import { orderPickups } from './tables.ts';

const { database, sell, refund, mailsOf } = await startFulfilment();

/** Another code of as many digits. */
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');

test('what is ready is handed over by the code that its buyer alone reads', async () => {
  const { seller, buyer, at, readPart } = await sell({ kind: 'pickup' });
  const ready = await seller.call('POST', at('pickup'));
  expect([ready.status, ready.body.state]).toEqual([200, 'ready']);
  const { pickup } = await readPart();
  expect(pickup.code).toMatch(/^\d{8}$/);
  const [mail] = await mailsOf(buyer, 'pickup-ready');
  expect(mail?.text).toContain(`${pickup.code.slice(0, 4)} ${pickup.code.slice(4)}`);
  expect(mail?.text).toContain('Ring at the blue door.');
  // A second press makes no other code, and no other mail.
  await seller.call('POST', at('pickup'));
  expect((await readPart()).pickup.code).toBe(pickup.code);
  expect(await mailsOf(buyer, 'pickup-ready')).toHaveLength(1);
  for (const path of ['fulfilment', 'packing-slip']) {
    const { text = '', body } = (await seller.call('GET', at(path))) as {
      text?: string;
      body: unknown;
    };
    expect(JSON.stringify(body) + text).not.toContain(pickup.code);
  }
  const typed = `${pickup.code.slice(0, 4)} ${pickup.code.slice(4)}`;
  const done = await seller.call('POST', at('pickup/code'), { code: typed });
  expect([done.status, done.body.state]).toEqual([200, 'pickedUp']);
  expect(await readPart()).toMatchObject({ state: 'pickedUp', pickup: { code: null } });
  expect(await mailsOf(buyer, 'picked-up')).toHaveLength(1);
  const [row] = await database.select().from(orderPickups);
  expect(row?.code).toBe('');
});

test('a guessed code is refused, and after five of them none is looked at', async () => {
  const { seller, at, readPart } = await sell({ kind: 'pickup' });
  await seller.call('POST', at('pickup'));
  const { code } = (await readPart()).pickup;
  const tryCode = (typed: string) => seller.call('POST', at('pickup/code'), { code: typed });
  expect((await tryCode('12')).status).toBe(400);
  const guesses = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(() => tryCode(wrong(code))));
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([
    ...[409, 409, 409, 409, 409, 429, 429],
  ]);
  const late = await tryCode(code);
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await readPart()).state).toBe('ready');
  await database.update(orderPickups).set({ wrongSince: new Date(Date.now() - 3_601_000) });
  expect((await tryCode(code)).body.state).toBe('pickedUp');
});

test('the buyer can’t hand over to themself, nor read the code of another', async () => {
  const { seller, buyer, at, readPart, orderId } = await sell({ kind: 'pickup' });
  const other = await sell({ kind: 'pickup' });
  await seller.call('POST', at('pickup'));
  const { code } = (await readPart()).pickup;
  expect((await buyer.call('POST', at('pickup/code'), { code })).status).toBe(403);
  expect((await other.buyer.call('GET', orderPath(orderId))).status).toBe(404);
});

test('what is not ready, is sent, or was paid back is not handed over, and says why', async () => {
  const code = '12345678';
  const fetched = await sell({ kind: 'pickup' });
  const early = await fetched.seller.call('POST', fetched.at('pickup/code'), { code });
  expect(early.body.detail).toBe('This is not ready for its buyer yet.');
  const parcel = writeParcel(fetched.pieces(3, 2));
  expect((await fetched.seller.call('POST', fetched.at('parcels'), parcel)).body.detail).toBe(
    'Its buyer picks this up at the shop, so it is not sent.',
  );
  await fetched.seller.call('POST', fetched.at('pickup'));
  const own = (await fetched.readPart()).pickup.code;
  await refund(fetched.orderId);
  const late = await fetched.seller.call('POST', fetched.at('pickup/code'), { code: own });
  expect(late.body.detail).toBe('This invoice was paid back, so nothing of it is handed over.');
  expect(await fetched.readPart()).toMatchObject({ state: 'cancelled', pickup: { code: null } });
  const sent = await sell();
  expect((await sent.seller.call('POST', sent.at('pickup'))).body.detail).toBe(
    'This is sent to its buyer, so nobody picks it up.',
  );
});
