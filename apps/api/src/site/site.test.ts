import { defaultFooter } from '@boardwalk/sdk-core/site/shell/footer';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineSetting, readSetting, writeSetting } from '../platform/settings.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { siteDomain } from './routes.ts';
import { footerSetting, homepages, salesEmail, siteNameSetting } from './settings.ts';

const { call, platform } = await startTestServer([siteDomain]);

test('a public setting is text, its default until somebody changes it', async () => {
  const { status, text, headers } = await call('GET', '/api/v1/settings/site.name');
  expect([status, text]).toEqual([200, 'Boardwalk']);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  await writeSetting(platform, siteNameSetting, 'Niagara Market');
  expect((await call('GET', '/api/v1/settings/site.name')).text).toBe('Niagara Market');
});

test('anybody may keep a setting for half a minute, and a home page not at all', async () => {
  const rulesOf = async (path: string) => (await call('GET', path)).headers['cache-control'];
  expect(await rulesOf('/api/v1/settings/site.name')).toBe('public, max-age=30');
  expect(await rulesOf('/api/v1/settings/site.nothing')).toBe('no-store');
  expect(await rulesOf('/api/v1/management/homepage/')).toBe('no-store');
});

test('the foot of every page is public, and leads nowhere by a script', async () => {
  const { status, text } = await call('GET', '/api/v1/settings/site.footer');
  expect([status, JSON.parse(text)]).toEqual([200, defaultFooter]);
  const leadingTo = (address: string) => ({
    ...defaultFooter,
    resources: [{ title: 'Own', links: [{ label: 'Link', address }] }],
  });
  for (const address of ['javascript:alert(1)', '//evil.example', '/\\\\evil.example', 'data:,x']) {
    await expect(writeSetting(platform, footerSetting, leadingTo(address))).rejects.toThrow();
  }
  for (const address of ['/about', 'https://city.example/permits']) {
    await writeSetting(platform, footerSetting, leadingTo(address));
    const { text: changed } = await call('GET', '/api/v1/settings/site.footer');
    expect(JSON.parse(changed).resources[0].links[0].address).toBe(address);
  }
});

test('a setting for administrators looks as if it were not there', async () => {
  for (const key of ['site.homepages', 'site.nothing']) {
    const { status, body } = await call('GET', `/api/v1/settings/${key}`);
    expect([status, body.code, body.fields[0].path]).toEqual([404, 'not-found', 'params.key']);
  }
  expect((await call('GET', '/api/v1/settings/..%2fx')).body.code).toBe('invalid-request');
});

test('a value that does not fit is neither kept nor declared', async () => {
  await expect(writeSetting(platform, salesEmail, 'nobody')).rejects.toThrow();
  expect(await readSetting(platform, salesEmail)).toBe('sales@boardwalk.example');
  const wrong = { key: 'a.b', schema: z.int(), default: 1.5, visibility: 'public' } as const;
  expect(() => defineSetting(wrong)).toThrow();
});

test('the first home page is the one in force', async () => {
  const first = { name: 'Autumn', headline: 'Warm homes', introduction: '', featured: [] };
  const second = { ...first, name: 'Summer' };
  await writeSetting(platform, homepages, [first, second]);
  expect((await call('GET', '/api/v1/management/homepage/')).body).toEqual(first);
  const { body } = await call('GET', '/api/v1/management/homepage/all');
  expect(body.homepages).toEqual([first, second]);
});
