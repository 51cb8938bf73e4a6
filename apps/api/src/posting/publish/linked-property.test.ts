import { expect, test } from 'vitest';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import { delegate } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const [rosa, milo] = [await signIn(), await signIn()];

type Person = typeof rosa;

async function post(by: Person, kind: 'property' | 'item'): Promise<number> {
  const { body } = await by.call('POST', `/api/v1/${kind}/listing`, {
    listing: writeListing(kind),
  });
  return body.id;
}

const event = (linkedPropertyId: number) =>
  writeListing('event', {
    attributes: {
      ...{ startsAt: '2030-05-04T10:00:00-04:00', endsAt: '2030-05-04T12:00:00-04:00' },
      linkedPropertyId,
    },
  });
const postEvent = (by: Person, linked: number) =>
  by.call('POST', '/api/v1/event/listing', { listing: event(linked) });
const pause = (id: number) =>
  storeStanding(database, id, { status: 'Withdrawn', isPaused: true, updatedAt: new Date() });

test('an event shows a property that its writer may read', async () => {
  const [shown, own, shared] = [
    await post(milo, 'property'),
    await post(rosa, 'property'),
    await post(milo, 'property'),
  ];
  for (const id of [own, shared]) await pause(id);
  await delegate(database, shared, { userId: rosa.id, actions: ['read'] });
  for (const id of [shown, own, shared]) expect((await postEvent(rosa, id)).status).toBe(200);
});

test('nothing else is linked, and each is refused alike', async () => {
  const [item, hidden, removed] = [
    await post(milo, 'item'),
    await post(milo, 'property'),
    await post(milo, 'property'),
  ];
  await pause(hidden);
  await delegate(database, removed, { userId: rosa.id, actions: ['read'] });
  const now = new Date();
  await storeStanding(database, removed, {
    status: 'Hold',
    holdReason: 'moderation',
    updatedAt: now,
  });
  for (const id of [99_999_999, item, hidden, removed]) {
    const { status, body } = await postEvent(rosa, id);
    expect([status, body.fields]).toEqual([
      400,
      [
        {
          path: 'body.listing.attributes.linkedPropertyId',
          message: 'expected a property that you may see',
        },
      ],
    ]);
  }
});

test('an event keeps what it shows, whatever becomes of it, and takes no other', async () => {
  const [shown, hidden] = [await post(milo, 'property'), await post(milo, 'property')];
  const { body } = await postEvent(rosa, shown);
  for (const id of [shown, hidden]) await pause(id);
  const change = (linked: number) =>
    rosa.call('PUT', `/api/v1/event/listing/${body.id}`, { listing: event(linked), version: 1 });
  expect((await change(hidden)).status).toBe(400);
  expect((await change(shown)).status).toBe(200);
});
