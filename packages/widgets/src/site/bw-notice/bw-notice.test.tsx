import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import noticeTable from './bw-notice.element.tsx';

registerElement(noticeTable);

function addNotice(attributes: Readonly<Record<string, string>>) {
  return openWidget('bw-notice', attributes, {}).element;
}

test.each([
  ['404', 'There is no page at this address', ['search']],
  ['410', 'This is no longer available', ['search']],
  ['501', 'This page is not available yet', []],
  ['503', 'This page can’t be shown right now', ['retry']],
  ['chunk', 'This page could not be loaded', ['retry']],
])('%s says what happened and leads on', async (code, title, ways) => {
  addNotice({ code });
  await expect.element(role('heading', { name: title, level: 1 })).toBeVisible();
  await expect
    .element(role('link', { name: 'Go to the home page' }))
    .toHaveAttribute('href', `${siteOrigin}/`);
  expect(role('searchbox').elements()).toHaveLength(ways.includes('search') ? 1 : 0);
  expect(role('link', { name: 'Try again' }).elements()).toHaveLength(
    ways.includes('retry') ? 1 : 0,
  );
  await expectAccessible(document.body);
});

test.each([
  ['404', 'There is no listing at this address'],
  ['410', 'This listing is no longer available'],
])('of a listing %s says so, and looks for others of its kind', async (code, title) => {
  const notice = addNotice({ code, kind: 'event' });
  await expect.element(role('heading', { name: title, level: 1 })).toBeVisible();
  await expect.element(role('searchbox', { name: 'Search listings of this kind' })).toBeVisible();
  const form = (await untilShown(notice, 'form')) as HTMLFormElement;
  expect(form.action).toBe(`${siteOrigin}/search/v2/event`);
});

test('from a page of the dashboard it leads back there', async () => {
  addNotice({ code: '501', way: 'dashboard' });
  await expect
    .element(role('link', { name: 'Go to the dashboard' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard`);
});

test('its search is a form that needs no script', async () => {
  const notice = addNotice({ code: '404' });
  const form = (await untilShown(notice, 'form')) as HTMLFormElement;
  await userEvent.fill(role('searchbox', { name: 'Search all listings' }), 'canoe & paddle');
  expect([form.method, form.action]).toEqual(['get', `${siteOrigin}/search/v2/listing`]);
  expect([...new FormData(form)]).toEqual([['text', 'canoe & paddle']]);
});

test('another try is a link to the very page, and whoever brings the page may take it over', async () => {
  const notice = addNotice({ code: 'chunk' });
  const retry = role('link', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  expect(retry.element()).toHaveProperty('href', location.href);
  const codes: string[] = [];
  notice.addEventListener('bw-retry', (event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) codes.push(event.detail.code);
  });
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(codes).toEqual(['chunk']);
});

test.each(['404', '410', '501', '503', 'chunk'])(
  '%s stays as the server rendered it',
  async (code) => {
    fakeApi({});
    await hydrate(noticeTable, { code });
    await expect.element(role('heading', { level: 1 })).toBeVisible();
  },
);

test.each(['ltr', 'rtl'])('280 px are enough, %s, in the dark', async (dir) => {
  await page.viewport(280, 700);
  addNotice({ code: '404', theme: 'dark', dir });
  await expect.element(role('button', { name: 'Search' })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await expectAccessible(document.body);
});
