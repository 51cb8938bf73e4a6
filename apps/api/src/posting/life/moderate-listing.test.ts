import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { auditEntries } from '../../access/tables.ts';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { writeSetting } from '../../platform/settings.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { reviewNewListings } from '../settings.ts';

async function addressOf(id: number): Promise<string> {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  return row?.email ?? '';
}

const { server, database, signIn } = await startPosting();
const rosa = await signIn();
const chief = await signIn(['administrators']);
const visitor = await signIn();
visitor.take(undefined);

const publish = () =>
  rosa.call('POST', '/api/v1/property/listing', { listing: writeListing('property') });
const decide = (id: number, decision: string, reason?: string, by = chief) =>
  by.call('POST', `/api/v1/administration/property/listing/${id}`, {
    decision,
    ...(reason !== undefined && { reason }),
  });
const act = (id: number, action: string) =>
  rosa.call('POST', `/api/v1/property/listing/${id}/status`, { action });
const statusFor = async (id: number) =>
  (await visitor.call('GET', `/api/v1/property/listing/${id}`)).status;

test('where the setting asks for it a new listing waits, and its term begins as it is let in', async () => {
  await writeSetting(server.platform, reviewNewListings, true);
  onTestFinished(() => writeSetting(server.platform, reviewNewListings, false));
  const { body } = await publish();
  expect(body.status).toBe('Hold');
  expect(await statusFor(body.id)).toBe(404);
  expect((await act(body.id, 'activate')).status).toBe(409);
  expect((await decide(body.id, 'approve')).body).toMatchObject({ standing: 'active' });
  expect(await statusFor(body.id)).toBe(200);
});

test('what was taken down stays down whatever its owner does, and is put back as it was', async () => {
  const { body } = await publish();
  await act(body.id, 'offer');
  expect((await decide(body.id, 'remove', ' A copy ')).body.standing).toBe('removed');
  expect(await statusFor(body.id)).toBe(404);
  const changed = await rosa.call('PUT', `/api/v1/property/listing/${body.id}`, {
    listing: writeListing('property', { title: 'Not a copy any more' }),
    version: 1,
  });
  expect(changed.body.status).toBe('Hold');
  expect((await act(body.id, 'activate')).status).toBe(409);
  const [row] = await database.select().from(listings).where(eq(listings.id, body.id));
  expect(row).toMatchObject({ holdReason: 'moderation', holdWords: 'A copy' });
  const [told] = await mailsTo(database, await addressOf(rosa.id));
  expect(told).toMatchObject({
    template: 'listing-removed',
    text: expect.stringContaining('A copy'),
  });
  expect((await decide(body.id, 'putBack')).body.standing).toBe('underOffer');
  expect(await statusFor(body.id)).toBe(200);
  const trail = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, rosa.id))
    .orderBy(auditEntries.id);
  expect(trail.slice(-2).map(({ event, detail }) => [event, detail])).toEqual([
    ['listing-removed', { objectType: 'property', objectId: String(body.id), reason: 'A copy' }],
    ['listing-put-back', { objectType: 'property', objectId: String(body.id), reason: '' }],
  ]);
});

test('it takes a reason, an administrator, and a listing of which it can be decided', async () => {
  const { body } = await publish();
  expect((await decide(body.id, 'remove', ' ')).body.fields[0].path).toBe('body.reason');
  expect((await decide(body.id, 'remove', 'Spam', rosa)).status).toBe(403);
  expect((await decide(body.id, 'approve')).status).toBe(409);
  expect((await decide(body.id, 'putBack')).status).toBe(409);
  expect((await decide(4_000_000_000, 'remove', 'Spam')).status).toBe(404);
  expect(await statusFor(body.id)).toBe(200);
});

test('taken down twice at once, it is once, with one line in the trail', async () => {
  const { body } = await publish();
  const answers = await Promise.all(
    ['One', 'Another'].map((why) => decide(body.id, 'remove', why)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lines = await database
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.event, 'listing-removed'));
  expect(
    lines.filter(({ detail }) => JSON.stringify(detail).includes(`"${body.id}"`)),
  ).toHaveLength(1);
});
