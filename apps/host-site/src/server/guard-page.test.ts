import { expect, test } from 'vitest';
import type { Guard } from '../pages/site-page.ts';
import { readSettings } from '../settings.ts';
import { asResponse } from './api-fetch.ts';
import { guardPage } from './guard-page.ts';
import { createPageEnvironments } from './page-environment.ts';

const settings = readSettings({ API_ORIGIN: 'http://127.0.0.1:4010' });
const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const administrators = [{ name: 'administrators', permissions: ['administration'] }];

/** Where a page leads whom the API knows as `user`, a member of `groups`. */
function leadOf(guard: Guard, user: object | null, groups: readonly object[] = []) {
  const environmentFor = createPageEnvironments(settings, async (url) =>
    asResponse({
      status: 200,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(url.endsWith('/groups/') ? groups : user),
    }),
  );
  const { env } = environmentFor({ cookie: 'bw-session=some' }, 'en-CA');
  return guardPage(guard, new URL('http://localhost:4000/dashboard/admin/users?page=2'), env);
}

test('visitors sign in and come back', async () => {
  const way = '/dashboard/login?return-to=%2Fdashboard%2Fadmin%2Fusers%3Fpage%3D2';
  expect(await leadOf('signed-in', null)).toBe(way);
  expect(await leadOf('administrator', null)).toBe(way);
});

test('pages of administrators let them in, and lead others home', async () => {
  expect(await leadOf('administrator', rosa, administrators)).toBeUndefined();
  expect(await leadOf('administrator', rosa)).toBe('/');
});

test('an administrator without two steps is led to where they are turned on, and from nowhere else', async () => {
  const chief = { ...rosa, needsTwoStep: true };
  expect(await leadOf('administrator', chief)).toBe('/dashboard/security');
  expect(await leadOf('signed-in', chief)).toBeUndefined();
  expect(await leadOf('none', chief)).toBeUndefined();
});
