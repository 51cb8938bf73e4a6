import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { listingRevisions } from '../tables.ts';

const { database, signIn } = await startPosting();
const chief = await signIn(['administrators']);

const toronto = { lat: 43.6532, lng: -79.3832 };
/** In Hamilton, by the lake. */
const pier = { lat: 43.2755, lng: -79.856 };

function write(kind: 'city_service' | 'property', place: object) {
  const { place: usual } = writeListing(kind);
  return writeListing(kind, { place: { ...usual, ...place } });
}

const publish = (place: object, kind: 'city_service' | 'property' = 'city_service') =>
  chief.call('POST', `/api/v1/${kind}/listing`, { listing: write(kind, place) });
const pinFault = (answer: Awaited<ReturnType<typeof publish>>) => [
  answer.status,
  answer.body.fields?.[0]?.path,
];
const refused = [400, 'body.listing.place.pin'];

test('an entry of a directory lies in its city, and not in the next', async () => {
  expect(pinFault(await publish({ pin: toronto }))).toEqual(refused);
  expect((await publish({ pin: pier })).status).toBe(200);
  expect((await publish({ pin: toronto }, 'property')).status).toBe(200);
});

test('of a city that nobody knows, it lies in the province', async () => {
  const unknown = { city: 'Nowhereton', postalCode: null };
  expect((await publish({ ...unknown, pin: pier })).status).toBe(200);
  const montreal = { lat: 45.5019, lng: -73.5674 };
  expect(pinFault(await publish({ ...unknown, pin: montreal }))).toEqual(refused);
});

test('of a city that nobody knows, a home lies around its province', async () => {
  const unknown = { city: 'Nowhereton', postalCode: null };
  expect((await publish({ ...unknown, pin: pier }, 'property')).status).toBe(200);
  const quebec = { ...unknown, region: 'QC', pin: pier };
  expect(pinFault(await publish(quebec, 'property'))).toEqual(refused);
  const montreal = { lat: 45.5019, lng: -73.5674 };
  expect(pinFault(await publish({ ...unknown, pin: montreal }, 'property'))).toEqual(refused);
  const york = { ...unknown, region: 'NY', country: 'US', pin: toronto };
  expect(pinFault(await publish(york, 'property'))).toEqual(refused);
  // Rainy River, whose nearest known city lies in Minnesota.
  const river = { ...unknown, pin: { lat: 48.72, lng: -94.57 } };
  expect(pinFault(await publish(river, 'property'))).toEqual(refused);
  const coded = { ...river, postalCode: 'P0W 1L0' };
  expect((await publish(coded, 'property')).status).toBe(200);
  // Beyond the bridge from Gatineau.
  const ottawa = { lat: 45.4215, lng: -75.6972 };
  expect((await publish({ ...unknown, region: 'QC', pin: ottawa }, 'property')).status).toBe(200);
});

test('no change and no earlier version moves its pin away', async () => {
  const { id } = (await publish({ pin: pier })).body;
  const path = `/api/v1/city_service/listing/${id}`;
  const away = write('city_service', { pin: toronto });
  const changed = await chief.call('PUT', path, { listing: away, version: 1 });
  expect(pinFault(changed)).toEqual(refused);
  // A version from before there was a bound.
  await database
    .update(listingRevisions)
    .set({ body: away })
    .where(eq(listingRevisions.listingId, id));
  const restored = await chief.call('POST', `${path}/revisions/1/restore`, { version: 1 });
  expect(pinFault(restored)).toEqual(refused);
});
