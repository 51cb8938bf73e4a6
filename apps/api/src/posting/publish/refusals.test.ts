import { nameFaults } from '@boardwalk/sdk-core/account/name-faults';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { listings } from '../../listings/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, server, signIn } = await startPosting();
const rosa = await signIn();
const stranger = await signIn();
const chief = await signIn(['administrators']);
const visitor = openBrowser(server);
const listing = writeListing('property');
const at = (id: number | string, rest = '') => `/api/v1/property/listing/${id}${rest}`;

async function publish(): Promise<number> {
  return (await rosa.call('POST', '/api/v1/property/listing', { listing })).body.id;
}

test('what its owner sees and does of a listing is nobody else’s', async () => {
  const id = await publish();
  const callsOf = (by: typeof visitor) => [
    by.call('GET', at(id, '/own')),
    by.call('GET', at(id, '/revisions')),
    by.call('GET', at(id, '/revisions/1')),
    by.call('POST', at(id, '/revisions/1/restore'), { version: 1 }),
    by.call('POST', at(id, '/status'), { action: 'pause' }),
    by.call('DELETE', at(id)),
  ];
  for (const [by, status] of [
    [visitor, 401],
    [stranger, 403],
  ] as const) {
    const answers = await Promise.all(callsOf(by));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(status));
  }
  expect((await rosa.call('GET', at(id, '/own'))).body).toMatchObject({ id, version: 1 });
});

test('what is no listing’s number is refused by each operation of one', async () => {
  for (const id of ['0', '1.5', 'x', '9999999999999999']) {
    const answers = [
      await rosa.call('PUT', at(id), { listing, version: 1 }),
      await rosa.call('DELETE', at(id)),
      await rosa.call('GET', at(id, '/own')),
      await rosa.call('POST', at(id, '/status'), { action: 'pause' }),
      await rosa.call('GET', at(id, '/revisions')),
      await rosa.call('GET', at(id, '/revisions/1')),
      await rosa.call('POST', at(id, '/revisions/1/restore'), { version: 1 }),
      await rosa.call('POST', `/api/v1/listing/${id}/report`, { reason: 'scam' }),
      await chief.call('POST', `/api/v1/administration/property/listing/${id}`, {
        decision: 'approve',
      }),
      await chief.call('POST', `/api/v1/administration/reports/listing/${id}`, {
        ...{ decision: 'dismiss', latestId: 1 },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.fields?.[0]?.path])).toEqual(
      Array(answers.length).fill([400, 'params.id']),
    );
  }
});

test('what is no version, revision or action is refused, and nothing changes', async () => {
  const id = await publish();
  const before = (await rosa.call('GET', at(id, '/own'))).body;
  for (const [method, path, body, field] of [
    ['PUT', '', { listing, version: -1 }, 'body.version'],
    ['PUT', '', { listing }, 'body.version'],
    ['PUT', '', { listing, version: 1, draftVersion: 'x' }, 'body.draftVersion'],
    ['PUT', '', { version: 1 }, 'body.listing'],
    ['POST', '/status', { action: 'burn' }, 'body.action'],
    ['POST', '/status', {}, 'body.action'],
    ['POST', '/revisions/0/restore', { version: 1 }, 'params.revision'],
    ['POST', '/revisions/x/restore', { version: 1 }, 'params.revision'],
    ['POST', '/revisions/1/restore', { version: 0.5 }, 'body.version'],
    ['GET', '/revisions/1.5', undefined, 'params.revision'],
    ['GET', '/revisions?start=-1', undefined, 'query.start'],
  ] as const) {
    const answer = await rosa.call(method, at(id, path), body);
    expect([path, answer.status, answer.body.fields?.[0]?.path]).toEqual([path, 400, field]);
  }
  expect((await rosa.call('GET', at(id, '/own'))).body).toEqual(before);
});

test.each([
  ['https://evil.example', 'address'],
  ['Call 905 555 0123', 'address'],
  ['Boardwalk Support', 'reserved'],
] as const)('a listing does not name %s as whom to ask', async (name, fault) => {
  const named = { ...listing, contact: { ...listing.contact, name } };
  const fields = [{ path: 'body.listing.contact.name', message: nameFaults[fault] }];
  const posted = await rosa.call('POST', '/api/v1/property/listing', { listing: named });
  expect(posted).toMatchObject({ status: 400, body: { fields } });
  const id = await publish();
  const changed = await rosa.call('PUT', at(id), { listing: named, version: 1, draftVersion: 0 });
  expect(changed).toMatchObject({ status: 400, body: { fields } });
  expect((await rosa.call('GET', at(id, '/own'))).body.version).toBe(1);
});

test('an offer may not end in the past, unless it was published with that end', async () => {
  const write = (endsAt: string, title = 'A lamp') =>
    writeListing('item', { title, attributes: { condition: 'USED', endsAt } });
  const [past, next] = ['2020-05-04T12:00:00-04:00', '2090-05-04T12:00:00-04:00'];
  const create = (written: object) =>
    rosa.call('POST', '/api/v1/item/listing', { listing: written });
  const refused = await create(write(past));
  expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([
    400,
    'body.listing.attributes.endsAt',
  ]);
  const { body, status } = await create(write(next));
  expect(status).toBe(200);
  const change = (listing: object, version: number) =>
    rosa.call('PUT', `/api/v1/item/listing/${body.id}`, { listing, version });
  expect((await change(write('2020-05-05T12:00:00-04:00'), 1)).status).toBe(400);
  await database
    .update(listings)
    .set({ endsAt: past, attributes: { condition: 'USED', endsAt: past } })
    .where(eq(listings.id, body.id));
  expect((await change(write(past, 'A tall lamp'), 1)).status).toBe(200);
  expect((await change(write('2020-05-05T12:00:00-04:00'), 2)).status).toBe(400);
});
