import { afterEach, expect, test, vi } from 'vitest';
import { password } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { codeOf, firstStep, signInNew, turnOn } from '../account/security.fixture.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { accessDomain } from './routes.ts';

const domains = [accountDomain, accessDomain];
const live = await startTestServer(domains, { mode: 'live', withoutLimits: true });
const demo = await startTestServer(domains, { withoutLimits: true });
const user = '/api/v1/user/';
const groups = ['administrators', 'merchants'] as const;
const members = '/api/v1/groups/administrators/members/';

afterEach(() => {
  vi.useRealTimers();
});

test('a password alone makes nobody an administrator of a live site', async () => {
  const chief = await signInNew(live, { groups });
  const rosa = await signInNew(live);
  const refused = await chief.call('GET', members);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect((await chief.call('POST', `${user}${rosa.id}/act-as`, { reason: 'test' })).status).toBe(
    403,
  );
  const own = await chief.call('GET', `${user}groups/`);
  expect(own.body.map(({ name }: { name: string }) => name)).toEqual(['merchants']);
  expect((await chief.call('GET', user)).body.needsTwoStep).toBe(true);
  expect((await chief.call('GET', `${user}security`)).body.needsTwoStep).toBe(true);
});

test('with two steps on they are one, here and after the next sign-in, until they are off', async () => {
  const chief = await signInNew(live, { groups });
  const { secret, recoveryCodes } = await turnOn(chief);
  expect((await chief.call('GET', members)).status).toBe(200);
  expect((await chief.call('GET', user)).body.needsTwoStep).toBeUndefined();
  const step = await firstStep(live, chief.username);
  await step.finish({ code: codeOf(secret) });
  expect((await step.browser.call('GET', members)).status).toBe(200);
  const stop = { password, code: recoveryCodes[0] };
  expect((await chief.call('POST', `${user}two-factor/stop`, stop)).status).toBe(200);
  expect((await chief.call('GET', members)).status).toBe(403);
});

test('everybody else needs none, and the demo’s administrator neither', async () => {
  const rosa = await signInNew(live, { groups: ['merchants'] });
  expect((await rosa.call('GET', user)).body.needsTwoStep).toBeUndefined();
  expect((await rosa.call('GET', `${user}security`)).body.needsTwoStep).toBe(false);
  const chief = await signInNew(demo, { groups });
  expect((await chief.call('GET', members)).status).toBe(200);
});
