import { storedSelectionKey } from '@boardwalk/sdk-core/licenses/selection/stored-selection';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { chain, licenseesCall, main, openBoards, roofer, rosa, second } from './boards.fixture.ts';

const choice = { 'plan-id': main.id, billboards: '1,2' };
const signedIn = { 'GET /user/': rosa };
const listings = (...results: object[]) => ({ [licenseesCall]: results });
const press = () => userEvent.click(role('button', { name: 'Checkout Now' }));

test('a visitor is asked to register, and the choice is kept', async () => {
  const { element, led } = openBoards(choice);
  await press();
  const dialog = role('dialog', { name: 'Become a Team Merchant' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible(element);
  await userEvent.click(dialog.getByRole('link', { name: 'Register' }));
  const back = encodeURIComponent(`/subscriptions?planId=${main.id}&billboards=1%2C2`);
  await expect.poll(() => led).toEqual([`/register?return-to=${back}`]);
  expect(JSON.parse(localStorage.getItem(storedSelectionKey) ?? '')).toMatchObject({
    planId: main.id,
    billboards: [1, 2],
  });
});

test('what was kept is taken up once its owner is signed in', async () => {
  const kept = { planId: main.id, billboards: [2], at: Date.now() };
  localStorage.setItem(storedSelectionKey, JSON.stringify(kept));
  const { element } = openBoards({}, signedIn);
  await expect.poll(() => element.getAttribute('billboards')).toBe('2');
  expect(element.getAttribute('plan-id')).toBe(main.id);
  expect(localStorage.getItem(storedSelectionKey)).toBe('null');
});

test('the only merchant listing is taken without a question', async () => {
  const { led, told, element } = openBoards(choice, { ...signedIn, ...listings(roofer) });
  await press();
  await expect
    .poll(() => led)
    .toEqual([`/checkout?planId=${main.id}&billboards=1%2C2&listingId=71`]);
  expect(told).toEqual([{ planId: main.id, billboards: [1, 2], listingId: 71 }]);
  expect(element.getAttribute('listing-id')).toBe('71');
});

test('of several one is chosen, and the checkout follows', async () => {
  const { element, led } = openBoards(choice, { ...signedIn, ...listings(roofer, second) });
  await press();
  await expect.element(words('Select a listing to view available board locations.')).toBeVisible();
  await expectAccessible(element);
  await userEvent.click(role('button', { name: 'Choose Oak Roofing' }));
  await expect
    .poll(() => led)
    .toEqual([`/checkout?planId=${main.id}&billboards=1%2C2&listingId=72`]);
});

test('the chooser of another listing that is closed leaves everything as it is', async () => {
  const { led } = openBoards(
    { ...choice, 'listing-id': '71' },
    { ...signedIn, ...listings(roofer, second) },
  );
  await userEvent.click(role('button', { name: 'Choose another listing' }));
  await userEvent.click(role('button', { name: 'Close' }));
  await expect.element(role('dialog')).not.toBeInTheDocument();
  expect(led).toEqual([]);
});

test('the chooser that is closed leads home', async () => {
  const { led } = openBoards(choice, { ...signedIn, ...listings(roofer, second) });
  await press();
  await userEvent.click(role('button', { name: 'Close' }));
  await expect.poll(() => led).toEqual(['/']);
});

test('a listing of the address is asked for no more, and another one can be chosen', async () => {
  const { element, led } = openBoards(
    { ...choice, 'listing-id': '71' },
    { ...signedIn, ...listings(roofer, second) },
  );
  await userEvent.click(role('button', { name: 'Choose another listing' }));
  await userEvent.click(role('button', { name: 'Choose Oak Roofing' }));
  await expect.poll(() => element.getAttribute('listing-id')).toBe('72');
  expect(led).toEqual([]);
  await press();
  await expect.poll(() => led.length).toBe(1);
  expect(led[0]).toContain('listingId=72');
});

test('whoever has no merchant listing any more is told so', async () => {
  openBoards({ ...choice, 'listing-id': '71' }, { ...signedIn, ...listings() });
  await userEvent.click(role('button', { name: 'Choose another listing' }));
  await expect.element(words('You have not created a merchant listing yet.')).toBeVisible();
});

test('whoever has none becomes a Team Merchant and posts one', async () => {
  const { element, api, led } = openBoards(choice, {
    ...signedIn,
    ...listings(),
    'POST /groups/merchants/join': {},
  });
  await press();
  await expect.element(role('dialog', { name: 'Post a merchant listing first' })).toBeVisible();
  await expectAccessible(element);
  await userEvent.click(role('link', { name: 'Post a merchant listing' }));
  const back = encodeURIComponent(`/subscriptions?planId=${main.id}&billboards=1%2C2`);
  await expect.poll(() => led).toEqual([`/dashboard/listing/post/merchant?return-to=${back}`]);
  expect(api.callsOf('POST /groups/merchants/join')).toHaveLength(1);
  expect(localStorage.getItem(storedSelectionKey)).toContain('"billboards":[1,2]');
});

test('who may not become one is told why, and stays', async () => {
  const { led } = openBoards(choice, {
    ...signedIn,
    ...listings(),
    'POST /groups/merchants/join': () => problem('internal'),
  });
  await press();
  await userEvent.click(role('link', { name: 'Post a merchant listing' }));
  await expectText(role('alert'), 'Something went wrong at Boardwalk.');
  expect(led).toEqual([]);
});

test('a step of a checkout tells its page alone', async () => {
  const { led, told } = openBoards(
    { ...choice, step: '', 'listing-id': '71' },
    { ...signedIn, ...listings(roofer) },
  );
  await press();
  await expect.poll(() => told).toEqual([{ planId: main.id, billboards: [1, 2], listingId: 71 }]);
  expect(led).toEqual([]);
});

test('a full enterprise plan gives way to a larger one', async () => {
  localStorage.setItem(storedSelectionKey, '{"billboards":[9]}');
  const { element, led } = openBoards({ 'plan-id': 'CHAIN-1', billboards: '1' });
  await expect.element(words(`${chain.nickname}: $200 a year for up to`)).toBeVisible();
  await userEvent.click(role('button', { name: 'King at James' }).first());
  await userEvent.click(role('button', { name: 'Advertise Here' }));
  const dialog = role('dialog', { name: 'Upgrade your plan' });
  await expectText(dialog, 'Your plan covers 1 board.');
  await expectAccessible(element);
  await userEvent.click(role('button', { name: 'See larger plans' }));
  await expect.poll(() => led).toEqual(['/subscriptions?billboards=1&showMoreThan=1']);
  expect(localStorage.getItem(storedSelectionKey)).toBe('null');
});

test('as a step of the checkout it offers larger plans in its place', async () => {
  const { led } = openBoards({ 'plan-id': 'CHAIN-1', billboards: '1', step: '' });
  await expect.element(words(`${chain.nickname}: $200 a year for up to`)).toBeVisible();
  await userEvent.click(role('button', { name: 'King at James' }).first());
  await userEvent.click(role('button', { name: 'Advertise Here' }));
  await userEvent.click(role('button', { name: 'See larger plans' }));
  await userEvent.click(role('button', { name: `Choose ${main.nickname}` }));
  await expect.element(words(`${main.nickname}: $600 a year for up to`)).toBeVisible();
  expect(led).toEqual([]);
});

test('what fails on the way says why, and the next press tries again', async () => {
  let isDown = true;
  const { led } = openBoards(choice, {
    ...signedIn,
    [licenseesCall]: () => (isDown ? problem('internal') : [roofer]),
  });
  await press();
  await expectText(role('alert'), 'Something went wrong at Boardwalk.');
  isDown = false;
  await press();
  await expect.poll(() => led.length).toBe(1);
});
