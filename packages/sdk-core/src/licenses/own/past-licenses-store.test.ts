import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { License } from '../license-schemas.ts';
import { listLicensePayments, listLicenses } from './endpoints.ts';
import { createEndedLicensesStore, createPaymentHistoryStore } from './past-licenses-store.ts';
import type { LicensePayment } from './schemas.ts';

// What they hold besides, no store looks at.
const payments = Array.from({ length: 250 }, (_, nth) => ({ id: `p${nth}` }) as LicensePayment);
const ended = Array.from({ length: 12 }, (_, nth) => ({ uuid: `l${nth}` }) as License);

function openHistory(total = payments.length) {
  const sizes: unknown[] = [];
  const client = createFakeClient().answer(listLicensePayments, ({ body }) => {
    const { after, size = 100 } = body ?? {};
    sizes.push(size);
    const start = payments.findIndex(({ id }) => id === after) + 1;
    return { items: payments.slice(start, start + size).slice(0, total - start), total };
  });
  return { sizes, store: createPaymentHistoryStore(createTestEnvironment(client).env) };
}

test('payments come in as many calls as it takes, each from after the last one on', async () => {
  const { sizes, store } = openHistory();
  await store.show(230);
  const { rows = [], hasMore } = lastValue(store.$state.get()) ?? {};
  expect(rows.map(({ id }) => id)).toEqual(payments.slice(0, 230).map(({ id }) => id));
  expect([hasMore, sizes]).toEqual([true, [100, 100, 30]]);
});

test.each([
  [10, 3, 3, false],
  [10, 10, 10, false],
  [10, 11, 10, true],
  [10, 0, 0, false],
])('of %i payments that are wanted, with %i in all, %i show (more: %s)', async (...given) => {
  const [wanted, total, shown, more] = given;
  const { sizes, store } = openHistory(total);
  await store.show(wanted);
  const { rows = [], hasMore } = lastValue(store.$state.get()) ?? {};
  expect([rows.length, hasMore, sizes]).toEqual([shown, more, [10]]);
});

test('of licences that have ended one more is asked for, to know whether there are more', async () => {
  const client = createFakeClient().answer(listLicenses, ({ query }) =>
    ended.slice(0, Number(query?.size)),
  );
  const store = createEndedLicensesStore(createTestEnvironment(client).env);
  await store.show(10);
  expect(lastValue(store.$state.get())).toEqual({ rows: ended.slice(0, 10), hasMore: true });
  await store.show(20);
  expect(lastValue(store.$state.get())).toEqual({ rows: ended, hasMore: false });
  expect(client.calls[0]?.input).toEqual({ query: { standing: 'ended', size: 11 } });
});
