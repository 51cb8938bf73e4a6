import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { objectInvitations, objectPermissions } from '../../access/tables.ts';
import { countWaiting } from '../../account/account.fixture.ts';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';
import { shops } from '../tables.ts';

const { database, signIn, signInSeller, openShop, delegate } = await startShops();

const invitations = (id: string) => `/api/v1/shop/${id}/permissions/invitations`;

test('nobody is let into a closed shop, nor gets another right to it', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const id = await openShop(rosa);
  expect((await rosa.call('DELETE', shopPath(id))).status).toBe(200);
  const offer = { to: { email: ana.email }, permissions: ['read'] };
  const answers = [
    await rosa.call('POST', invitations(id), offer),
    await rosa.call('POST', shopPath(id, '/permissions'), {
      userId: ana.id,
      permissions: ['read'],
    }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.detail]).toEqual([
      409,
      'This is closed for good, so nobody is let into it any more.',
    ]);
  }
  expect((await rosa.call('GET', invitations(id))).body).toEqual([]);
});

test('an invitation that was sent as a shop was closed counts as withdrawn', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const id = await openShop(rosa);
  const offer = { to: { email: ana.email }, permissions: ['read'] };
  const { body: sent } = await rosa.call('POST', invitations(id), offer);
  expect((await rosa.call('DELETE', shopPath(id))).status).toBe(200);
  await database
    .update(objectInvitations)
    .set({ outcome: null, closedAt: null })
    .where(eq(objectInvitations.id, sent.id));
  const accepted = await ana.call('POST', `/api/v1/user/invitations/${sent.id}/accept`);
  expect(accepted.status).toBe(404);
  expect(await database.$count(objectPermissions, eq(objectPermissions.objectId, id))).toBe(0);
});

test('who closes a shop waits for an invitation that is just accepted, and ends its right', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const id = await openShop(rosa);
  const offer = { to: { email: ana.email }, permissions: ['read'] };
  const { body: sent } = await rosa.call('POST', invitations(id), offer);
  const [accepted, closed] = await Promise.all([
    ana.call('POST', `/api/v1/user/invitations/${sent.id}/accept`),
    rosa.call('DELETE', shopPath(id)),
  ]);
  expect([200, 404]).toContain(accepted.status);
  expect(closed.status).toBe(200);
  expect(await database.$count(objectPermissions, eq(objectPermissions.objectId, id))).toBe(0);
  expect(await countWaiting(database)).toBe(0);
});

test('a shop that a colleague closes is closed with a mail to its owner, and by themselves without', async () => {
  const [rosa, hal] = [await signInSeller(), await signIn()];
  const [first, second] = [await openShop(rosa), await openShop(rosa)];
  await delegate(hal.id, first, 'administration');
  expect((await hal.call('DELETE', shopPath(first))).status).toBe(200);
  expect((await rosa.call('DELETE', shopPath(second))).status).toBe(200);
  const mails = await mailsTo(database, rosa.email);
  expect(mails.map(({ template, subject }) => [template, subject])).toEqual([
    ['shop-closed', 'Your shop was closed for good: Maple and Birch'],
  ]);
  const states = await database.select({ state: shops.state }).from(shops);
  expect(states.every(({ state }) => state === 'closed')).toBe(true);
});
