import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openPage } from '../../kit/testing/new-page.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { list, rosa, visa } from '../bw-cards/cards.fixture.ts';
import { addProvider, numbers } from '../bw-cards/manage/provider.fixture.ts';
import table from './bw-add-card.element.tsx';

registerElement(table);

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  vi.unstubAllGlobals();
});

let keys = 0;
const setup = 'POST /customer/setup';
const finish = `${setup}/seti_1`;
const field = role('textbox', { name: 'Card number' });
const save = role('button', { name: 'Save card' });

/** The widget in a window of our own site; `performed` counts what it tells. */
function open(answers: object = {}, attributes: Readonly<Record<string, string>> = {}) {
  keys += 1;
  const page = openPage('bw-add-card', attributes, {
    'GET /user/': rosa,
    'GET /stripe/script': {
      url: 'https://pay.example/s.js',
      publishableKey: `pk_test_add_${keys}`,
    },
    [setup]: { client_secret: 'seti_1_secret_a', intent_id: 'seti_1' },
    [finish]: [visa],
    ...answers,
  });
  configure({ siteOrigin: location.origin });
  const performed = vi.fn();
  page.element.addEventListener('bw-performed', performed);
  return { ...page, performed };
}

test('a card is saved and told once, and no second one by another press', async () => {
  addProvider();
  const { api, performed } = open();
  await userEvent.fill(field, numbers.good);
  await expectAccessible(document.body);
  expect(performed).not.toHaveBeenCalled();
  await userEvent.dblClick(save);
  await expectText(role('status'), 'The card was saved.');
  expect(performed).toHaveBeenCalledOnce();
  expect(api.callsOf(setup)).toEqual([setup, finish]);
  expect([save.elements(), field.elements()]).toEqual([[], []]);
});

test('a card that the server can’t tell of is saved all the same, and not a second time', async () => {
  addProvider();
  const { api, performed } = open({ [finish]: () => problem('internal'), [list]: [] });
  await userEvent.fill(field, numbers.good);
  await userEvent.click(save);
  await expect.element(role('button', { name: 'One moment' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => performed.mock.calls.length, { timeout: 8_000 }).toBe(1);
  expect(api.callsOf(setup)).toEqual([setup, finish]);
  expect(field.elements()).toEqual([]);
});

test('a card that the provider refuses is told, and another one is saved', async () => {
  addProvider();
  const { performed } = open();
  await userEvent.fill(field, numbers.declined);
  await userEvent.click(save);
  await expectText(role('alert'), 'Your card was declined.');
  expect(performed).not.toHaveBeenCalled();
  await userEvent.fill(field, numbers.good);
  await userEvent.click(save);
  await expect.poll(() => performed.mock.calls.length).toBe(1);
});

test('what the bank did not let pass is told, and the fields are still there', async () => {
  const fake = addProvider();
  fake.bank = 'fail';
  const { performed } = open();
  await userEvent.fill(field, numbers.watched);
  await userEvent.click(save);
  await expectText(role('alert'), 'We are unable to authenticate your payment method.');
  await expect.element(save).toBeVisible();
  expect(performed).not.toHaveBeenCalled();
});

test('where the provider is not let in, the billing page is the way', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('The page allows no such policy');
    },
  });
  open();
  await expect.element(words('This page does not let our payment provider in.')).toBeVisible();
  await expect.element(role('link', { name: 'Add it there' })).toBeVisible();
  await expectAccessible(document.body);
});

test.each([320, 768])('it fits %d px, from right to left as well', async (width) => {
  document.documentElement.dir = 'rtl';
  addProvider();
  const { element } = open();
  narrow(element, width);
  await expect.element(field).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
});

test('it speaks French, and its colours hold in the dark', async () => {
  document.documentElement.style.background = '#11171d';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  addProvider();
  open({}, { locale: 'fr-CA', theme: 'dark' });
  await expect.element(role('button', { name: 'Enregistrer la carte' })).toBeVisible();
  await expectAccessible(document.body);
});
