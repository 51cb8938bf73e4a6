import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-unsubscribe.element.tsx';

registerElement(table);

const read = 'POST /mail/unsubscription';
const end = 'POST /mail/unsubscribe';
const wanted = { kind: 'inbox.messages', frequency: 'daily', hasAccount: true };

const open = (answers: Answers, attributes: Readonly<Record<string, string>> = {}) =>
  openWidget('bw-unsubscribe', { token: 't1', ...attributes }, answers);

test('it says what ends, ends nothing by itself, and ends it by one press', async () => {
  const { api, element } = open({ [read]: wanted, [end]: null });
  await expect.element(role('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  await expect.element(words('About messages that you have not read')).toBeVisible();
  expect(api.callsOf(end)).toEqual([]);
  await expectAccessible(document.body);
  role('button', { name: 'Unsubscribe' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expectText(role('status'), 'You get no more mail of this kind');
  expect(api.callsOf(end)).toEqual([`${end} {"token":"t1"}`]);
  await expect.poll(() => element.shadowRoot?.activeElement?.getAttribute('role')).toBe('status');
  const way = role('link', { name: 'Choose how often mail comes' }).element();
  expect(way.getAttribute('href')).toBe('https://site.example/dashboard/mail');
  await expectAccessible(document.body);
});

test('of an address without an account it says that its alerts go, and leads to a search', async () => {
  open({ [read]: { kind: 'alerts.news', frequency: 'at-once', hasAccount: false }, [end]: null });
  await expect.element(words('About what your alerts have found')).toBeVisible();
  await expect.element(words('The alerts that were started by your address alone')).toBeVisible();
  await userEvent.click(role('button', { name: 'Unsubscribe' }));
  await expectText(role('status'), 'You get no more mail of this kind');
  await expect.element(words('The alerts of your address are deleted.')).toBeVisible();
  const way = role('link', { name: 'Search again' }).element();
  expect(way.getAttribute('href')).toBe('https://site.example/');
  expect(role('link', { name: 'Choose how often mail comes' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('of mail that asks to confirm an alert it says what is refused, and for how long', async () => {
  const confirming = { kind: 'alerts.confirming', frequency: 'at-once', hasAccount: false };
  open({ [read]: confirming, [end]: null });
  await expect.element(words('Mail that asks you to confirm an alert')).toBeVisible();
  await expect.element(words('until an account confirms your address')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Unsubscribe' }));
  await expectText(role('status'), 'You get no more mail of this kind');
  await expect.element(words('What you have started by an earlier mail goes on')).toBeVisible();
  expect(words('The alerts of your address are deleted.').elements()).toEqual([]);
});

test('what has ended already is said, without a button', async () => {
  open({ [read]: { ...wanted, frequency: 'never' } });
  await expectText(role('status'), 'You get no more mail of this kind');
  expect(role('button').elements()).toEqual([]);
});

test.each([
  ['that the server refuses', { [read]: () => problem('gone') }, 't1'],
  ['that is not there', {}, ''],
] as const)('a link %s is told, with a way on', async (_, answers, token) => {
  const { api } = open(answers, { token });
  await expectText(role('status'), 'This link does not work any more');
  await expect.element(role('link', { name: 'Choose how often mail comes' })).toBeVisible();
  expect(api.callsOf(end)).toEqual([]);
  await expectAccessible(document.body);
});

test('a link that stops working before the press is told too', async () => {
  open({ [read]: wanted, [end]: () => problem('gone') });
  await userEvent.click(role('button', { name: 'Unsubscribe' }));
  await expectText(role('status'), 'This link does not work any more');
});

test('a press that reaches nothing says so, and can be pressed again', async () => {
  let isDown = true;
  open({
    [read]: wanted,
    [end]: () => {
      if (isDown) throw new TypeError('offline');
      return null;
    },
  });
  await userEvent.click(role('button', { name: 'Unsubscribe' }));
  await expectText(role('alert'), 'You are not unsubscribed yet.');
  isDown = false;
  await userEvent.click(role('button', { name: 'Unsubscribe' }));
  await expectText(role('status'), 'You get no more mail of this kind');
  expect(role('alert').elements()).toEqual([]);
});

test('a link that could not be read is read again', async () => {
  let isDown = true;
  open({ [read]: () => (isDown ? problem('internal') : wanted) });
  await expectText(role('alert'), 'The link could not be read.');
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(role('button', { name: 'Unsubscribe' })).toBeVisible();
});

test('it speaks French, and fits a phone', async () => {
  const { element } = open({ [read]: wanted }, { locale: 'fr-CA' });
  narrow(element, 320);
  await expect.element(role('button', { name: 'Me désabonner' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(320);
});

test('what a server has rendered stays as it is', async () => {
  open({ [read]: wanted });
  document.body.replaceChildren();
  await hydrate(table, {});
});
