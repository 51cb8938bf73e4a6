import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-confirm-alert.element.tsx';

registerElement(table);

const read = 'POST /rule/confirmation';
const confirm = 'POST /rule/confirm';
/** Its calls: the other begins alike. */
const confirmed = `${confirm} `;
const asked = {
  name: 'Canoes',
  listingType: 'item',
  words: 'Items, under $500, within 20 km of Hamilton, ON, with “canoe”',
  frequency: 'daily',
  news: ['new', 'reduced'],
  email: 'rosa@example.org',
  keptBy: null,
  expiresAt: '2026-11-30T12:00:00.000Z',
};
const started = { ...asked, keptBy: 'address' };

const open = (answers: Answers, attributes: Readonly<Record<string, string>> = {}) =>
  openWidget('bw-confirm-alert', { token: 't1', ...attributes }, answers);
const press = () => userEvent.click(role('button', { name: 'Start this alert' }));

test('it says what was asked for, starts nothing by itself, and starts it by one press', async () => {
  const { api, element } = open({ [read]: asked, [confirm]: started });
  await expect.element(role('heading', { level: 1, name: 'Your alert by mail' })).toBeVisible();
  for (const said of [
    asked.words,
    'Once a day, when something fits',
    'New listing',
    'Price reduced',
    'If you start it, you agree that Boardwalk writes mail about it to rosa@example.org. Each mail has a link that ends it.',
  ]) {
    await expect.element(words(said)).toBeVisible();
  }
  expect(api.callsOf(confirmed)).toEqual([]);
  await expectAccessible(document.body);
  role('button', { name: 'Start this alert' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expectText(role('status'), 'Your alert has started');
  expect(api.callsOf(confirmed)).toEqual([
    `${confirm} {"token":"t1","locale":"en-CA","wording":"2026-11"}`,
  ]);
  await expect.poll(() => element.shadowRoot?.activeElement?.getAttribute('role')).toBe('status');
  await expect
    .element(
      words(
        'Mail comes to rosa@example.org when something fits. To end it, press the link at the end of any of its mails.',
      ),
    )
    .toBeVisible();
  const way = role('link', { name: 'Open an account' }).element();
  expect(way.getAttribute('href')).toBe('https://site.example/register');
  await expectAccessible(document.body);
});

test('one that an account has leads to its alerts', async () => {
  open({ [read]: asked, [confirm]: { ...asked, keptBy: 'account' } });
  await press();
  await expectText(role('status'), 'Your alert has started');
  const way = role('link', { name: 'See your alerts' }).element();
  expect(way.getAttribute('href')).toBe('https://site.example/dashboard/alerts');
});

test('what has started already is said, without a button', async () => {
  open({ [read]: started });
  await expectText(role('status'), 'This alert has started already');
  await expect.element(words(asked.words)).toBeVisible();
  expect(role('button').elements()).toEqual([]);
  await expectAccessible(document.body);
});

test.each([
  ['that the server refuses', { [read]: () => problem('gone') }, 't1'],
  ['that is not there', {}, ''],
] as const)('a link %s is told, with a way on', async (_, answers, token) => {
  const { api } = open(answers, { token });
  await expectText(role('status'), 'This link does not work any more');
  const way = role('link', { name: 'Search listings' }).element();
  expect(way.getAttribute('href')).toBe('https://site.example/');
  expect(api.callsOf(confirmed)).toEqual([]);
  await expectAccessible(document.body);
});

test.each([
  ['gone', 'This link does not work any more'],
  ['unknown-place', 'This alert can’t start any more'],
  ['not-processable', 'This alert can’t start any more'],
] as const)('a press that is refused as %s says so', async (code, said) => {
  const { element } = open({ [read]: asked, [confirm]: () => problem(code) });
  await press();
  await expectText(role('status'), said);
  await expect.poll(() => element.shadowRoot?.activeElement?.getAttribute('role')).toBe('status');
});

test('an address with ten alerts is told what to do', async () => {
  open({ [read]: asked, [confirm]: () => problem('conflict') });
  await press();
  await expectText(role('alert'), 'This address has 10 alerts already');
  await expect.element(role('button', { name: 'Start this alert' })).toBeVisible();
  await expectAccessible(document.body);
});

test('a press that reaches nothing says so, and can be pressed again', async () => {
  let isDown = true;
  open({
    [read]: asked,
    [confirm]: () => {
      if (isDown) throw new TypeError('offline');
      return started;
    },
  });
  await press();
  await expectText(role('alert'), 'The alert hasn’t started yet.');
  isDown = false;
  await press();
  await expectText(role('status'), 'Your alert has started');
  expect(role('alert').elements()).toEqual([]);
});

test('a second press while the first is under way does nothing', async () => {
  let answer = () => {};
  const { api } = open({
    [read]: asked,
    [confirm]: () => new Promise((resolve) => (answer = () => resolve(started))),
  });
  await press();
  const button = role('button', { name: 'One moment …' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  answer();
  await expectText(role('status'), 'Your alert has started');
  expect(api.callsOf(confirmed)).toHaveLength(1);
});

test('a link that could not be read is read again', async () => {
  let isDown = true;
  open({ [read]: () => (isDown ? problem('internal') : asked) });
  await expectText(role('alert'), 'The link could not be read.');
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(role('button', { name: 'Start this alert' })).toBeVisible();
});

test('it speaks French, and fits a phone with what is long', async () => {
  const long = `${'x'.repeat(60)}.${'y'.repeat(60)}@example.org`;
  const { element, api } = open(
    { [read]: { ...asked, email: long, words: 'w'.repeat(400) } },
    { locale: 'fr-CA' },
  );
  narrow(element, 320);
  await expect.element(role('button', { name: 'Lancer cette alerte' })).toBeVisible();
  expect(api.callsOf(read)).toEqual([`${read} {"token":"t1","locale":"fr-CA"}`]);
  expect(element.scrollWidth).toBeLessThanOrEqual(320);
  expect(element.shadowRoot?.querySelector('section')?.scrollWidth).toBeLessThanOrEqual(320);
});

test('markup that somebody typed is words', async () => {
  const { element } = open({ [read]: { ...asked, words: '<img src=x onerror=alert(1)>' } });
  await expect.element(words('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(element.shadowRoot?.querySelector('img')).toBe(null);
});

test('what a server has rendered stays as it is', async () => {
  open({ [read]: asked });
  document.body.replaceChildren();
  await hydrate(table, {});
});
