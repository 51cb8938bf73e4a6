import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { deliverInvitation } from '../access/object-invitations/deliver-invitation.ts';
import { users } from '../account/tables.ts';
import { jobContextOf } from '../platform/jobs/job-context.fixture.ts';
import { mails } from '../platform/tables.ts';
import { invite, startInviting, travel } from './object-invitations.fixture.ts';

const started = await startInviting();
const { server, database, signIn, work, storeListing, usernameOf, mailed } = started;

afterEach(async () => {
  vi.useRealTimers();
  // What a test left undelivered is nothing to the next.
  await work.runWaiting();
  await database.delete(mails);
});

test('the mail goes to the account, or to the address, and says nothing that the sender typed', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  await database
    .update(users)
    .set({ firstName: 'Boardwalk Support http://evil.example', locale: 'en-CA' })
    .where(eq(users.id, owner.id));
  await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, rosa.id));
  const thing = await storeListing(owner.id);
  await invite(owner, thing, { to: { username: await usernameOf(rosa) } });
  await work.runWaiting();
  await invite(owner, thing, { to: { username: 'nobody-at-all' } });
  await work.runWaiting();
  await invite(owner, thing, { to: { email: 'new@example.org' }, locale: 'en-US' });
  await work.runWaiting();
  const sent = await mailed();
  expect(sent.map(({ recipient }) => recipient)).toEqual(['new@example.org', rosa.email]);
  expect(sent[0]?.text).toContain('http://localhost:4000/dashboard/invitations');
  expect(sent[1]?.text).toContain('http://localhost:4000/fr/dashboard/invitations');
  for (const { text, subject } of sent) {
    expect(text + subject).not.toMatch(/canoe|Support|evil/);
  }
});

test('one delivery that runs twice writes one mail', async () => {
  const owner = await signIn();
  const thing = await storeListing(owner.id);
  const { body } = await invite(owner, thing, { to: { email: 'once@example.org' } });
  const context = jobContextOf(server.platform);
  for (let time = 0; time < 2; time += 1) {
    await deliverInvitation.run(context, { invitationId: body.id });
  }
  expect(await mailed()).toHaveLength(1);
});

test('an address gets three such mails a day and ten in thirty, from whomever', async () => {
  const to = { email: 'full@example.org' };
  const counts = [];
  for (let day = 0; day < 5; day += 1) {
    for (let time = 0; time < 4; time += 1) {
      const owner = await signIn();
      await invite(owner, await storeListing(owner.id), { to });
      await work.runWaiting();
    }
    counts.push((await mailed()).length);
    await travel(1.01);
  }
  expect(counts).toEqual([3, 6, 9, 10, 10]);
});

test('an account sends thirty invitations a day, taken back or not', async () => {
  const owner = await signIn();
  const thing = await storeListing(owner.id);
  for (let sent = 0; sent < 29; sent += 1) {
    const { body } = await invite(owner, thing, { to: { email: `to-${sent}@example.org` } });
    await owner.call('DELETE', `${thing}/permissions/invitations/${body.id}`);
  }
  const last = await Promise.all(
    ['a', 'b'].map((name) => invite(owner, thing, { to: { email: `${name}@example.org` } })),
  );
  expect(last.map(({ status }) => status).sort()).toEqual([200, 429]);
  await travel(1.01, owner);
  expect((await invite(owner, thing, { to: { email: 'c@example.org' } })).status).toBe(200);
});
