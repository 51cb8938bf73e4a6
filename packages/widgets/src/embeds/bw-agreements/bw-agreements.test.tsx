import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-agreements.element.tsx';

registerElement(table);

const [first, second] = [
  '0b54c1d0-0000-4000-8000-000000000001',
  '0b54c1d0-0000-4000-8000-000000000002',
];
const agreement = {
  id: first,
  siteName: 'The shop',
  origin: 'https://shop.example.org',
  scopes: ['profile:basic', 'bookmarks'],
  givenAt: '2026-11-01T17:00:00.000Z',
  isSignedIn: true,
};
const other = { ...agreement, id: second, siteName: 'Dundas Books', isSignedIn: false };
const list = 'GET /embeds/agreements';

test('each says which site, on which page, since when and for what', async () => {
  const { element } = openWidget('bw-agreements', {}, { [list]: [agreement, other] });
  await expect.element(words('Dundas Books')).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const said of [
    'The shop',
    'https://shop.example.org',
    'Nov\u00a01,\u00a02026',
    'See and change your favourites',
    'Signed in there now',
  ]) {
    expect(text).toContain(said);
  }
  await expectAccessible(document.body);
});

test('one is taken back after a question, and the focus stays on the page', async () => {
  const { api, element } = openWidget(
    'bw-agreements',
    {},
    { [list]: [agreement, other], [`DELETE /embeds/agreements/${first}`]: null },
  );
  const button = role('button', { name: 'Take back your agreement with The shop' });
  await userEvent.click(button);
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf('DELETE')).toEqual([]);
  await userEvent.click(button);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Take back' }));
  await expectText(role('status'), 'The shop may sign you in no more.');
  expect(api.callsOf('DELETE')).toHaveLength(1);
  expect(element.shadowRoot?.querySelectorAll('.agreements-row')).toHaveLength(1);
  await expect.poll(() => element.shadowRoot?.activeElement?.getAttribute('role')).toBe('status');
});

test('one that could not be taken back is told in the question', async () => {
  const path = `DELETE /embeds/agreements/${first}`;
  openWidget('bw-agreements', {}, { [list]: [agreement], [path]: () => problem('internal') });
  await userEvent.click(role('button', { name: 'Take back your agreement' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Take back' }));
  await expect.element(role('dialog').getByRole('alert')).toBeVisible();
  await expect.element(role('dialog')).toBeVisible();
});

test('where there is none, it says so', async () => {
  openWidget('bw-agreements', {}, { [list]: [] });
  await expect.element(words('No site signs you in')).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  ['forbidden', 'Only the owner of the account sees its agreements.'],
  ['unauthorized', 'Sign in to see your agreements.'],
] as const)('%s is explained', async (code, said) => {
  openWidget('bw-agreements', {}, { [list]: () => problem(code) });
  await expect.element(words(said)).toBeVisible();
});

test('what could not be loaded is tried again', async () => {
  let isDown = true;
  openWidget('bw-agreements', {}, { [list]: () => (isDown ? problem('internal') : [agreement]) });
  await expectText(role('alert'), 'Your agreements could not be loaded.');
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(words('https://shop.example.org')).toBeVisible();
});

test.each([390, 1440])('it fits %d px', async (width) => {
  const long = { ...agreement, siteName: 'W'.repeat(80), origin: `https://${'w'.repeat(60)}.org` };
  const { element } = openWidget('bw-agreements', {}, { [list]: [long] });
  narrow(element, width);
  await expect.element(role('button', { name: 'Take back' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
});

test('it speaks French', async () => {
  openWidget('bw-agreements', { locale: 'fr-CA' }, { [list]: [agreement] });
  await expect.element(role('heading', { name: 'Sites où vous vous connectez' })).toBeVisible();
});

test('what a server has rendered stays as it is', async () => {
  openWidget('bw-agreements', {}, { [list]: [agreement] });
  document.body.replaceChildren();
  await hydrate(table, {});
});
