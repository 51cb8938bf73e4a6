import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-plans.element.tsx';
import server from './bw-plans.server.ts';
import { cooperative, corner, street, town } from './plans.fixture.ts';

registerElement(table);

const list = 'GET /license/plans';
const ofCode = 'GET /license/plan/COOP-120';
const unknownCode =
  'This enterprise package code does not exist, please contact administrator to update your enterprise package code.';

function open(attributes: Readonly<Record<string, string>> = {}, answers: object = {}) {
  return openWidget('bw-plans', attributes, { [list]: [corner, street, town], ...answers });
}

const field = () => role('textbox', { name: 'Enterprise package code' });
const apply = () => role('button', { name: 'Apply' });
const choices = () => role('link', { name: 'Choose' });

async function enter(code: string): Promise<void> {
  await userEvent.fill(field(), code);
  await userEvent.keyboard('{Enter}');
}

test('plans stand side by side, with what a year and each board cost', async () => {
  open();
  await expect.element(role('heading', { level: 2, name: 'Street' })).toBeVisible();
  const card = role('listitem').nth(1);
  await expectText(card, '3 boards');
  await expectText(card, '$500 Canadian dollars a year, before taxes');
  await expectText(card, '$166.67 for each board');
  await expectText(card, '7% less than in Corner');
  await expect.element(role('listitem').first().getByText('less than')).not.toBeInTheDocument();
  await expectText(card, 'For street shops.');
  await expect
    .element(role('link', { name: 'Choose Street' }))
    .toHaveAttribute('href', `${siteOrigin}/subscriptions?planId=${street.id}`);
  await expectAccessible(document.body);
});

test('a price in another currency says which', async () => {
  open({}, { [list]: [{ ...town, price: { amount: 123_450, currency: 'AUD' } }] });
  await expectText(role('listitem'), 'AU$1,234.50 Australian dollars a year, before taxes');
});

test('links keep what was chosen before, and the smallest plan for it stands out', async () => {
  open({ billboards: '12,7', 'listing-id': '9' });
  await expect
    .element(role('link', { name: 'Choose Town' }))
    .toHaveAttribute(
      'href',
      `${siteOrigin}/subscriptions?planId=${town.id}&billboards=12%2C7&listingId=9`,
    );
  await expect
    .element(role('link', { name: 'See the boards on the map' }))
    .toHaveAttribute('href', `${siteOrigin}/subscriptions?billboards=12%2C7&listingId=9`);
  await expectText(
    role('listitem').nth(1),
    'The smallest plan for the 2 boards that you have chosen',
  );
  expect(words('The smallest plan for').elements()).toHaveLength(1);
  await expectAccessible(document.body);
});

test('a board that is named twice counts once', async () => {
  open({ billboards: '12,12' });
  await expectText(
    role('listitem').first(),
    'The smallest plan for the board that you have chosen',
  );
});

test('after a plan that was too small only larger ones show, and all on demand', async () => {
  open({ 'show-more-than': '3' });
  await expect.poll(() => choices().elements()).toHaveLength(1);
  await expect.element(role('link', { name: 'Choose Town' })).toBeVisible();
  await expect.element(words('These are the plans with more than 3 boards.')).toBeVisible();
  await expectAccessible(document.body);
  await role('link', { name: 'Show all plans' }).click();
  await expect.poll(() => choices().elements()).toHaveLength(3);
});

test('the smallest of all plans is not said of the smallest that shows', async () => {
  open({ 'show-more-than': '1', billboards: '7' });
  await expect.element(role('link', { name: 'Show all plans' })).toBeVisible();
  await expect.element(words('The smallest plan for')).not.toBeInTheDocument();
});

test('there is no larger one', async () => {
  open({ 'show-more-than': '20' });
  await expect.element(words('This is the largest plan that is for sale.')).toBeVisible();
  await expect.element(role('link', { name: 'Show all plans' })).toBeVisible();
  await expectAccessible(document.body);
});

test('there are none, and a code can be entered all the same', async () => {
  open({}, { [list]: [] });
  await expect.element(words('There are no plans for sale at the moment.')).toBeVisible();
  await expect.element(field()).toBeVisible();
  await expectAccessible(document.body);
});

test('prices that can’t be fetched are told word for word, and tried again', async () => {
  let isDown = true;
  open({}, { [list]: () => (isDown ? problem('internal') : [corner]) });
  await expectText(role('alert'), 'Unable to fetch price information, please try again later.');
  await expectAccessible(document.body);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('link', { name: 'Choose Corner' })).toBeVisible();
});

test('Apply waits for a code', async () => {
  open();
  await expect.element(apply()).toBeDisabled();
  await userEvent.fill(field(), '  ');
  await expect.element(apply()).toBeDisabled();
  await userEvent.fill(field(), 'C');
  await expect.element(apply()).toBeEnabled();
});

test('a code leads to its plan, by the keyboard, and the address has the code', async () => {
  const { api } = open({ billboards: '7' }, { [ofCode]: cooperative });
  await enter(' coop-120 ');
  await expect.element(role('heading', { level: 3, name: 'Cooperative' })).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('The code COOP-120 belongs to this plan.');
  await userEvent.tab();
  await expect
    .poll(() => focused()?.getAttribute('href'))
    .toBe(`${siteOrigin}/subscriptions?planId=COOP-120&billboards=7`);
  expect(api.callsOf(ofCode)).toHaveLength(1);
  await expectAccessible(document.body);
});

test('a code that does not count is told word for word at its field, and takes its plan away', async () => {
  let answer: unknown = cooperative;
  open({}, { [ofCode]: () => answer });
  await enter('COOP-120');
  await expect.element(role('heading', { name: 'Cooperative' })).toBeVisible();
  answer = problem('not-found');
  await enter('COOP-120');
  await expect.element(field()).toHaveAccessibleDescription(unknownCode);
  await expect.element(role('heading', { name: 'Cooperative' })).not.toBeInTheDocument();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('code');
  await expectAccessible(document.body);
});

test.each(['a', 'not a code', 'A'.repeat(41)])(
  '“%s” is no code, and nobody is asked',
  async (text) => {
    const { api } = open();
    await enter(text);
    await expect.element(field()).toHaveAccessibleDescription(unknownCode);
    expect(api.calls).toEqual([list]);
  },
);

test('the id of a plan of the list is no code', async () => {
  open({}, { [`GET /license/plan/${street.id.toUpperCase()}`]: street });
  await enter(street.id);
  await expect.element(field()).toHaveAccessibleDescription(unknownCode);
});

test('whoever tries too often is told when to go on, and a lost connection says so', async () => {
  const limited = () => {
    const { body } = problem('too-many-requests');
    return new Response(body, {
      status: 429,
      headers: { 'content-type': 'application/problem+json', 'retry-after': '30' },
    });
  };
  let answer: () => unknown = limited;
  open({}, { [ofCode]: () => answer() });
  await enter('COOP-120');
  await expectText(role('alert'), 'Too many attempts. Try again in 30 seconds.');
  await expectAccessible(document.body);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await enter('COOP-120');
  await expectText(role('alert'), 'Boardwalk can’t be reached.');
});

test('questions are answered as the terms have it', async () => {
  open();
  const text = (part: string) =>
    expect.element(page.getByRole('definition').filter({ hasText: part })).toBeVisible();
  await text('You keep the places you have, and pay the difference for the days that are left');
  await text('No: it ends on the due date.');
  await text('more than seven days, you may have another place or the price of the days.');
});

test('places of plans stand there before, and what follows stays where it is', async () => {
  let answer: (plans: unknown) => void = () => undefined;
  const { api, element } = open({}, { [list]: () => new Promise((resolve) => (answer = resolve)) });
  narrow(element, 1000);
  await expect.poll(() => api.calls).toHaveLength(1);
  const code = await untilShown(element, '.plan-code');
  await untilShown(element, '.plan-place');
  const before = code.getBoundingClientRect().top;
  const note = 'One board, on the street that matters to you.';
  answer([corner, street, town, cooperative].map((plan) => ({ ...plan, note })));
  await untilShown(element, '.plan-price');
  expect(Math.abs(code.getBoundingClientRect().top - before)).toBeLessThanOrEqual(8);
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const long = 'Quincailleries-et-matériaux-de-la-Montérégie';
  const { element } = open(
    { locale: 'fr-CA', billboards: '1' },
    {
      [list]: [{ ...town, nickname: long, price: { amount: 1_234_567_89, currency: 'AUD' } }],
    },
  );
  narrow(element, 280);
  await untilShown(element, '.plan-price');
  const plans = await untilShown(element, '.plans');
  expect(plans.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ [list]: [corner, street, town] });
  await hydrate(table, { 'show-more-than': '1', billboards: '1,2' }, { server });
  expect(api.calls).toEqual([list]);
});

test('only the page of all plans is for search engines', () => {
  const head = (attributes: object, plans = [corner]) => {
    const all = { showMoreThan: 0, billboards: undefined, listingId: undefined, ...attributes };
    const env = { messages: (catalogue: object) => catalogue };
    // The head reads no more of its arguments.
    return server.writeHead(plans, all as never, env as never);
  };
  expect(head({})).toMatchObject({ path: '/subscription', isIndexed: true });
  expect(head({ showMoreThan: 3 })).toMatchObject({ path: '/subscription', isIndexed: false });
  expect(head({ billboards: '7' })).toMatchObject({ isIndexed: false });
  expect(head({}, [])).toMatchObject({ isIndexed: false });
});
