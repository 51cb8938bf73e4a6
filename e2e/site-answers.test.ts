import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';

const { siteOrigin } = getProduct();

async function readPage(): Promise<{ policy: string; html: string }> {
  const response = await fetch(`${siteOrigin}/about`);
  return {
    policy: response.headers.get('content-security-policy') ?? '',
    html: await response.text(),
  };
}

test('each page has a nonce of its own in all of its styles, though bar and foot are kept', async () => {
  const pages = [await readPage(), await readPage()];
  const nonces = pages.map(({ policy, html }) => {
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const inStyles = [...html.matchAll(/<style nonce="([^"]*)"/g)].map(([, found]) => found);
    expect(inStyles.length).toBeGreaterThan(4);
    expect(new Set(inStyles)).toEqual(new Set([nonce]));
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test.each(['zstd', 'br', 'gzip'])('a page is the same in %s as plain', async (encoding) => {
  const ask = (accepted: string) =>
    fetch(`${siteOrigin}/about`, { headers: { 'accept-encoding': accepted } });
  const compressed = await ask(encoding);
  expect(compressed.headers.get('content-encoding')).toBe(encoding);
  expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
  const plain = await ask('identity');
  expect(plain.headers.get('content-encoding')).toBe(null);
  const heading = /<h1[^>]*>([^<]+)/.exec(await plain.text())?.[1];
  expect(heading).toBeDefined();
  expect(await compressed.text()).toContain(heading);
});

test.each(['/dashboard/login?return-to=%2Fabout', '//evil.example/dashboard/login'])(
  'a form that is sent to %s before its widget is there is asked for anew, and kept nowhere',
  async (path) => {
    const { status, headers } = await fetch(siteOrigin + path, {
      method: 'POST',
      body: new URLSearchParams({ username: 'rosa', password: 'a few words in a row' }),
      redirect: 'manual',
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(siteOrigin + path);
  },
);

test('nothing else than a form is sent to a page', async () => {
  const { status } = await fetch(`${siteOrigin}/about`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(status).toBe(405);
});

test('a listing that is not there says so, and looks for others of its kind', async () => {
  const response = await fetch(`${siteOrigin}/event/listing/999999999`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('There is no listing at this address');
  expect(html).toContain('<title>Listing not found');
  expect(html).toContain('/search/v2/event"');
});

test('a title is put together as each language writes it', async () => {
  const response = await fetch(`${siteOrigin}/fr/merchantIntroduction`);
  expect(await response.text()).toContain('<title>Pour les commerçants · Soyez vu dans la rue');
});
