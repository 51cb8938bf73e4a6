import { expect, test } from 'vitest';
import { storeSession } from '../../account/account.fixture.ts';
import { startCart } from '../../cart/cart.fixture.ts';
import { hamilton } from '../orders.fixture.ts';

const { database, signIn } = await startCart();
const path = '/api/v1/marketplace/address/';

test('an address is saved once, the last that was used comes first, and one is deleted', async () => {
  const rosa = await signIn();
  await rosa.call('POST', path, { address: hamilton });
  await rosa.call('POST', path, { address: { ...hamilton, line2: '' } });
  const { status, body } = await rosa.call('POST', path, { address: hamilton });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { address: { ...hamilton, postalCode: 'L8P 1A1' } },
    { address: { line2: '' } },
  ]);
  const other = await signIn();
  expect((await other.call('GET', path)).body.results).toEqual([]);
  const [{ id }] = body.results;
  expect((await other.call('DELETE', `${path}${id}`)).status).toBe(404);
  expect((await rosa.call('DELETE', `${path}${id}`)).body.results).toHaveLength(1);
});

test.each([
  [{ postalCode: 'T2P 2M5' }, 'body.address.postalCode'],
  [{ state: 'NSW' }, 'body.address.state'],
  [{ recipient: ' ' }, 'body.address.recipient'],
  [{ countryCode: 'FR' }, 'body.address.countryCode'],
])('%j is refused at its field', async (change, field) => {
  const rosa = await signIn();
  const refused = await rosa.call('POST', path, { address: { ...hamilton, ...change } });
  expect(refused.status).toBe(400);
  expect(refused.body.fields.map((one: { path: string }) => one.path)).toContain(field);
});

test('twenty addresses are the most, also at once', async () => {
  const rosa = await signIn();
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, nth) =>
      rosa.call('POST', path, { address: { ...hamilton, line2: `Unit ${nth}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect((await rosa.call('GET', path)).body.results).toHaveLength(20);
});

test('a changed address takes the place of the one before, also where twenty are saved', async () => {
  const [rosa, other] = [await signIn(), await signIn()];
  for (let nth = 0; nth < 20; nth += 1) {
    await rosa.call('POST', path, { address: { ...hamilton, line2: `Unit ${nth}` } });
  }
  const [{ id }] = (await rosa.call('GET', path)).body.results;
  const changed = { address: { ...hamilton, line2: 'Attic' }, replaces: id };
  // Of another it takes nothing away.
  await other.call('POST', path, changed);
  expect((await rosa.call('GET', path)).body.results).toHaveLength(20);
  const { status, body } = await rosa.call('POST', path, changed);
  expect([status, body.results.length]).toEqual([200, 20]);
  expect(body.results[0].address.line2).toBe('Attic');
  expect(body.results.map((one: { id: string }) => one.id)).not.toContain(id);
  // Once more, as after an answer that was lost, or with what it is already.
  expect((await rosa.call('POST', path, changed)).body.results).toHaveLength(20);
  const [same] = body.results;
  const kept = await rosa.call('POST', path, { address: changed.address, replaces: same.id });
  expect(kept.body.results).toHaveLength(20);
});

test('what is refused leaves the address that it was to take the place of', async () => {
  const rosa = await signIn();
  const [{ id }] = (await rosa.call('POST', path, { address: hamilton })).body.results;
  const wrong = { address: { ...hamilton, postalCode: 'T2P 2M5' }, replaces: id };
  expect((await rosa.call('POST', path, wrong)).status).toBe(400);
  expect((await rosa.call('GET', path)).body.results).toMatchObject([{ id }]);
});

test('an administrator who acts as somebody reads none of their addresses', async () => {
  const [rosa, administrator] = [await signIn(), await signIn(['administrators'])];
  await rosa.call('POST', path, { address: hamilton });
  administrator.take(await storeSession(database, rosa.id, administrator.id));
  const { status, body } = await administrator.call('GET', path);
  expect([status, body]).toEqual([200, { results: [] }]);
  expect((await rosa.call('GET', path)).body.results).toHaveLength(1);
});
