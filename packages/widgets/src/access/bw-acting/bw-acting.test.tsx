import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import actingTable from './bw-acting.element.tsx';
import server from './bw-acting.server.ts';

registerElement(actingTable);

const acting = { id: 3, firstName: 'Rosa', profilePicture: null, actor: 'Kim' };
const end = 'POST /user/act-as/end';

test('whoever is acted as is named, and it ends by a press', async () => {
  const { api, element } = openWidget('bw-acting', {}, { 'GET /user/': acting, [end]: null });
  const ended: unknown[] = [];
  element.addEventListener('bw-acting-ended', (event) => {
    // The test's page stays where it is.
    event.preventDefault();
    ended.push((event as CustomEvent).detail);
  });
  await expect.element(role('region', { name: 'Acting as somebody else' })).toBeVisible();
  await expect.element(words('Acting as Rosa')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.dblClick(role('button', { name: 'Stop acting' }));
  await expect.poll(() => ended).toEqual([{ userId: 3 }]);
  expect(api.callsOf(end)).toHaveLength(1);
});

test('it is told where acting goes on', async () => {
  const { toasts } = openWidget(
    'bw-acting',
    {},
    { 'GET /user/': acting, [end]: () => problem('conflict') },
  );
  await userEvent.click(role('button', { name: 'Stop acting' }));
  await expect.poll(() => toasts).toEqual(['You are still acting as Rosa: conflict']);
  await expect.element(role('button', { name: 'Stop acting' })).toBeVisible();
});

test.each([
  ['a visitor', null],
  ['whoever is signed in as themselves', { ...acting, actor: null }],
])('%s sees nothing', async (_, user) => {
  const { api, element } = openWidget('bw-acting', {}, { 'GET /user/': user });
  await expect.poll(() => api.calls).toHaveLength(1);
  await expect.poll(() => element.matches(':state(ready)')).toBe(true);
  expect(role('region').elements()).toEqual([]);
});

test('what the server rendered stays as it is, as high as the place kept for it', async () => {
  const api = fakeApi({ 'GET /user/': acting });
  const element = await hydrate(actingTable, {}, { server });
  expect(api.calls).toEqual(['GET /user/']);
  expect(element.offsetHeight).toBe(48);
});

test.each(['en-CA', 'fr-CA'])('in %s and 280 px wide, it stays one line', async (locale) => {
  const long = { ...acting, firstName: 'Wolfeschlegelsteinhausenbergerdorff' };
  const { element } = openWidget('bw-acting', { locale }, { 'GET /user/': long });
  narrow(element, 280);
  const banner = await untilShown(element, '.acting');
  expect(banner.scrollWidth).toBeLessThanOrEqual(280);
  expect(banner.offsetHeight).toBe(48);
});
