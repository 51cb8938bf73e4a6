import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { chief, rosa, since } from '../testing/people.fixture.ts';
import table from './bw-admin-embeds.element.tsx';

registerElement(table);

const key = `pk_live_${'a'.repeat(24)}`;
const shop = {
  id: 7,
  name: 'The shop',
  origins: ['https://shop.example.org'],
  createdAt: since,
  keys: [{ key, kind: 'live', createdAt: since, endsAt: null }],
  proofs: [{ origin: 'https://shop.example.org', isProved: true, checkedAt: since, fault: null }],
  stopped: null,
  owner: rosa,
  isOwnerEntitled: true,
  agreements: 12,
  requests: 1_200,
  refusals: 3,
  lastDay: '2026-11-20',
};
const stoppedShop = { ...shop, stopped: { at: since, reason: 'Phishing' }, isOwnerEntitled: false };
const list = 'GET /administration/embeds';
const answer = (...items: object[]) => ({ items, hasMore: false });

function open(answers: object = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget('bw-admin-embeds', attributes, {
    'GET /user/': chief,
    [list]: answer(shop),
    ...answers,
  });
}

test('each site tells whose it is, where it stands, its keys and its use', async () => {
  const { element } = open();
  await expect.element(role('link', { name: 'Rosa Lindqvist' })).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const said of ['The shop', 'https://shop.example.org', 'proved', key, '12', '1,200']) {
    expect(text).toContain(said);
  }
  expect(text).toContain('Nov\u00a020,\u00a02026');
  await expectAccessible(document.body);
});

test('one is looked up by what is known of it', async () => {
  const { api } = open({ [list]: answer() });
  await userEvent.fill(role('searchbox', { name: 'Name, owner, origin or whole key' }), ` ${key} `);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.callsOf(list)).toHaveLength(2);
  await expect.element(words('No site fits.')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Show all sites' }));
  await expect.poll(() => api.callsOf(list)).toHaveLength(3);
});

test('a site is stopped with a reason, which stands there, and goes on again', async () => {
  let now: object = shop;
  const { api, toasts } = open({
    [list]: () => answer(now),
    'POST /administration/embeds/7/stop': () => {
      now = stoppedShop;
      return null;
    },
    'POST /administration/embeds/7/resume': () => {
      now = shop;
      return null;
    },
  });
  await openDialogBy(role('button', { name: 'Stop the site The shop' }));
  const dialog = role('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop the site' }));
  expect(api.callsOf('POST')).toEqual([]);
  await userEvent.fill(dialog.getByRole('textbox'), 'Phishing');
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Stop the site' }));
  await expect.element(words('Reason: Phishing')).toBeVisible();
  await expect.element(words('The owner may register sites no more')).toBeVisible();
  await expectAccessible(document.body);
  await expect.poll(() => toasts).toEqual(['The shop is stopped.']);
  await userEvent.click(role('button', { name: 'Let it go on: The shop' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Let it go on' }));
  await expect.element(role('button', { name: 'Stop the site The shop' })).toBeVisible();
  await expect.poll(() => toasts).toHaveLength(2);
});

test('a key is stopped with a reason; what is refused is told in the question', async () => {
  let isRefused = true;
  const { api } = open({
    'POST /administration/embeds/7/keys/stop': () => (isRefused ? problem('not-found') : null),
  });
  await openDialogBy(role('button', { name: `Stop the key ${key}` }));
  await userEvent.fill(role('dialog').getByRole('textbox'), 'Copied');
  await userEvent.click(role('dialog').getByRole('button', { name: 'Stop the key' }));
  await expect.element(role('dialog').getByRole('alert')).toBeVisible();
  isRefused = false;
  await userEvent.click(role('dialog').getByRole('button', { name: 'Stop the key' }));
  await expect.poll(() => role('dialog').query()).toBeNull();
  expect(api.callsOf('POST')).toHaveLength(2);
  expect(api.callsOf('POST')[1]).toContain('Copied');
});

test('there is a next page, and a way back', async () => {
  const { api } = open({ [list]: { items: [shop], hasMore: true } });
  await userEvent.click(role('button', { name: 'Next page' }));
  await expect.element(page.getByText('Page 2')).toBeVisible();
  expect(api.callsOf(list)).toHaveLength(2);
  await expect.poll(() => focused()?.textContent).toBe('Sites and keys of all');
});

test.each([
  ['forbidden', 'Administrators alone may see it.'],
  ['unauthorized', 'Sign in'],
] as const)('%s is explained', async (code, said) => {
  const { element } = open({ [list]: () => problem(code) });
  await expect.poll(() => element.shadowRoot?.textContent).toContain(said);
});

test('what could not be loaded is tried again', async () => {
  let isDown = true;
  open({ [list]: () => (isDown ? problem('internal') : answer(shop)) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expectText(role('listitem').first(), 'The shop');
});

test.each([390, 1440])('it fits %d px', async (width) => {
  const { element } = open({ [list]: answer({ ...stoppedShop, name: 'W'.repeat(80) }) });
  narrow(element, width);
  await expect.element(role('link', { name: 'Rosa Lindqvist' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
});

test('it speaks French', async () => {
  open({}, { locale: 'fr-CA' });
  await expect.element(role('heading', { name: 'Sites et clés' })).toBeVisible();
});

test('what a server has rendered stays as it is', async () => {
  open();
  document.body.replaceChildren();
  await hydrate(table, {});
});
