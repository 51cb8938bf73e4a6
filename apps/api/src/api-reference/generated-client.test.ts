import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient as generateClient } from '@hey-api/openapi-ts';
import { afterAll, expect, test } from 'vitest';
import { password, storeUser } from '../account/account.fixture.ts';
import { makeListing } from '../listings/listings.fixture.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import { domains } from '../main.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';

const siteOrigin = 'https://boardwalk.test';
const allowedOrigins = new Set([siteOrigin]);
const { server, platform } = await startTestServer(domains, { siteOrigin, allowedOrigins });
const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 });
const folder = await mkdtemp(join(tmpdir(), 'boardwalk-client-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a client that a public generator writes signs in and reads a listing', async () => {
  await generateClient({
    input: new URL('../../../../docs/openapi.json', import.meta.url).pathname,
    output: folder,
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  const { signIn, readCurrentUser, readListing } = await import(join(folder, 'index.ts'));
  const { client } = await import(join(folder, 'client.gen.ts'));
  client.setConfig({ baseUrl, headers: { origin: siteOrigin, 'X-Boardwalk': '1' } });

  const { username, id } = await storeUser(platform.database);
  const { response, error } = await signIn({ body: { username, password } });
  expect(error).toBeUndefined();
  const [, token] = /^__Host-bw-session=([^;]+)/.exec(response.headers.get('set-cookie')) ?? [];
  client.setConfig({
    auth: ({ name }: { readonly name?: string }) =>
      name === '__Host-bw-session' ? token : undefined,
  });
  const { data: user } = await readCurrentUser();
  expect(user).toMatchObject({ id, firstName: 'Rosa' });

  const [listing] = await insertListings(platform.database, [
    makeListing('item', { ownerId: id, title: 'Cedar canoe' }),
  ]);
  const { data } = await readListing({ path: { type: 'item', id: listing } });
  expect(data).toMatchObject({ id: listing, title: 'Cedar canoe' });
});
