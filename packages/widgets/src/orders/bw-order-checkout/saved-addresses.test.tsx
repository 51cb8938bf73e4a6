import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { address, calls } from '../shared/testing/orders.fixture.ts';
import table from './bw-order-checkout.element.tsx';
import { openOrderCheckout } from './order-checkout.fixture.ts';

registerElement(table);

const addresses = '/marketplace/address/';
const homeId = '00000000-0000-4000-8000-00000000000a';
const home = { id: homeId, address: { ...address, line1: '2 Oak Ave' } };
const saveBox = role('checkbox', { name: 'Save this address for the next time' });
const changeHome = role('button', { name: /^Change the address of .*, 2 Oak Ave$/ });
const deleteHome = role('button', { name: /^Delete the address of .*, 2 Oak Ave$/ });
const bodyOf = (call: string | undefined) => JSON.parse(call?.replace(/^\S+ \S+ /, '') ?? 'null');

/** The first step, with one address that is saved beside that of the profile. */
function openAddresses(given: Parameters<typeof openOrderCheckout>[0] = {}) {
  return openOrderCheckout(
    { [`GET ${addresses}`]: { results: [home] }, ...given },
    { at: 'address' },
  );
}

async function typeAnother() {
  await userEvent.click(role('radio', { name: 'Another address' }));
  await userEvent.fill(role('textbox', { name: 'Full name' }), 'Rosa Lindqvist');
  await userEvent.selectOptions(role('combobox', { name: /^Country/ }).first(), 'Canada');
  await userEvent.fill(role('textbox', { name: /Street and number/ }), '9 Birch Rd');
  await userEvent.fill(role('textbox', { name: /City/ }), 'Hamilton');
  await userEvent.selectOptions(role('combobox', { name: /Province/ }), 'Ontario');
  await userEvent.fill(role('textbox', { name: /Postal code/ }), 'L8P 1A1');
}

const goOn = () => userEvent.click(role('button', { name: 'Continue' }));
const delivery = role('heading', { name: /Step 2 of 4 Delivery/ });

test('an address is saved where its box is checked, and not by itself', async () => {
  const { api } = openAddresses({ [`POST ${addresses}`]: { results: [home] } });
  await typeAnother();
  await expect.element(saveBox).not.toBeChecked();
  await goOn();
  await expect.element(delivery).toBeVisible();
  expect(api.callsOf(`POST ${addresses}`)).toEqual([]);

  await userEvent.click(role('button', { name: /Back/ }));
  await typeAnother();
  await userEvent.click(saveBox);
  await expectAccessible(document.body);
  await goOn();
  await expect.element(delivery).toBeVisible();
  await expect.poll(() => api.callsOf(`POST ${addresses}`)).toHaveLength(1);
  expect(bodyOf(api.callsOf(`POST ${addresses}`)[0])).toMatchObject({
    address: { recipient: 'Rosa Lindqvist', line1: '9 Birch Rd', postalCode: 'L8P 1A1' },
  });
});

test('an address that can’t be saved counts for the order all the same', async () => {
  const { api, element } = openAddresses({
    [`POST ${addresses}`]: problem('conflict'),
  });
  const said: string[] = [];
  element.addEventListener('bw-toast', (event) => {
    said.push((event as CustomEvent).detail.message);
  });
  await typeAnother();
  await userEvent.click(saveBox);
  await goOn();
  await expect.element(delivery).toBeVisible();
  await expect.poll(() => said.join()).toContain('counts for this order all the same');
  await expect
    .poll(() => bodyOf(api.callsOf(calls.totals).at(-1)))
    .toMatchObject({ destination: { state: 'ON', postalCode: 'L8P 1A1' } });
});

test('a saved address is changed in its place', async () => {
  const changed = { ...home, address: { ...home.address, line1: '3 Oak Ave' } };
  const { api } = openAddresses({ [`POST ${addresses}`]: { results: [changed] } });
  await userEvent.click(changeHome);
  const street = role('textbox', { name: /Street and number/ });
  await expect.element(street).toHaveValue('2 Oak Ave');
  await expect.element(saveBox).toBeChecked();
  await userEvent.fill(street, '3 Oak Ave');
  await goOn();
  await expect.poll(() => api.callsOf(`POST ${addresses}`)).toHaveLength(1);
  expect(bodyOf(api.callsOf(`POST ${addresses}`)[0])).toMatchObject({
    ...{ address: { line1: '3 Oak Ave' }, replaces: homeId },
  });
  await userEvent.click(role('button', { name: /Back/ }));
  await expect.element(words('3 Oak Ave').first()).toBeVisible();
  await expect.element(words('2 Oak Ave')).not.toBeInTheDocument();
});

test('a saved address is deleted, and the keyboard goes on among the choices', async () => {
  const { api } = openAddresses({ [`DELETE ${addresses}${homeId}`]: { results: [] } });
  await userEvent.click(role('radio', { name: /12 Elm St/ }));
  await userEvent.click(deleteHome);
  await expect.element(deleteHome).not.toBeInTheDocument();
  await expect.element(words('2 Oak Ave')).not.toBeInTheDocument();
  const another = role('radio', { name: 'Another address' });
  await expect.poll(() => another.element().matches(':focus')).toBe(true);
  expect(api.callsOf(`DELETE ${addresses}${homeId}`)).toHaveLength(1);
});

test('the one that is chosen stays for this order as it is deleted', async () => {
  openAddresses({ [`DELETE ${addresses}${homeId}`]: problem('not-found') });
  await userEvent.click(role('radio', { name: /2 Oak Ave/ }));
  await userEvent.click(deleteHome);
  await expect.element(role('radio', { name: /2 Oak Ave/ })).toBeChecked();
});

test('of the order and the profile nothing is changed here', async () => {
  openAddresses({ [`GET ${addresses}`]: { results: [] } });
  await expect.element(role('radio', { name: /12 Elm St/ })).toBeVisible();
  await expect.element(role('button', { name: /the address of/ })).not.toBeInTheDocument();
});

test('an address is one choice, however a server orders its fields', async () => {
  const turned = Object.fromEntries(Object.entries(home.address).toReversed());
  openAddresses({ [`GET ${addresses}`]: { results: [{ id: homeId, address: turned }] } });
  await userEvent.click(role('radio', { name: /12 Elm St/ }));
  await userEvent.click(role('radio', { name: /2 Oak Ave/ }));
  expect(role('radio', { name: /2 Oak Ave/ }).elements()).toHaveLength(1);
  await expect.element(role('radio', { name: /2 Oak Ave/ })).toBeChecked();
});

test('of many addresses a few show, and all by a press', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000000b${index}`,
    address: { ...address, line1: `${index + 20} Pine Rd` },
  }));
  openAddresses({ [`GET ${addresses}`]: { results: many } });
  await expect.element(role('radio', { name: /20 Pine Rd/ })).toBeVisible();
  await expect.element(role('radio', { name: /25 Pine Rd/ })).not.toBeInTheDocument();
  await userEvent.click(role('button', { name: 'Show all 7 addresses' }));
  await expect.element(role('radio', { name: /25 Pine Rd/ })).toBeVisible();
  await expect
    .poll(() => role('radio', { name: 'Another address' }).element().matches(':focus'))
    .toBe(true);
  await expectAccessible(document.body);
});

test('a deleted address is saved again by the undo of its notice', async () => {
  const { api, element } = openAddresses({
    [`DELETE ${addresses}${homeId}`]: { results: [] },
    [`POST ${addresses}`]: { results: [home] },
  });
  const undos: (() => void)[] = [];
  element.addEventListener('bw-toast', (event) => {
    const { action } = (event as CustomEvent).detail;
    if (action) undos.push(action.run);
  });
  await userEvent.click(role('radio', { name: /12 Elm St/ }));
  await userEvent.click(deleteHome);
  await expect.poll(() => undos).toHaveLength(1);
  undos[0]?.();
  await expect.element(role('radio', { name: /2 Oak Ave/ })).toBeVisible();
  expect(bodyOf(api.callsOf(`POST ${addresses}`)[0])).toEqual({ address: home.address });
});
