import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { rosa, visa } from '../bw-cards/cards.fixture.ts';
import { addProvider, numbers } from '../bw-cards/manage/provider.fixture.ts';
import table from './bw-add-card.element.tsx';

registerElement(table);

let keys = 0;
const setup = 'POST /customer/setup';
const finish = `${setup}/seti_1`;
const confirmation = '6f4c2d1e-0000-4000-8000-000000000001';
const field = role('textbox', { name: 'Card number' });
const save = role('button', { name: 'Save card' });

/** Opens the widget in a window of our own site; `performed` and `refused` count its events. */
function open(answers: object = {}, attributes: Readonly<Record<string, string>> = {}) {
  keys += 1;
  const page = openWidget(
    'bw-add-card',
    { confirmation, ...attributes },
    {
      'GET /user/': rosa,
      'GET /stripe/script': {
        url: 'https://pay.example/s.js',
        publishableKey: `pk_test_add_${keys}`,
      },
      [setup]: { client_secret: 'seti_1_secret_a', intent_id: 'seti_1' },
      [finish]: [visa],
      ...answers,
    },
  );
  configure({ siteOrigin: location.origin });
  const [performed, refused] = [vi.fn(), vi.fn()];
  page.element.addEventListener('bw-performed', performed);
  page.element.addEventListener('bw-refused', refused);
  return { ...page, performed, refused };
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

test('the setup is begun for what the page has asked', async () => {
  addProvider();
  const begin = vi.fn<(init: RequestInit, url: string) => object>(() => ({
    client_secret: 'seti_1_secret_a',
    intent_id: 'seti_1',
  }));
  const { performed } = open({ [setup]: begin });
  await userEvent.fill(field, numbers.good);
  await userEvent.click(save);
  await expect.poll(() => performed.mock.calls.length).toBe(1);
  expect(begin.mock.calls[0]?.[1]).toContain(`?confirmation=${confirmation}`);
});

test.each([
  ['conflict', setup],
  ['not-found', setup],
  ['conflict', finish],
  ['not-found', finish],
] as const)(
  'what nobody is asked for any more is not done, and told so: %s by %s',
  async (code, call) => {
    const { secrets } = addProvider();
    const { api, performed, refused } = open({ [call]: () => problem(code, 'query.confirmation') });
    await userEvent.fill(field, numbers.good);
    await userEvent.click(save);
    await expectText(role('alert'), 'Nothing was done: the page’s request is over');
    expect(refused).toHaveBeenCalledOnce();
    expect(performed).not.toHaveBeenCalled();
    // One that can’t be begun is handed to nobody.
    expect(secrets).toHaveLength(call === setup ? 0 : 1);
    expect(api.callsOf(setup).at(-1)).toBe(call);
    expect([save.elements(), field.elements()]).toEqual([[], []]);
    await expect.poll(() => focused()?.textContent).toContain('Nothing was done');
    await expectAccessible(document.body);
  },
);

test('that is told in French as well', async () => {
  addProvider();
  open({ [setup]: () => problem('conflict', 'query.confirmation') }, { locale: 'fr-CA' });
  await userEvent.fill(field, numbers.good);
  await userEvent.click(role('button', { name: 'Enregistrer la carte' }));
  await expectText(role('alert'), 'Rien n’a été fait');
});

test('a card that the server can’t be told of is not saved, and can be tried again', async () => {
  addProvider();
  let isDown = true;
  const { performed, refused } = open({
    [finish]: () => (isDown ? problem('internal') : [visa]),
  });
  await userEvent.fill(field, numbers.good);
  await userEvent.click(save);
  await expectText(role('alert'), 'Something went wrong at Boardwalk.');
  expect([performed.mock.calls, refused.mock.calls]).toEqual([[], []]);
  isDown = false;
  await userEvent.click(save);
  await expect.poll(() => performed.mock.calls.length).toBe(1);
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
