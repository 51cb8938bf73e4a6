import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../embeds/embeds.fixture.ts';
import { siteDirectory } from '../embeds/sites/site-directory.ts';
import { domains } from '../main.ts';
import { delegate } from './pictures.fixture.ts';
import { housePrice, startPosting, writeListing } from './posting.fixture.ts';

const { server, database, signIn } = await startPosting();
const rosa = await signIn();
const visitor = await signIn();
visitor.take(undefined);
const stranger = await signIn();
const reader = await signIn();
const writer = await signIn();

const place = {
  street: '4417 Larkspur Crescent',
  ...{ city: 'Hamilton', region: 'ON', country: 'CA' },
  postalCode: 'L8P 3C8',
  pin: { lat: 43.257149, lng: -79.871383 },
  isAreaOnly: false,
};
const title = 'House of the hidden place';
const house = writeListing('property', {
  ...{ title, place, price: housePrice },
  attributes: { saleType: 'SALE', showsHistory: true },
});
/** What the public must not learn; the square around it has other digits, and ids may have any four. */
const secrets = /larkspur|\b4417\s|L8P ?3C8|43\.2571|79\.8713/i;

interface Reader {
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; text: string }>;
}

/** Calls that read, with what each has to be sent; those that find by words get the title. */
const searches = (): readonly (readonly [path: string, body: object])[] => [
  ['/api/v1/property/search', { text: title }],
  ['/api/v1/property/search', { text: title, zoom: 18, include: ['page', 'clusters'] }],
  ['/api/v1/listing/search', { ids: [id] }],
];

const reads = domains
  .flatMap(({ routes }) => routes)
  .filter(({ endpoint: { method, path } }) => method === 'GET' && !path.endsWith('/events'))
  .map(({ endpoint: { path } }) => path);

let id = 0;
let version = 0;

/** What every call that reads answers somebody, of this listing and its owner. */
async function readAll(by: Reader): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const path of reads) {
    const isOfPerson = path.includes('/user/');
    const url = path.replace(/\{(\w+)\}/g, (_, name) =>
      name === 'type' || name === 'category' ? 'property' : String(isOfPerson ? rosa.id : id),
    );
    const query = path.endsWith('/summaries') ? `?ids=${id}` : '';
    const { status, text } = await by.call('GET', url + query);
    // What needs a provider has none here.
    expect([500, 502, 504], url).not.toContain(status);
    answers.push(`${url}: ${text}`);
  }
  for (const [path, body] of searches()) {
    const { status, text } = await by.call('POST', path, body);
    expect(status, path).toBe(200);
    answers.push(`${path}: ${text}`);
  }
  return answers;
}

const telling = (answers: readonly string[]) => answers.filter((answer) => secrets.test(answer));

async function publish(
  isAreaOnly: boolean,
  pin: typeof place.pin | null = place.pin,
): Promise<void> {
  const listing = { ...house, place: { ...place, pin, isAreaOnly } };
  const { status, body } =
    id === 0
      ? await rosa.call('POST', '/api/v1/property/listing', { listing })
      : await rosa.call('PUT', `/api/v1/property/listing/${id}`, { listing, version });
  expect(status).toBe(200);
  ({ id, version } = body);
}

beforeAll(async () => {
  await publish(false);
  await delegate(database, id, { userId: reader.id, actions: ['read'] });
  await delegate(database, id, { userId: writer.id });
  const kept = await stranger.call('POST', `/api/v1/listing/bookmark/${id}`);
  expect(kept.status).toBe(200);
});

async function openPartner(userId: number): Promise<Reader> {
  const { id: partner } = await signIn(['partners']);
  const { live: key } = await storeSite(database, partner);
  siteDirectory(server.platform).forget();
  const page = openPage(server, shop, key);
  const token = await storeEmbeddedSession(database, { userId, key, scopes: [...scopes] });
  page.take({ token });
  return page;
}

test('a listing says how exactly its position is meant', async () => {
  const path = `/api/v1/property/listing/${id}`;
  const precision = async () => (await visitor.call('GET', path)).body.precision;
  expect(await precision()).toBe('exact');
  await publish(true);
  expect(await precision()).toBe('area');
  // Without a pin it stands in the middle of its city.
  await publish(false, null);
  expect(await precision()).toBe('city');
  await publish(false);
  expect(await precision()).toBe('exact');
});

test('a place that its owner shows is told by these calls', async () => {
  expect(reads.length).toBeGreaterThan(80);
  const answers = telling(await readAll(visitor));
  expect(answers.map((answer) => answer.split(':')[0])).toEqual(
    expect.arrayContaining([
      '/api/v1/property/listings',
      `/api/v1/property/listing/${id}`,
      '/api/v1/listing/summaries',
      '/api/v1/property/search',
    ]),
  );
});

describe('once its owner shows the area alone', () => {
  beforeAll(() => publish(true));
  afterAll(() => publish(false));

  test.each([
    ['a visitor', async () => visitor],
    ['somebody signed in, who keeps it as a favourite', async () => stranger],
    ['whom the owner lets read it', async () => reader],
    ['a page of a partner, where somebody is signed in', () => openPartner(stranger.id)],
  ] as const)('%s is told nothing of the place by any call that reads', async (_, open) => {
    const answers = await readAll(await open());
    expect(telling(answers)).toEqual([]);
    // The listing itself is shown.
    expect(answers.filter((answer) => answer.includes(title)).length).toBeGreaterThan(4);
  });

  test('whom the owner lets read it is told nothing of the place while it is paused, either', async () => {
    const path = `/api/v1/property/listing/${id}`;
    const act = (action: string) => rosa.call('POST', `${path}/status`, { action });
    expect((await act('pause')).status).toBe(200);
    expect((await reader.call('GET', path)).body).toMatchObject({ title, isUnpublished: true });
    expect(telling(await readAll(reader))).toEqual([]);
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await act('activate')).status).toBe(200);
  });

  test('no search finds it by what is hidden', async () => {
    for (const text of ['Larkspur', '4417 Larkspur Crescent', 'L8P 3C8', '"L8P3C8"']) {
      const { body } = await visitor.call('POST', '/api/v1/property/search', { text });
      const found = body.results.map((one: { id: number }) => one.id);
      expect(found, text).not.toContain(id);
    }
  });

  test('its owner and whoever may change it read the place, and the earlier versions', async () => {
    for (const by of [rosa, writer]) {
      const own = await by.call('GET', `/api/v1/property/listing/${id}/own`);
      expect(own.body.body.place).toEqual({ ...place, isAreaOnly: true });
      expect(telling(await readAll(by)).length).toBeGreaterThan(0);
    }
  });
});
