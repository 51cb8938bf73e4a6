import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listings } from '../../listings/tables.ts';
import { delegate } from '../pictures.fixture.ts';
import { housePrice, startPosting, writeListing } from '../posting.fixture.ts';
import { listingPlaces, listingRevisions } from '../tables.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn(['merchants', 'city_administrators']);
const stranger = await signIn();
const visitor = await signIn();
visitor.take(undefined);

const publish = (listing: object, kind = 'property', by = rosa) =>
  by.call('POST', `/api/v1/${kind}/listing`, { listing });
const change = (id: number, listing: object, version: number, by = rosa) =>
  by.call('PUT', `/api/v1/property/listing/${id}`, { listing, version });

test.each(postingKinds)('%s is published, and found by search at once', async (kind) => {
  const title = `Found ${kind.replace('_', ' ')} of the test`;
  const published = await publish(writeListing(kind, { title }), kind);
  expect([published.status, published.body]).toEqual([
    200,
    { id: expect.any(Number), status: 'Active', version: 1 },
  ]);
  const found = await visitor.call('POST', `/api/v1/${kind}/search`, { text: title });
  expect(found.body.results.map(({ id }: { id: number }) => id)).toContain(published.body.id);
  const page = await visitor.call('GET', `/api/v1/${kind}/listing/${published.body.id}`);
  expect(page.body).toMatchObject({
    title,
    ownerId: rosa.id,
    address: { fullAddress: '71 Main St W, Hamilton, ON L8P 4Y5' },
    timeZone: 'America/Toronto',
    tags: ['Garden'],
    contact: { hasPhone: true, hasEmail: true },
  });
});

test('an area says neither street, nor postal code, nor where in it the house stands', async () => {
  const place = { ...writeListing('property').place, isAreaOnly: true };
  const { body } = await publish(writeListing('property', { place }));
  const page = await visitor.call('GET', `/api/v1/property/listing/${body.id}`);
  expect(page.body).toMatchObject({
    lat: 43.255,
    lng: -79.875,
    address: { fullAddress: 'Hamilton, ON', street: null, postalCode: null },
  });
  expect(page.text).not.toMatch(/71 Main|L8P|43\.2567|79\.8726/);
  const own = await rosa.call('GET', `/api/v1/property/listing/${body.id}/own`);
  expect(own.body.body.place).toEqual(place);
  for (const by of [stranger, visitor]) {
    const refused = await by.call('GET', `/api/v1/property/listing/${body.id}/own`);
    expect([401, 403]).toContain(refused.status);
  }
});

test('without a pin the middle of the city stands for the place', async () => {
  const place = { ...writeListing('property').place, pin: null };
  const { body } = await publish(writeListing('property', { place }));
  const page = await visitor.call('GET', `/api/v1/property/listing/${body.id}`);
  expect(page.body.lat).toBeCloseTo(43.25, 1);
});

describe('is refused at its field', () => {
  const place = writeListing('property').place;
  const codePath = 'place.postalCode';
  type Refusal = [string, Readonly<Record<string, unknown>>, string];
  test.each<Refusal>([
    [
      'a field of the platform',
      { attributes: { saleType: 'SALE', hasVideo: true } },
      'attributes.hasVideo',
    ],
    [
      'a building of another property type',
      { attributes: { saleType: 'SALE', buildingType: 'WAREHOUSE' } },
      'attributes.buildingType',
    ],
    [
      'what does not apply',
      { attributes: { saleType: 'SALE', leaseTerm: 'WEEKLY' } },
      'attributes.leaseTerm',
    ],
    ['a sale by the month', { price: { ...housePrice, period: 'MONTHLY' } }, 'price.period'],
    ['a negative price', { price: { ...housePrice, amount: -1 } }, 'price.amount'],
    ['half a cent', { price: { ...housePrice, amount: 10.5 } }, 'price.amount'],
    ['a price beyond all', { price: { ...housePrice, amount: 1e15 } }, 'price.amount'],
    ['a place nobody knows', { place: { ...place, city: 'Nowhereton', pin: null } }, 'place.city'],
    ['the first letter of a city', { place: { ...place, city: 'H', pin: null } }, 'place.city'],
    [
      'a village, as a city elsewhere begins',
      { place: { ...place, city: 'Elgin', pin: null } },
      'place.city',
    ],
    ['a pin in the sea', { place: { ...place, pin: { lat: 0, lng: -30 } } }, 'place.pin'],
    ['a province of elsewhere', { place: { ...place, region: 'TX' } }, 'place.region'],
    ['a postal code of elsewhere', { place: { ...place, postalCode: '90210' } }, codePath],
    ['a code of another province', { place: { ...place, postalCode: 'h2x 1y4' } }, codePath],
    ['no title', { title: '   ' }, 'title'],
    ['a title that nobody sees', { title: '\u200b\u2060' }, 'title'],
    ['a title with half a character', { title: 'A\ud83d' }, 'title'],
    ['a picture of nobody', { pictures: [{ id: 'a'.repeat(32), alt: '' }] }, 'pictures.0.id'],
    ['one tag twice', { tags: ['Garden', 'garden'] }, 'tags'],
    [
      'a script for a website',
      { contact: { ...writeListing('property').contact, website: 'javascript:alert(1)' } },
      'contact.website',
    ],
    ...['a\0b', 'a\ud83d', 'gpj.\u202eexe'].map(
      (name): Refusal => [
        `a website of hidden characters (${JSON.stringify(name)})`,
        {
          contact: { ...writeListing('property').contact, website: `https://example.org/${name}` },
        },
        'contact.website',
      ],
    ),
    [
      'a tour at an address with half a character',
      { attributes: { saleType: 'SALE', virtualTourUrl: 'https://example.org/\udc00' } },
      'attributes.virtualTourUrl',
    ],
  ])('%s', async (_, changes, field) => {
    const refused = await publish(writeListing('property', changes));
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid-request']);
    const paths = refused.body.fields.map(({ path }: { path: string }) => path);
    expect(paths).toContain(`body.listing.${field}`);
  });

  test('an end before the start, though the clock went back in between', async () => {
    const times = { startsAt: '2030-11-03T01:30:00-04:00', endsAt: '2030-11-03T01:15:00-04:00' };
    const refused = await publish(writeListing('event', { attributes: times }), 'event');
    expect(refused.body.fields[0].path).toBe('body.listing.attributes.endsAt');
    // A quarter past one comes twice that night; the second time is after half past one.
    const later = { ...times, endsAt: '2030-11-03T01:15:00-05:00' };
    expect((await publish(writeListing('event', { attributes: later }), 'event')).status).toBe(200);
  });
});

test('who may post what', async () => {
  const incomplete = await signIn([], { billingCity: null, phoneNumber: null });
  const refused = await publish(writeListing('item'), 'item', incomplete);
  expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
    403,
    'incomplete-profile',
    [
      { path: 'profile.phone', message: 'expected a value' },
      { path: 'profile.billing.city', message: 'expected a value' },
    ],
  ]);
  for (const kind of ['merchant', 'city_service'] as const) {
    expect((await publish(writeListing(kind), kind, stranger)).status).toBe(403);
  }
  expect((await publish(writeListing('item'), 'item', stranger)).status).toBe(200);
  expect((await publish(writeListing('item'), 'item', visitor)).status).toBe(401);
  expect((await publish(writeListing('property'), 'realtor')).status).toBe(404);
});

test('markup stays text', async () => {
  const title = '<script>alert(1)</script> & "quotes"';
  const { body } = await publish(writeListing('property', { title }));
  const page = await visitor.call('GET', `/api/v1/property/listing/${body.id}`);
  expect(page.body.title).toBe(title);
});

test('a line stays one, and turns nothing round that stands beside it', async () => {
  const written = { title: 'A brick\r\nhouse\u202e esuoh kcirb', tags: ['Garden\u2066'] };
  const { body } = await publish(writeListing('property', written));
  const page = await visitor.call('GET', `/api/v1/property/listing/${body.id}`);
  expect(page.body).toMatchObject({ title: 'A brick house esuoh kcirb', tags: ['Garden'] });
});

describe('a change', () => {
  test('is a revision, and shows a reduction', async () => {
    const { body } = await publish(writeListing('property', { price: housePrice }));
    const lower = { ...housePrice, amount: 70_000_000 };
    const changed = await change(body.id, writeListing('property', { price: lower }), 1);
    expect(changed.body).toEqual({ id: body.id, status: 'Active', version: 2 });
    const page = await visitor.call('GET', `/api/v1/property/listing/${body.id}`);
    expect(page.body).toMatchObject({ price: lower, previousPrice: housePrice });
    const revisions = await database
      .select()
      .from(listingRevisions)
      .where(eq(listingRevisions.listingId, body.id));
    expect(revisions.map(({ revision }) => revision).sort()).toEqual([1, 2]);
  });

  test('takes away what is given no more, and leaves what the platform knows', async () => {
    const { body } = await publish(writeListing('merchant'), 'merchant');
    await database.update(listings).set({ rating: 4.5 }).where(eq(listings.id, body.id));
    await rosa.call('PUT', `/api/v1/merchant/listing/${body.id}`, {
      listing: writeListing('merchant', { attributes: { isHiring: true } }),
      version: 1,
    });
    const page = await visitor.call('GET', `/api/v1/merchant/listing/${body.id}`);
    expect(page.body.attributes).toEqual({ rating: 4.5, isHiring: true });
  });

  test('that comes second is refused, also at once', async () => {
    const { body } = await publish(writeListing('property'));
    const answers = await Promise.all(
      ['One', 'Another'].map((title) => change(body.id, writeListing('property', { title }), 1)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that is sent once more, as its answer was lost, is made once', async () => {
    const { body } = await publish(writeListing('property'));
    const words = writeListing('property', { title: 'Sent twice' });
    const [first, again] = [await change(body.id, words, 1), await change(body.id, words, 1)];
    expect(again.body).toEqual(first.body);
    const revisions = eq(listingRevisions.listingId, body.id);
    expect(await database.$count(listingRevisions, revisions)).toBe(2);
    await delegate(database, body.id, { userId: stranger.id });
    // A user who has not made it is notified that somebody has.
    expect((await change(body.id, words, 1, stranger)).status).toBe(409);
    expect((await change(body.id, writeListing('property'), 2)).status).toBe(200);
    expect((await change(body.id, words, 1)).status).toBe(409);
  });

  test('is for the owner, and who may write; to others the listing only shows', async () => {
    const { body } = await publish(writeListing('property'));
    expect((await change(body.id, writeListing('property'), 1, stranger)).status).toBe(403);
    expect((await change(body.id, writeListing('property'), 1, visitor)).status).toBe(401);
    const others = await stranger.call('PUT', `/api/v1/item/listing/${body.id}`, {
      listing: writeListing('item'),
      version: 1,
    });
    expect(others.status).toBe(404);
  });

  test('of a listing that came another way keeps what was there', async () => {
    const { body } = await publish(writeListing('property', { title: 'Before the form' }));
    await database.delete(listingRevisions).where(eq(listingRevisions.listingId, body.id));
    await database.delete(listingPlaces).where(eq(listingPlaces.listingId, body.id));
    const own = await rosa.call('GET', `/api/v1/property/listing/${body.id}/own`);
    expect((await change(body.id, own.body.body, 1)).status).toBe(200);
    const [first] = await database
      .select()
      .from(listingRevisions)
      .where(eq(listingRevisions.listingId, body.id));
    expect(first).toMatchObject({ revision: 1, body: { title: 'Before the form' } });
  });
});

test.each([
  ['an offset that no place has', '2030-05-04T10:00:00+16:00'],
  ['a year before all', '0000-05-04T10:00:00Z'],
])('%s is refused', async (_, startsAt) => {
  const refused = await publish(writeListing('event', { attributes: { startsAt } }), 'event');
  expect(refused.status).toBe(400);
});

test('an event that is over is refused; one that stands may be changed after it', async () => {
  const write = (startsAt: string, endsAt?: string) =>
    writeListing('event', { attributes: { startsAt, ...(endsAt && { endsAt }) } });
  for (const past of [
    write('2020-05-04T10:00:00-04:00', '2020-05-04T12:00:00-04:00'),
    // A day after its start it is over.
    write('2020-05-04T10:00:00-04:00'),
  ]) {
    const refused = await publish(past, 'event');
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([
      400,
      'body.listing.attributes.startsAt',
    ]);
  }
  const running = await publish(
    write('2020-05-04T10:00:00-04:00', '2090-05-04T12:00:00Z'),
    'event',
  );
  expect(running.status).toBe(200);
  const over = await rosa.call('PUT', `/api/v1/event/listing/${running.body.id}`, {
    listing: write('2020-05-04T10:00:00-04:00', '2020-05-04T12:00:00-04:00'),
    version: 1,
  });
  expect(over.status).toBe(200);
});

test('a deleted listing is gone, with its revisions and its place', async () => {
  const { body } = await publish(writeListing('property'));
  const remove = (by = rosa) => by.call('DELETE', `/api/v1/property/listing/${body.id}`);
  expect((await remove(stranger)).status).toBe(403);
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const page = await visitor.call('GET', `/api/v1/property/listing/${body.id}`);
  expect(page.status).toBe(404);
  const [left] = await database.select().from(listings).where(eq(listings.id, body.id));
  expect(left).toMatchObject({ title: 'Deleted listing', saleType: null, priceAmount: null });
  for (const table of [listingRevisions, listingPlaces]) {
    expect(await database.$count(table, eq(table.listingId, body.id))).toBe(0);
  }
});
