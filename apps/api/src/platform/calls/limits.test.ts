import { readCurrentUser } from '@boardwalk/sdk-core/account/sessions/endpoints';
import { readCurrentUser as currentUserHalf } from '@boardwalk/sdk-core/account/sessions/schemas';
import { expect, test } from 'vitest';
import { servePictures } from '../../media/serve-pictures.ts';
import { createPlacesDomain } from '../../places/routes.ts';
import { serveSdkFiles } from '../../site/serve-sdk-files.ts';
import { defineRoutes } from '../domain.ts';
import { startTestServer } from '../test-server.fixture.ts';

const routes = defineRoutes(
  { readCurrentUser },
  { readCurrentUser: currentUserHalf },
  { readCurrentUser: async () => null },
);
const { inject } = await startTestServer(
  [
    { name: 'account', routes },
    { name: 'media', routes: [], serve: servePictures },
    { name: 'site', routes: [], serve: serveSdkFiles },
    createPlacesDomain(() => ({ kind: 'builtin', hasDemoStreets: false })),
  ],
  { withoutDatabase: true, callsPerMinute: 8, openCallsPerMinute: 2 },
);

let callers = 0;

/** Calls `url` as somebody new, until an answer is 429; answers the others' statuses and that one. */
async function callUntilRefused(url: string) {
  callers += 1;
  const headers = { 'x-forwarded-for': `192.0.2.${callers}` };
  const statuses: number[] = [];
  for (;;) {
    const answer = await inject({ url, headers });
    if (answer.status === 429 || statuses.length > 200)
      return { statuses, refused: answer, headers };
    statuses.push(answer.status);
  }
}

test.each([
  ['a call of the contract', '/api/v1/user/', 8, 200],
  ['a tile', '/tiles/any/light/8/71/93.svg', 80, 200],
  ['a tile that is not there', '/tiles/any/light/99/0/0.svg', 80, 404],
  ['a picture that is not there', `/media/${'0'.repeat(32)}/320.webp`, 80, 404],
  ['a browser file that is not there', '/v1/nothing.js', 2, 404],
  ['whether the process lives', '/health/live', 80, 200],
  ['an address that nothing answers', '/nowhere', 2, 404],
  ['another method', '/api/v1/tag/all', 2, 405],
])('%s may be asked for often, but not without end', async (_, url, times, status) => {
  const { statuses, refused, headers } = await callUntilRefused(url);
  expect(new Set(statuses)).toEqual(new Set([status]));
  expect(statuses).toHaveLength(times);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  const other = { 'x-forwarded-for': `198.51.100.${callers}` };
  expect((await inject({ url, headers: other })).status).toBe(status);
  if (url !== '/api/v1/user/') {
    expect((await inject({ url: '/api/v1/user/', headers })).status).toBe(200);
  }
});

test('pages without a key have an allowance of their own, which is the lower one', async () => {
  callers += 1;
  const from = { 'x-forwarded-for': `192.0.2.${callers}` };
  const page = { ...from, origin: 'https://any.example' };
  const url = '/api/v1/user/';
  expect((await inject({ url, headers: page })).status).toBe(200);
  expect((await inject({ url, headers: page })).status).toBe(200);
  const refused = await inject({ url, headers: { ...page, origin: 'https://another.example' } });
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([429, '*']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await inject({ url, headers: from })).status).toBe(200);
});
