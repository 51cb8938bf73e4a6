import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { listings } from '../../listings/tables.ts';
import { idempotencyKeys } from '../../platform/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { server, database, signIn } = await startPosting();
type Person = Awaited<ReturnType<typeof signIn>>;

/** Publishes a house without a draft. */
function publish({ cookie }: Person, key: string, title = 'A brick house by the escarpment') {
  return server.inject({
    method: 'POST',
    url: '/api/v1/property/listing',
    headers: {
      origin: server.platform.configuration.siteOrigin,
      'sec-fetch-site': 'same-origin',
      'x-boardwalk': '1',
      'idempotency-key': key,
      cookie: `${cookie}`,
    },
    payload: { listing: writeListing('property', { title }) },
  });
}

const countOf = ({ id }: Person) => database.$count(listings, eq(listings.ownerId, id));

test('a call that is repeated without a draft makes one listing', async () => {
  const rosa = await signIn();
  const key = randomUUID();
  const first = await publish(rosa, key);
  expect(first.status).toBe(200);
  const again = await publish(rosa, key);
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect((await publish(rosa, key, 'A barn by the lake')).status).toBe(422);
  expect(await countOf(rosa)).toBe(1);
  expect((await publish(rosa, randomUUID())).status).toBe(200);
  expect(await countOf(rosa)).toBe(2);
});

test('ten at once make one', async () => {
  const rosa = await signIn();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => publish(rosa, key)));
  expect(new Set(answers.map(({ status }) => status)).has(200)).toBe(true);
  expect(await countOf(rosa)).toBe(1);
});

test('its answer is there with the listing, or neither is', async () => {
  const rosa = await signIn();
  await database.$client.query(
    `alter table idempotency_keys add constraint broken check (answer is null) not valid`,
  );
  const failed = await publish(rosa, randomUUID());
  await database.$client.query('alter table idempotency_keys drop constraint broken');
  expect(failed.status).toBe(500);
  expect(await countOf(rosa)).toBe(0);
});

test('who closes the account takes the keys along', async () => {
  const rosa = await signIn();
  await publish(rosa, randomUUID());
  const held = () => database.$count(idempotencyKeys, eq(idempotencyKeys.userId, rosa.id));
  expect(await held()).toBe(1);
  const { body } = await rosa.call('GET', '/api/v1/user/data');
  expect(body.idempotency).toMatchObject([{ endpoint: 'POST /api/v1/{type}/listing' }]);
  expect((await rosa.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  expect(await held()).toBe(0);
});
