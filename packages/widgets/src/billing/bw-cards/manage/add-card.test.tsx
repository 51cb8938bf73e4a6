import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../../kit/testing/dialog.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { holdTimers } from '../../../kit/testing/timers.fixture.ts';
import table from '../bw-cards.element.tsx';
import { list, openOwn, rosa, savedCard, visa } from '../cards.fixture.ts';
import { addProvider, numbers } from './provider.fixture.ts';

registerElement(table);

let keys = 0;
const setup = 'POST /customer/setup';
const finish = (number: number) => `${setup}/seti_${number}`;

/** Opens the dialog of a page without cards; each setup that is begun has a number of its own. */
async function open(answers: object = {}, attributes: object = {}) {
  keys += 1;
  let setups = 0;
  const page = openOwn(
    { ...attributes },
    {
      [list]: [],
      'GET /stripe/script': {
        url: 'https://pay.example/s.js',
        publishableKey: `pk_test_dialog_${keys}`,
      },
      [setup]: () => {
        setups += 1;
        return { client_secret: `seti_${setups}_secret_a`, intent_id: `seti_${setups}` };
      },
      [finish(1)]: [visa],
      [finish(2)]: [savedCard('3155')],
      ...answers,
    },
  );
  await openDialogBy(role('button', { name: /^(Add a card|Ajouter une carte)$/ }));
  return page;
}

const field = role('textbox', { name: 'Card number' });
const dialog = role('dialog');
const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save card' }));

async function type(number: string) {
  await userEvent.fill(field, number);
}

test('a card is typed into the provider’s fields, saved and listed', async () => {
  addProvider();
  const { api, toasts, picked } = await open();
  await expect.element(field).toBeVisible();
  await expectAccessible(document.body);
  await type(numbers.good);
  await save();
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect.element(role('radio', { name: 'ending in 4242' })).toBeChecked();
  expect(picked).toEqual(['pm_4242']);
  expect(api.callsOf(setup)).toEqual([setup, finish(1)]);
  // No number of a card has come near us.
  expect(api.calls.join()).not.toContain(numbers.good);
});

test('where cards are only looked after, one that is added is not picked', async () => {
  addProvider();
  const { toasts, picked } = await open({}, { choice: 'none' });
  await type(numbers.good);
  await save();
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
  expect(picked).toEqual([]);
});

test('half a card is refused, its field has the focus, and the rest goes by the same setup', async () => {
  addProvider();
  const { api, toasts } = await open();
  await type('4242');
  await save();
  await expectText(dialog.getByRole('alert'), 'Your card number is incomplete.');
  await expect.poll(() => focused()).toBe(field.element());
  await expectAccessible(document.body);
  await type(numbers.good);
  await expect.poll(() => dialog.getByRole('alert').elements()).toEqual([]);
  await save();
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
  expect(api.callsOf(setup)).toEqual([setup, finish(1)]);
});

test('a card that was just typed is saved, whether or not the frame has told that it is whole', async () => {
  addProvider({ isSlow: true });
  const { toasts } = await open();
  await type(numbers.good);
  await save();
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
});

test('what the provider says of a card is told as it is, and another one goes by the same setup', async () => {
  const { secrets } = addProvider();
  const { api, toasts } = await open();
  await type(numbers.declined);
  await save();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Your card was declined.');
  await type(numbers.good);
  await expect.poll(() => dialog.getByRole('alert').elements()).toEqual([]);
  await save();
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
  expect(secrets).toEqual(['seti_1_secret_a', 'seti_1_secret_a']);
  expect(api.callsOf(setup)).toEqual([setup, finish(1)]);
});

test('a card of a brand that is not taken is not said to be saved, and another one follows', async () => {
  addProvider();
  const refused = { [finish(1)]: () => problem('not-processable') };
  const { api, toasts } = await open(refused);
  await type(numbers.good);
  await save();
  await expectText(
    dialog.getByRole('alert'),
    'Only Visa, Mastercard and American Express are taken here. This card was not saved; try another one.',
  );
  expect(toasts).toEqual([]);
  await save();
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
  expect(api.callsOf(setup)).toEqual([setup, finish(1), setup, finish(2)]);
});

test('the dialog makes room for the bank’s page, and is back where that was left', async () => {
  const fake = addProvider();
  const { toasts } = await open();
  const seen = Promise.withResolvers<'fail'>();
  fake.bank = () => seen.promise;
  await type(numbers.watched);
  await save();
  await expect.poll(() => dialog.elements()).toEqual([]);
  seen.resolve('fail');
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('We are unable to authenticate your payment method.');
  // What was typed is still there; the next try has a setup of its own.
  await expect.element(field).toHaveValue(numbers.watched);
  fake.bank = 'complete';
  await save();
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
  expect(fake.secrets).toEqual(['seti_1_secret_a', 'seti_2_secret_a']);
  await expect.element(role('radio', { name: 'ending in 3155' })).toBeVisible();
});

test('where the server can’t tell of the card, the list shows it after four seconds', async () => {
  addProvider();
  const answer = vi.fn<() => unknown>(() => []);
  const { toasts } = await open({ [list]: answer, [finish(1)]: () => problem('unavailable') });
  await type(numbers.good);
  answer.mockReturnValue([visa]);
  const { pass } = holdTimers();
  await save();
  await pass(3_600);
  expect(toasts).toEqual([]);
  await pass(1_200);
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
  await expect.element(role('radio', { name: 'ending in 4242' })).toBeVisible();
});

test('who signed out in another tab gives no card to the account that was theirs', async () => {
  const { secrets } = addProvider();
  let isSignedOut = false;
  await open({ 'GET /user/': () => (isSignedOut ? null : rosa) });
  await type(numbers.declined);
  await save();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Your card was declined.');
  await type(numbers.good);
  isSignedOut = true;
  await save();
  await expectText(dialog.getByRole('alert'), 'You are not signed in any more.');
  expect(secrets).toEqual(['seti_1_secret_a']);
});

test('who signed in as somebody else meanwhile gives it to nobody else’s setup', async () => {
  const { secrets } = addProvider();
  let user = rosa;
  const { api } = await open({ 'GET /user/': () => user });
  await type(numbers.declined);
  await save();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Your card was declined.');
  await type(numbers.good);
  user = { ...rosa, id: 4 };
  await save();
  await expect.poll(() => secrets).toEqual(['seti_1_secret_a', 'seti_2_secret_a']);
  expect(api.callsOf(setup)).toEqual([setup, setup, finish(2)]);
});

test('a setup that can’t be begun is told, and tried again', async () => {
  const { secrets } = addProvider();
  await open({ [setup]: () => problem('too-many-requests') });
  await type(numbers.good);
  await save();
  await expectText(dialog.getByRole('alert'), 'Too many attempts.');
  expect(secrets).toEqual([]);
});

test('it is abandoned without a trace', async () => {
  const { secrets } = addProvider();
  const { api } = await open();
  await type(numbers.good);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect([secrets, api.callsOf(setup)]).toEqual([[], []]);
  expect(field.elements()).toEqual([]);
  await expect.poll(() => focused()?.textContent).toBe('Add a card');
});

test('where the page lets no provider in, the billing page is the way', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('The page allows no such policy');
    },
  });
  await open();
  await expect.element(words('This page does not let our payment provider in.')).toBeVisible();
  await expect
    .element(role('link', { name: 'Add it there' }))
    .toHaveAttribute('href', expect.stringMatching(/\/dashboard\/stripe$/));
  await expectAccessible(document.body);
});

test('where the provider’s address is not to be had, it is asked for again', async () => {
  addProvider();
  let isDown = true;
  const script = { url: 'https://pay.example/s.js', publishableKey: 'pk_test_down' };
  await open({ 'GET /stripe/script': () => (isDown ? problem('unavailable') : script) });
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await expect.element(field).toBeVisible();
});

test('it speaks French', async () => {
  addProvider();
  await open({}, { locale: 'fr-CA' });
  await expect.element(role('button', { name: 'Enregistrer la carte' })).toBeVisible();
  await expect.element(words('Le numéro va directement à notre fournisseur')).toBeVisible();
});
