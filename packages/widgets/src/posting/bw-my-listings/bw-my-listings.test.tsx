import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-my-listings.element.tsx';
import server from './bw-my-listings.server.ts';
import { draft, house, list, ownRow } from './own-rows.fixture.ts';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const status = 'POST /property/listing/7/status';

function open(rows: readonly object[], answers: object = {}, attributes: object = {}) {
  return openWidget(
    'bw-my-listings',
    { ...attributes },
    {
      'GET /user/': rosa,
      'GET /user/groups/': [],
      [list]: { results: rows, total: rows.length },
      ...answers,
    },
  );
}

const bodyOf = (call: string | undefined) => JSON.parse(call?.slice(call.indexOf('{')) ?? '{}');
const more = (title: string) => role('button', { name: `More for “${title}”` });
const item = (name: string) => role('menuitem', { name, exact: true });

test('a row tells where a listing stands, why, until when, and what its visitors did', async () => {
  const removed = ownRow({ id: 9, title: 'A copy', standing: 'removed', reason: 'A copy of 7' });
  open([house, removed, draft]);
  await expect.element(role('link', { name: 'Brick house' })).toBeVisible();
  for (const said of [
    'Property · Hamilton',
    '12 views',
    '1 phone number shown',
    'May 25, 2027',
    'Taken down: A copy of 7',
    'You have changes that are not published.',
    'Without a title',
  ]) {
    await expect.element(words(said).first()).toBeVisible();
  }
  await expectAccessible(document.body);
});

test('one is paused from its menu, and the toast takes that back', async () => {
  const { api, element, toasts } = open([house], { [status]: null });
  const undone: (() => void)[] = [];
  element.addEventListener('bw-toast', (event) => {
    const { action } = (event as CustomEvent).detail;
    if (action) undone.push(action.run);
  });
  await userEvent.click(more('Brick house'));
  await expectAccessible(document.body);
  await userEvent.click(item('Pause'));
  await expect.poll(() => toasts).toEqual(['“Brick house” is paused.']);
  await expect.poll(() => api.callsOf(list)).toHaveLength(2);
  undone[0]?.();
  await expect.poll(() => toasts).toHaveLength(2);
  expect(api.callsOf(status).map(bodyOf)).toEqual([{ action: 'pause' }, { action: 'activate' }]);
  // Undoing is not undone again.
  expect(undone).toHaveLength(1);
});

test.each([
  ['active', ['See it as visitors do', 'Pause', 'Mark as under offer', 'Mark as sold or rented']],
  ['paused', ['Resume', 'Mark as sold or rented', 'Take off the market']],
  ['expired', ['Mark as sold or rented', 'Take off the market', 'Renew']],
  ['removed', ['Earlier versions', 'Share with others', 'Delete']],
] as const)('what is %s offers what can be done with it', async (standing, offered) => {
  open([{ ...house, standing }]);
  await userEvent.click(more('Brick house'));
  await expect.element(item('Delete')).toBeVisible();
  const items = role('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(items.slice(0, offered.length)).toEqual(offered);
});

test.each<[OwnListingSummary['rights'], readonly string[]]>([
  [['delete'], ['See it as visitors do', 'Delete']],
  [
    ['write'],
    [
      'See it as visitors do',
      'Pause',
      'Mark as under offer',
      'Mark as sold or rented',
      'Take off the market',
      'Renew',
      'Earlier versions',
    ],
  ],
  [
    ['administration'],
    [
      'See it as visitors do',
      'Pause',
      'Mark as under offer',
      'Mark as sold or rented',
      'Take off the market',
      'Renew',
      'Earlier versions',
      'Share with others',
      'Delete',
    ],
  ],
])('what is shared with the right %j offers what that covers', async (rights, offered) => {
  open([{ ...house, rights }]);
  await expect.element(words('Shared with you')).toBeVisible();
  const edit = role('button', { name: 'Edit “Brick house”' });
  expect(edit.elements()).toHaveLength(rights?.includes('delete') ? 0 : 1);
  await userEvent.click(more('Brick house'));
  await expect.element(item('See it as visitors do')).toBeVisible();
  const items = role('menuitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(offered);
});

test('one that ends soon is renewed by one press', async () => {
  const ending = { ...house, expiresAt: new Date(Date.now() + 6 * 86_400_000).toISOString() };
  const { api } = open([ending, ownRow({ id: 9, title: 'Another' })], { [status]: null });
  const renew = role('button', { name: 'Renew “Brick house”' });
  await userEvent.click(renew);
  await expect.poll(() => api.callsOf(status).map(bodyOf)).toEqual([{ action: 'renew' }]);
  expect(role('button', { name: 'Renew “Another”' }).elements()).toEqual([]);
});

test('several are changed at once, each that it suits; a refusal is told', async () => {
  const second = ownRow({ id: 8, title: 'Second', standing: 'paused' });
  const third = ownRow({ id: 9, title: 'Third' });
  const { api, toasts } = open([house, second, third], {
    [status]: null,
    'POST /property/listing/9/status': () => problem('conflict'),
  });
  await userEvent.click(role('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(role('button', { name: 'Pause', exact: true }));
  await expect.poll(() => toasts).toHaveLength(2);
  expect(toasts[1]).toBe('“Brick house” is paused.');
  expect(api.calls.filter((call) => call.includes('/status'))).toHaveLength(2);
});

test('how many of those chosen were changed is told', async () => {
  const second = ownRow({ id: 8, title: 'Second', standing: 'paused' });
  const { toasts } = open([house, second], { [status]: null });
  await userEvent.click(role('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(role('button', { name: 'Pause', exact: true }));
  await expect
    .poll(() => toasts)
    .toEqual(['1 of 2 listings was changed. This can’t be done with the others.']);
});

test('one is deleted after a question that names it, a draft as a draft', async () => {
  const { api, toasts } = open([draft], {
    'GET /listing/draft/8': { body: {} },
    'DELETE /listing/draft/8': null,
  });
  await userEvent.click(more('Without a title'));
  await userEvent.click(item('Delete'));
  await expect.element(role('dialog', { name: 'Delete “Without a title”?' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Delete' }));
  await expect.poll(() => toasts).toEqual(['“Without a title” is deleted.']);
  expect(api.callsOf('DELETE')).toHaveLength(1);
});

test('a copy is begun with all that the listing says', async () => {
  const body = { title: 'Brick house' };
  const { api, element } = open([house], {
    'GET /property/listing/7/own': { body },
    'POST /property/draft': { ...draft, id: 12, listingType: 'property' },
  });
  const routes: unknown[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    routes.push((event as CustomEvent).detail);
  });
  await userEvent.click(more('Brick house'));
  await userEvent.click(item('Duplicate'));
  await expect.poll(() => routes).toHaveLength(1);
  expect(JSON.stringify(routes[0])).toContain('12');
  expect(bodyOf(api.callsOf('POST /property/draft')[0])).toEqual({ body });
});

test('words, state and kind narrow the list, and stand in the attributes', async () => {
  const { api, element } = open([house]);
  await userEvent.selectOptions(role('combobox', { name: 'State' }), 'Paused');
  await expect.poll(() => bodyOf(api.callsOf(list).at(-1))).toEqual({ standing: 'paused' });
  expect(element.getAttribute('filters')).toBe('standing=paused');
  await userEvent.click(role('columnheader', { name: 'Changed' }).getByRole('button'));
  await expect
    .poll(() => bodyOf(api.callsOf(list).at(-1)).sort)
    .toEqual({ by: 'updatedAt', direction: 'ascending' });
});

test('whoever has none is invited to post, by kind', async () => {
  open([]);
  await expect.element(words('You have no listings yet.')).toBeVisible();
  expect(role('button', { name: 'Post it FREE' }).elements()).toHaveLength(1);
  await userEvent.click(role('button', { name: 'Post it FREE' }));
  // The entries of a city are for those whom it names; a business makes its owner a merchant.
  const offered = role('menuitem').elements();
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Property',
    'Item',
    'Event',
    'Classified',
    'Merchant',
  ]);
  // There is nothing to narrow.
  expect(role('searchbox').elements()).toEqual([]);
  expect(role('combobox').elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('whom a city names is offered its entries', async () => {
  const groups = [{ name: 'city_administrators', permissions: ['create'] }];
  open([], { 'GET /user/groups/': groups });
  await userEvent.click(role('button', { name: 'Post it FREE' }));
  await expect.element(item('City service')).toBeVisible();
});

test('a draft is gone on with where it began: no listing is asked for that is not there', async () => {
  open([draft, house]);
  await expect
    .element(role('link', { name: 'Without a title' }))
    .toHaveAttribute('href', 'https://site.example/dashboard/listing/post/property?draft=8');
  await expect
    .element(role('link', { name: 'Brick house' }))
    .toHaveAttribute('href', 'https://site.example/dashboard/listing/7/edit/property');
});

test.each([
  ['unauthorized', 'Sign in to see this.'],
  ['internal', 'The listings can’t be loaded'],
] as const)('%s is explained', async (code, said) => {
  open([], { [list]: () => problem(code) });
  await expect
    .element(code === 'internal' ? role('button', { name: 'Try again' }) : words(said))
    .toBeVisible();
});

test.each([320, 390, 768, 1440])('in French and right to left it fits %d px', async (width) => {
  document.documentElement.dir = 'rtl';
  const long = ownRow({ title: 'W'.repeat(120), standing: 'review' });
  const { element } = open([long, draft], {}, { locale: 'fr-CA' });
  narrow(element, width);
  const shown = await untilShown(element, '.own');
  await expect.element(words('Elle paraîtra dès que')).toBeVisible();
  expect(shown.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ 'GET /user/': rosa, [list]: { results: [house, draft], total: 2 } });
  const element = await hydrate(table, {}, { server });
  expect(api.callsOf(list)).toHaveLength(1);
  expect(shadowOf(element).querySelectorAll('tbody tr')).toHaveLength(2);
});
