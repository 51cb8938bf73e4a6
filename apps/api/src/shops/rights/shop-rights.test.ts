import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { share } from '../../access/access.fixture.ts';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { domains } from '../../main.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { writeRate, writeShop } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';
import { shops } from '../tables.ts';

const { server, database, signIn, signInSeller, createShop, openShop } = await startShops();

const thing = (id: string) => `/api/v1/shop/${id}`;

test('a colleague is let add products by an invitation, under either prefix', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const id = await createShop(rosa);
  expect((await share(rosa, { to: ana, thing: thing(id), permissions: ['create'] })).status).toBe(
    200,
  );
  for (const path of [thing(id), shopPath(id)]) {
    const own = await ana.call('GET', `${path}/permissions/self`);
    expect(own.body).toEqual({
      name: 'Maple and Birch',
      permissions: ['read', 'create'],
      isOwner: false,
    });
    const grants = await rosa.call('GET', `${path}/permissions`);
    expect(grants.body).toMatchObject([{ permissions: ['create'], user: { id: ana.id } }]);
  }
  const changed = { userId: ana.id, permissions: ['create', 'write'] };
  const answer = await rosa.call('POST', shopPath(id, '/permissions'), changed);
  expect(answer.body.permissions).toEqual(['create', 'write']);
  expect((await rosa.call('DELETE', shopPath(id, `/permissions/${ana.id}`))).status).toBe(200);
  expect((await ana.call('GET', shopPath(id, '/settings'))).status).toBe(404);
});

test('to add products is a right that people are invited to, once', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const body = { to: { email: 'ana@example.org' }, permissions: ['read', 'create'] };
  const invited = await rosa.call('POST', `${thing(id)}/permissions/invitations`, body);
  expect(invited.body.permissions).toEqual(['read', 'create']);
  const twice = { ...body, permissions: ['create', 'create'] };
  expect((await rosa.call('POST', `${thing(id)}/permissions/invitations`, twice)).status).toBe(400);
});

test('strangers, and holders who may not, learn and change nothing of rights', async () => {
  const [rosa, ana, eve] = [await signInSeller(), await signIn(), await signIn()];
  const id = await openShop(rosa);
  await share(rosa, { to: ana, thing: thing(id), permissions: ['write'] });
  for (const who of [ana, eve]) {
    expect((await who.call('GET', shopPath(id, '/permissions'))).status).toBe(403);
    const grant = { userId: who.id, permissions: ['administration'] };
    expect((await who.call('POST', shopPath(id, '/permissions'), grant)).status).toBe(403);
    expect((await who.call('DELETE', shopPath(id, `/permissions/${ana.id}`))).status).toBe(403);
  }
  const draft = await createShop(rosa);
  expect((await eve.call('GET', shopPath(draft, '/permissions/self'))).status).toBe(404);
});

test('who is invited reads that it is to a shop', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const id = await createShop(rosa);
  const body = { to: { email: ana.email }, permissions: ['read'] };
  await rosa.call('POST', `${thing(id)}/permissions/invitations`, body);
  await createWorkRunner(server.platform, domains).runWaiting();
  const [mail] = await mailsTo(database, ana.email);
  expect(mail?.subject).toBe('You are invited to look after a shop on Boardwalk');
});

test('to strangers a draft, a suspended shop and an address of none are the same', async () => {
  const [rosa, eve] = [await signInSeller(), await signIn()];
  const suspended = await openShop(rosa);
  const state = { state: 'suspended', suspendedFrom: 'open', suspension: 'Counterfeits' } as const;
  await database.update(shops).set(state).where(eq(shops.id, suspended));
  const answersAt = async (id: string) => {
    const answers = [
      await eve.call('PUT', shopPath(id), { shop: writeShop(), state: 'open' }),
      await eve.call('DELETE', shopPath(id)),
      await eve.call('POST', shopPath(id, '/product/oak-chair-a1b2c3/activate')),
      await eve.call('POST', shopPath(id, '/shipping'), writeRate()),
    ];
    return answers.map(({ status, body }) => [status, body.detail]);
  };
  const none = await answersAt('no-such-shop');
  expect(none.map(([status]) => status)).toEqual([404, 404, 404, 404]);
  for (const id of [await createShop(rosa), suspended]) expect(await answersAt(id)).toEqual(none);
});

test('a stranger waits for no change of a shop, and lets none wait', async () => {
  const [rosa, eve] = [await signInSeller(), await signIn()];
  const id = await createShop(rosa);
  await database.transaction(async (transaction) => {
    await transaction.select().from(shops).where(eq(shops.id, id)).for('update');
    const answer = await eve.call('PUT', shopPath(id), { shop: writeShop() });
    expect(answer.status).toBe(404);
  });
});
