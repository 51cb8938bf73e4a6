import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shops } from '../tables.ts';
import { startPaidSellers } from './paid-sellers.fixture.ts';

const { database, signIn, signInSeller, createShop, delegate } = await startPaidSellers();

const settingsOf = (account: string) => `/api/v1/stripe/tax/${account}/settings`;

test('who may administrate a shop sees to the taxes of its account, and nobody else does', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const [ana, writer, stranger] = [await signIn(), await signIn(), await signIn()];
  await delegate(ana.id, id, 'administration');
  await delegate(writer.id, id, 'read', 'write');
  const statuses = async () =>
    Promise.all(
      [rosa, ana, writer, stranger].map(
        async (one) => (await one.call('GET', settingsOf(rosa.accountId))).status,
      ),
    );
  await database.update(shops).set({ accountId: null }).where(eq(shops.id, id));
  expect(await statuses()).toEqual([200, 404, 404, 404]);
  await database.update(shops).set({ accountId: rosa.accountId }).where(eq(shops.id, id));
  expect(await statuses()).toEqual([200, 200, 404, 404]);
});
