import type {
  ShippingRate,
  ShippingRateBody,
} from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, shadowOf } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { colleague, shopAnswers, shopPath } from '../testing/shop.fixture.ts';
import table from './bw-shipping-rates.element.tsx';
import { east, everywhere, heavy, rateOf, toronto } from './rates.fixture.ts';

registerElement(table);

const list = `GET ${shopPath}/shipping`;
const create = `POST ${shopPath}/shipping`;
const change = (rate: ShippingRate) => `PUT ${shopPath}/shipping/${rate.id}`;

function open(
  rates: readonly ShippingRate[] = [east, toronto, heavy],
  answers: Answers = {},
  attributes: Readonly<Record<string, string>> = {},
) {
  return openWidget(
    'bw-shipping-rates',
    { shop: 'maple', ...attributes },
    { ...shopAnswers, [list]: rates, ...answers },
  );
}

const field = (name: string, within: Pick<Locator, 'getByRole'> = { getByRole: role }) =>
  within.getByRole('textbox', { name, exact: false });
const days = (name: string) => role('textbox', { name: new RegExp(`^${name}\\b`) });
const press = (name: string) => userEvent.click(role('button', { name, exact: true }));
const sentTo = (calls: readonly string[], call: string): ShippingRateBody =>
  JSON.parse(calls.at(-1)?.slice(call.length) ?? '{}');

test('each rate says where it holds, what it costs and how long it takes', async () => {
  const { element } = open();
  await expect.element(words('Ontario and Quebec')).toBeVisible();
  const text = shadowOf(element).textContent;
  for (const part of ['Flat $12', 'Free from $80', 'On the way: 2 to 5 days']) {
    expect(text).toContain(part);
  }
  expect(text).toContain(
    'By weight: up to 500\u00a0g $9, up to 5\u00a0kg $18, nothing heavier is sent',
  );
  expect(text).toContain('Before a parcel leaves: 1 to 2 days.');
  await expectAccessible(document.body);
});

test('what goes before what, and where nothing is sent to, is said in sentences', async () => {
  const { element } = open([east, toronto]);
  await expect
    .element(words('The narrower zone counts: where “Toronto” holds, “East” does not.'))
    .toBeVisible();
  const text = shadowOf(element).textContent;
  expect(text).toContain('Canada: not sent to Alberta, British Columbia,');
  expect(text).toContain('United States: not sent to.');
  expect(text).not.toContain('Canada: everywhere');
});

test.each([1, 2])('under a heading of level %d its parts are one below', async (level) => {
  open([east, toronto], {}, { 'heading-level': String(level) });
  for (const name of ['East', 'Where rates overlap']) {
    await expect.element(role('heading', { name, level: level + 1 })).toBeVisible();
  }
});

test('a shop without rates leads to the first one', async () => {
  open([]);
  await expect.element(words('There are no shipping rates yet.')).toBeVisible();
  await expectAccessible(document.body);
  await press('Add a rate');
  await expect.element(role('heading', { name: 'New shipping rate' })).toBeVisible();
  await expect.poll(focused).toBe(role('heading', { name: 'New shipping rate' }).element());
});

test('a flat rate for some provinces is added', async () => {
  let rates: ShippingRate[] = [];
  const { api, toasts } = open([], {
    [list]: () => rates,
    [create]: () => {
      rates = [east];
      return east;
    },
  });
  await press('Add a rate');
  await userEvent.fill(field('Name'), 'East');
  await userEvent.click(role('checkbox', { name: 'Ontario' }));
  await userEvent.click(role('checkbox', { name: 'Quebec' }));
  await userEvent.fill(field('Price'), '12');
  await userEvent.fill(field('Free from'), '80');
  await userEvent.fill(days('From'), '2');
  await userEvent.fill(days('To'), '5');
  await expectAccessible(document.body);
  await press('Add the rate');
  await expect.poll(() => toasts).toEqual(['“East” is in force.']);
  expect(sentTo(api.callsOf(create), create)).toEqual(east.rate);
  await expect.element(words('Flat $12')).toBeVisible();
});

test('steps by weight are added and taken away, and codes are compared in capitals', async () => {
  const { api } = open([], { [create]: heavy });
  await press('Add a rate');
  await userEvent.fill(field('Name'), 'By weight');
  await userEvent.fill(field('Add to “Beginnings of postal codes”'), 'm5v');
  await userEvent.keyboard('{Enter}');
  await userEvent.selectOptions(
    role('combobox', { name: 'It goes by' }),
    'The weight of the parcel',
  );
  await expect
    .element(words('A product without a weight is never sent at this rate.'))
    .toBeVisible();
  const step = (number: number) => role('group', { name: `Step ${number}`, exact: true });
  await userEvent.fill(field('Up to', step(1)), '0.5');
  await userEvent.fill(field('Price', step(1)), '9');
  await press('Add a step');
  await press('Add a step');
  await userEvent.fill(field('Up to', step(2)), '0.2');
  await userEvent.fill(field('Price', step(2)), '0');
  await press('Remove step 3');
  await userEvent.fill(days('From'), '0');
  await userEvent.fill(days('To'), '0');
  await press('Add the rate');
  await expect
    .element(field('Up to', step(2)))
    .toHaveAccessibleDescription('Enter more than in the step before.');
  expect(api.callsOf(create)).toEqual([]);
  await userEvent.fill(field('Up to', step(2)), '');
  await press('Add the rate');
  await expect.poll(() => api.callsOf(create)).toHaveLength(1);
  expect(sentTo(api.callsOf(create), create)).toMatchObject({
    zone: { country: 'CA', regions: [], postalPrefixes: ['M5V'] },
    by: 'weight',
    steps: [
      { upTo: 500, price: 900 },
      { upTo: null, price: 0 },
    ],
    days: { from: 0, to: 0 },
  });
});

test('what is missing is said at each field', async () => {
  const { api } = open([]);
  await press('Add a rate');
  await press('Add the rate');
  const summary = role('region', { name: 'things are not right yet' });
  for (const text of ['Name: ', 'Price: ', 'From: ', 'To: ']) {
    await expect.element(summary.getByRole('link', { name: text, exact: false })).toBeVisible();
  }
  expect(api.callsOf('POST')).toEqual([]);
  await expectAccessible(document.body);
});

test.each([
  ['Price', '-1', 'Enter an amount such as'],
  ['Price', '1e15', 'Enter an amount such as'],
  ['Free from', '0', '$0.01 or more'],
  ['Add to “Beginnings of postal codes”', 'ABC-DEFGH', 'Each is one to six letters and digits'],
  [
    'Add to “Beginnings of postal codes”',
    'ZZ9',
    'No postal code of this country begins with “ZZ9”.',
  ],
  ['Add to “Beginnings of postal codes”', 'V5K', 'that are chosen begins with “V5K”.'],
])('%s: "%s" is refused', async (name, text, message) => {
  const { api } = open([east], {}, { rate: east.id });
  await expect.element(field('Name')).toHaveValue('East');
  await userEvent.fill(field(name), text);
  await press('Save the rate');
  await expect.element(words(message).first()).toBeVisible();
  expect(api.callsOf('PUT')).toEqual([]);
});

test('fewer days to than from are refused', async () => {
  open([east], {}, { rate: east.id });
  await userEvent.fill(days('To'), '1');
  await press('Save the rate');
  await expect.element(days('To')).toHaveAccessibleDescription('Enter no fewer days than from.');
});

test('a rate is changed, as long as it is ended too', async () => {
  const ended = rateOf('Old', { active: false });
  const { api } = open([ended], { [change(ended)]: ended });
  await press('Edit “Old”');
  await userEvent.fill(field('Price'), '15');
  await press('Save the rate');
  await expect.poll(() => api.callsOf('PUT')).toHaveLength(1);
  expect(sentTo(api.callsOf('PUT'), change(ended))).toMatchObject({
    ...{ active: false, steps: [{ upTo: null, price: 1500 }] },
  });
});

test('a rate ends only where somebody agrees, and comes back', async () => {
  let rates = [everywhere];
  const { api, toasts } = open([], {
    [list]: () => rates,
    [change(everywhere)]: (init: RequestInit) => {
      rates = [{ ...everywhere, rate: JSON.parse(String(init.body)) }];
      return rates[0];
    },
  });
  await openDialogBy(role('button', { name: 'End “Everywhere”' }));
  await expectAccessible(document.body);
  await press('End the rate');
  await expect.poll(() => toasts).toEqual(['“Everywhere” has ended.']);
  await expect.element(words('Canada: not sent to.')).toBeVisible();
  await press('Take up “Everywhere” again');
  await expect.poll(() => toasts.at(-1)).toBe('“Everywhere” is in force again.');
  await expect.element(words('Canada: everywhere.')).toBeVisible();
  expect(api.callsOf('PUT')).toHaveLength(2);
});

test('too many rates in force are refused, and that is said', async () => {
  open([east], { [change(east)]: () => problem('conflict') }, { rate: east.id });
  await expect.element(field('Name')).toBeVisible();
  await press('Save the rate');
  await expect.element(words('A shop may have 50 rates in force at most.').first()).toBeVisible();
});

test('too many rates with those that have ended are refused, and that is said', async () => {
  const full = problem('conflict', 'rates');
  open([east], { [change(east)]: () => full }, { rate: east.id });
  await expect.element(field('Name')).toBeVisible();
  await press('Save the rate');
  const sentence = 'A shop may have 200 rates, with those that have ended.';
  await expect.element(words(sentence).first()).toBeVisible();
});

test('who may only read sees no ways to change anything', async () => {
  open([east], { [`GET ${shopPath}/settings`]: colleague('read') });
  await expect.element(words('Flat $12')).toBeVisible();
  await expect.element(role('button')).not.toBeInTheDocument();
});

test('another shop’s rate is none', async () => {
  open([east], {}, { rate: toronto.id });
  await expect.element(words('There is no such rate')).toBeVisible();
  await press('All rates');
  await expect.element(words('Flat $12')).toBeVisible();
});

test.each([
  ['not-found', 'There is no such shop'],
  ['internal', 'Try again'],
] as const)('rates that are refused (%s) say why', async (code, text) => {
  open([], { [list]: () => problem(code) });
  await expect.element(words(text).first()).toBeVisible();
  await expectAccessible(document.body);
});

test('in French, on a phone', async () => {
  const { element } = open([east, toronto], {}, { locale: 'fr-CA' });
  narrow(element, 390);
  await expect.element(words('Ontario et Québec')).toBeVisible();
  await expectText(role('list').first(), 'Prix fixe de 12');
  expect(element.scrollWidth).toBeLessThanOrEqual(390);
  await press('Modifier «\u00a0East\u00a0»');
  await expect.element(field('Nom')).toHaveValue('East');
  expect(element.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible(document.body);
});
