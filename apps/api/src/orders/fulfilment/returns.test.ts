import { expect, test } from 'vitest';
import { startFulfilment, writeParcel } from './fulfilment.fixture.ts';

const { sell, refund, mailsOf, stockOf, expectNoFaults } = await startFulfilment();

test('what comes back is in the stock again, once, and never more than was sent', async () => {
  const { seller, buyer, at, pieces, chair, readPart } = await sell();
  expect(await stockOf(chair.item)).toBe(7);
  const takeBack = (lines: readonly object[], restock = true, key?: string) =>
    seller.call('POST', at('returns'), { lines, restock }, key ? { 'idempotency-key': key } : {});
  expect((await takeBack(pieces(1, 0))).body.detail).toBe(
    'No piece of Oak chair is out, so none can come back.',
  );
  await seller.call('POST', at('parcels'), writeParcel(pieces(3, 2)));
  const key = crypto.randomUUID();
  const same = [await takeBack(pieces(1, 0), true, key), await takeBack(pieces(1, 0), true, key)];
  expect(same.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stockOf(chair.item)).toBe(8);
  expect((await takeBack(pieces(3, 0))).body.detail).toBe('Only 2 of Oak chair can come back.');
  await takeBack(pieces(1, 0), false);
  expect(await stockOf(chair.item)).toBe(8);
  const atOnce = await Promise.all([takeBack(pieces(1, 2)), takeBack(pieces(1, 2))]);
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await stockOf(chair.item)).toBe(9);
  expect(await readPart()).toMatchObject({ state: 'returned' });
  expect((await readPart()).returns).toHaveLength(3);
  expect(await mailsOf(buyer, 'goods-returned')).toHaveLength(3);
  await expectNoFaults();
});

test('what was fetched, or paid back meanwhile, comes back too', async () => {
  const { seller, at, pieces, readPart, chair, orderId } = await sell({ kind: 'pickup' });
  await seller.call('POST', at('pickup'));
  const { code } = (await readPart()).pickup;
  await seller.call('POST', at('pickup/code'), { code });
  await refund(orderId);
  const { status } = await seller.call('POST', at('returns'), {
    lines: pieces(3, 2),
    restock: true,
  });
  expect(status).toBe(200);
  expect((await readPart()).state).toBe('returned');
  expect(await stockOf(chair.item)).toBe(10);
});
