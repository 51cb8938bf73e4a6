import { describe, expect, test } from 'vitest';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { createPlacesDomain } from './routes.ts';

const { inject, platform } = await startTestServer(
  [createPlacesDomain(() => ({ kind: 'builtin', hasDemoStreets: false }))],
  {
    withoutDatabase: true,
  },
);

describe('suggestions', () => {
  test('are places in the shape of the contract', async () => {
    const answer = await inject({ url: '/api/v1/places/suggest?q=st%20cath' });
    expect(answer.status).toBe(200);
    expect(answer.body.isSimilar).toBe(false);
    expect(answer.body.places[0]).toEqual({
      id: '6155721',
      kind: 'city',
      name: 'St. Catharines',
      detail: 'Ontario, Canada',
      region: 'ON',
      country: 'CA',
      label: 'St. Catharines, ON',
      lat: 43.17126,
      lng: -79.24267,
      timeZone: 'America/Toronto',
    });
  });

  test('keep to the size and the country, and prefer what is near', async () => {
    const australian = await inject({
      url: '/api/v1/places/suggest?q=new&country=AU&size=3',
    });
    expect(australian.body.places).toHaveLength(3);
    expect(australian.body.places[0].label).toBe('Newcastle, NSW');
    const near = await inject({ url: '/api/v1/places/suggest?q=rich&lat=37.5&lng=-77.4' });
    expect(near.body.places[0].label).toBe('Richmond, VA');
  });

  test('begin with the home country’s of several of one name', async () => {
    const first = async (query: string) => (await suggested(query)).names[0];
    expect(await first('q=sydney&homeCountry=CA')).toBe('Sydney, Nova Scotia, Canada');
    expect(await first('q=hamilton&homeCountry=AU')).toBe('Hamilton, Ontario, Canada');
    expect(await first('q=richmond&homeCountry=US')).toBe('Richmond, Virginia, United States');
    expect(await first('q=victoria&homeCountry=AU')).toBe('Victoria, Australia');
    expect(await first('q=perth')).toBe('Perth, Western Australia, Australia');
  });

  async function suggested(query: string) {
    const { body } = await inject({ url: `/api/v1/places/suggest?${query}` });
    const names = body.places.map(
      ({ name, detail }: { name: string; detail: string }) => `${name}, ${detail}`,
    );
    return { names, kinds: body.places.map(({ kind }: { kind: string }) => kind), ...body };
  }

  test.each([
    ['q=L8P', 'L8P, Hamilton, Ontario, Canada', 'postal-code'],
    ['q=l8p%201', 'L8P, Hamilton, Ontario, Canada', 'postal-code'],
    ['q=902', '90201, Bell Gardens, California, United States', 'postal-code'],
    ['q=90210', '90210, Beverly Hills, California, United States', 'postal-code'],
    ['q=3000', 'Victoria, Australia', 'region'],
    ['q=ontario', 'Ontario, Canada', 'region'],
    ['q=hamilton', 'Hamilton, Ontario, Canada', 'city'],
    ['q=fredericton&language=fr', 'Fredericton, Nouveau-Brunswick, Canada', 'city'],
    ['q=floride&language=fr', 'Floride', undefined],
    ['q=florida&language=fr', 'Florida, États-Unis', 'region'],
  ])('%s begins with %s', async (query, name, kind) => {
    const { names, kinds, isSimilar } = await suggested(query);
    if (kind === undefined) return expect(isSimilar).toBe(true);
    expect([names[0], kinds[0], isSimilar]).toEqual([name, kind, false]);
  });

  test.each([
    ['q=Hamlit', 'Hamilton, Ontario, Canada'],
    ['q=Hamlito', 'Hamilton, Ontario, Canada'],
    ['q=Hamliton', 'Hamilton, Ontario, Canada'],
    ['q=Hamliton&language=fr', 'Hamilton, Ontario, Canada'],
    ['q=Torno', 'Toronto, Ontario, Canada'],
    ['q=Montrael&language=fr', 'Montréal, Québec, Canada'],
    ['q=Vancuv&language=fr', 'Vancouver, Colombie-Britannique, Canada'],
    ['q=Hamliton,%20OH', 'Hamilton, Ohio, United States'],
    ['q=Tornto', 'Toronto, Ontario, Canada'],
    ['q=Ontaroi', 'Ontario, Canada'],
    ['q=L8Z%201A1', 'L8W, Hamilton, Ontario, Canada'],
    ['q=Melburne&country=AU', 'Melbourne, Victoria, Australia'],
  ])('%s is guessed to mean %s', async (query, name) => {
    const { names, isSimilar } = await suggested(query);
    expect([names[0], isSimilar]).toEqual([name, true]);
  });

  test('are none where nothing is spelt like it', async () => {
    expect(await suggested('q=xyzzyplugh')).toMatchObject({ places: [], isSimilar: false });
  });

  test.each([
    ['q=ha', 'q'],
    ['q=%20%20%20h', 'q'],
    ['', 'q'],
    ['q=ham&size=0', 'size'],
    ['q=ham&size=1000', 'size'],
    ['q=ham&country=FR', 'country'],
    ['q=ham&language=de', 'language'],
    ['q=ham&lat=43', 'lat'],
    ['q=ham&lat=91&lng=0', 'lat'],
    [`q=${'h'.repeat(81)}`, 'q'],
  ])('"%s" is refused with the field at fault', async (query, field) => {
    const answer = await inject({ url: `/api/v1/places/suggest?${query}` });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid-request');
    expect(answer.body.fields[0].path).toContain(field);
  });
});

describe('the nearest city', () => {
  test('is found around a position', async () => {
    const answer = await inject({ url: '/api/v1/places/nearest?lat=43.016&lng=-79.261' });
    expect(answer.body).toMatchObject({ region: 'ON', country: 'CA' });
    expect(answer.body.label).toBe('Fonthill, ON');
  });

  test('is a problem on the high seas', async () => {
    const answer = await inject({ url: '/api/v1/places/nearest?lat=30&lng=-140' });
    expect([answer.status, answer.body.code]).toEqual([404, 'no-city-nearby']);
  });

  test.each(['lat=NaN&lng=0', 'lat=0', 'lat=0&lng=181', 'lat=1e2&lng=0'])(
    'is refused for %s',
    async (query) => {
      expect((await inject({ url: `/api/v1/places/nearest?${query}` })).status).toBe(400);
    },
  );
});

describe('the base map', () => {
  async function tileUrl(theme: 'light' | 'dark', z: number, x: number, y: number) {
    const { body } = await inject({ url: '/api/v1/places/map' });
    const template: string = body.tiles[theme];
    return template
      .replace(platform.configuration.siteOrigin, '')
      .replace('{z}', String(z))
      .replace('{x}', String(x))
      .replace('{y}', String(y));
  }

  test('says where its tiles are and whom to credit', async () => {
    const { body } = await inject({ url: '/api/v1/places/map' });
    expect(body).toMatchObject({ minZoom: 3, maxNativeZoom: 14, maxZoom: 14 });
    expect(body.streets).toEqual({ landZoom: 12, closeZoom: 14, towns: [] });
    expect(body.tiles.light).toMatch(
      /^http:\/\/localhost:4000\/tiles\/[0-9a-f]{12}\/light\/\{z\}\/\{x\}\/\{y\}\.svg$/,
    );
    expect(body.attribution.map((credit: { label: string }) => credit.label)).toEqual([
      'GSHHG',
      'DCW (GMT)',
      'Natural Earth',
      'US Census',
      'GeoNames',
    ]);
  });

  test('is kept for good by any page', async () => {
    const url = await tileUrl('light', 8, 71, 93);
    const { status, headers, text } = await inject({
      url,
      headers: { origin: 'https://x.example' },
    });
    expect(status).toBe(200);
    expect(text).toContain('>Hamilton</text>');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('travels packed where the browser can unpack it', async () => {
    const url = await tileUrl('dark', 7, 35, 46);
    const packed = await inject({ url, headers: { 'accept-encoding': 'gzip' } });
    const plain = await inject({ url });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  test('is kept for a short while under the version before', async () => {
    const url = (await tileUrl('light', 8, 71, 93)).replace(/[0-9a-f]{12}/, '000000000000');
    const { status, headers } = await inject({ url });
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  });

  test.each([
    'light/2/0/0.svg',
    'light/15/0/0.svg',
    'light/8/256/0.svg',
    'light/8/0/256.svg',
    'light/8/-1/0.svg',
    'light/8/1.5/0.svg',
    'light/8/071/93.svg',
    'light/8/71/93.png',
    'light/8/71/93',
    'light/8/71/93.svg.png',
    'sepia/8/71/93.svg',
    'light/8/71/..%2f..%2f93.svg',
  ])('has no tile %s', async (rest) => {
    const answer = await inject({ url: `/tiles/000000000000/${rest}` });
    expect([answer.status, answer.body?.code]).toEqual([404, 'not-found']);
  });
});
