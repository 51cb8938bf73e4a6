import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { answerPage } from './answer-page.ts';
import { asResponse } from './api-fetch.ts';
import { createPageEnvironments } from './page-environment.ts';
import { createShellWriter } from './shell-writer.ts';

const site = readSettings({ API_ORIGIN: 'http://127.0.0.1:4010' });
const report = () => {};
const settings = {
  ...site,
  frame: { css: '', headScript: '', script: '/site.js', shareable: {} },
  headScriptHash: '',
  isLive: false,
  report,
  writeShell: createShellWriter(report),
};
const json = { 'content-type': 'application/json' };

/** What caches are to do with a page, where the API answers that of the user so. */
async function cachingOf(status: number, body: object | null, cookie?: string) {
  const environmentFor = createPageEnvironments(site, async () =>
    asResponse({ status, headers: json, text: JSON.stringify(body) }),
  );
  const page = environmentFor({ cookie }, 'en-CA');
  const url = new URL('http://localhost:4000/nowhere');
  const { headers } = await answerPage(url, { ...page, offersOther: false }, settings);
  return headers['cache-control'];
}

const cookie = 'bw-session=some';

test('a page that may be of somebody is kept by no cache', async () => {
  const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
  expect(await cachingOf(200, rosa, cookie)).toBe('private, no-store');
  // Whose it is could not be found out.
  const failed = { type: '/problems/unavailable', code: 'unavailable', status: 503, title: 'No' };
  expect(await cachingOf(503, failed, cookie)).toBe('private, no-store');
});

test('a page of visitors may be kept, and is asked for anew', async () => {
  expect(await cachingOf(200, null)).toBe('no-cache');
  expect(await cachingOf(200, null, cookie)).toBe('no-cache');
});
