import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { chief } from '../testing/people.fixture.ts';
import table from './bw-admin-plans.element.tsx';
import {
  codedPlan,
  cooperative,
  ended,
  listedPlan,
  street,
  town,
  usedUp,
} from './plans.fixture.ts';

registerElement(table);

const standard = 'GET /license/plans';
const enterprise = 'GET /license/enterprise/plans';
const make = 'POST /license/plan';
const change = `PUT /license/plan/${street.id}`;
const end = `DELETE /license/plan/${street.id}`;
const endCoded = `DELETE /license/plan/${cooperative.plan.id}`;
const answer = (...items: object[]) => ({ items, total: items.length });

function open(answers: object = {}, attributes = {}) {
  return openWidget('bw-admin-plans', attributes, {
    'GET /user/': chief,
    [standard]: [street, town],
    [enterprise]: answer(cooperative, usedUp, ended),
    ...answers,
  });
}

const openForm = () => openDialogBy(role('button', { name: 'Make a plan' }));
const submit = () => userEvent.click(role('dialog').getByRole('button', { name: 'Make a plan' }));
const fill = (name: string, text: string) => userEvent.fill(role('textbox', { name }), text);
const fillCount = (name: string, text: string) => userEvent.fill(role('textbox', { name }), text);

async function fillPlan(): Promise<void> {
  await fill('Name', 'Market');
  await fillCount('Boards', '8');
  await fill('Price a year', '1,100.50');
}

/** A refusal of the server that names a field. */
function refusal(path: string): Response {
  const fields = [{ path, message: 'refused' }];
  const body = { type: '/problems/conflict', code: 'conflict', status: 409, title: '', fields };
  return new Response(JSON.stringify(body), {
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
  });
}

test('plans tell what they cost, and those of a code how it stands', async () => {
  const { element } = open();
  await expect.element(words('COOP-21')).toBeVisible();
  const text = element.shadowRoot?.textContent;
  const listed = ['Street', 'The boards around your shop.', '$750.00', '$150.00', 'US$2,600.00'];
  const coded = ['3 of 10', 'coop.example, shops.example', 'Works', 'Used up', 'Ended', 'Anybody'];
  for (const said of [...listed, ...coded]) expect(text).toContain(said);
  // What has ended is not changed, and not ended again.
  expect(role('button', { name: /^End the plan/ }).elements()).toHaveLength(4);
  expect(role('button', { name: 'Florists' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('there are none of either', async () => {
  open({ [standard]: [], [enterprise]: answer() });
  await expect.element(words('There are no standard plans yet.')).toBeVisible();
  await expect.element(words('There are no enterprise plans yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('more than a page of codes is leafed through, and the heading is read next', async () => {
  const pages: string[] = [];
  open({
    [enterprise](_: unknown, url: string) {
      pages.push(/start=\d+/.exec(url)?.[0] ?? url);
      return { items: [codedPlan(30 + pages.length, 'Cooperative')], total: 21 };
    },
  });
  await userEvent.click(role('button', { name: 'Next page' }));
  await expect.element(words('COOP-32')).toBeVisible();
  expect(pages).toEqual(['start=0', 'start=20']);
  await expect.poll(() => focused()?.textContent).toBe('Enterprise plans');
});

test('one of the list is made, and shows though everybody’s list is older', async () => {
  const { api, toasts } = open({ [make]: listedPlan(14, 'Market', { seat_count: 8 }) });
  await openForm();
  await fillPlan();
  await fill('Note', ' For the market. ');
  await expectAccessible(document.body);
  await submit();
  await expect.element(role('row', { name: 'Market' })).toBeVisible();
  expect(JSON.parse(api.callsOf(make)[0]?.slice(make.length) ?? '')).toEqual({
    ...{ license_class: 'STANDARD', nickname: 'Market', seat_count: 8, note: 'For the market.' },
    price: { amount: 110_050, currency: 'CAD' },
  });
  await expect.poll(() => toasts).toEqual(['The plan Market is for sale.']);
});

test('one of a code is made with what binds it', async () => {
  const { api } = open({ [make]: codedPlan(24, 'Market').plan });
  await openForm();
  await userEvent.selectOptions(role('combobox', { name: 'For sale to' }), 'Whoever has its code');
  await fillPlan();
  await userEvent.selectOptions(role('combobox', { name: 'Currency' }), 'Australian dollar');
  await expect
    .element(role('textbox', { name: 'Code' }))
    .toHaveValue(expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/));
  await fill('Code', ' market-2026-8 ');
  await fillCount('How often in all', '3');
  await fill('Domains', '@Market.example');
  await expectAccessible(document.body);
  await submit();
  await expect.poll(() => api.callsOf(make)).toHaveLength(1);
  expect(JSON.parse(api.callsOf(make)[0]?.slice(make.length) ?? '')).toEqual({
    ...{ license_class: 'ENTERPRISE', nickname: 'Market', seat_count: 8 },
    price: { amount: 110_050, currency: 'AUD' },
    ...{ custom_code: 'MARKET-2026-8', most_uses: 3, domains: ['market.example'] },
  });
});

test('what is not right is told at its field before anything is sent', async () => {
  const { api } = open();
  await openForm();
  await userEvent.selectOptions(role('combobox', { name: 'For sale to' }), 'Whoever has its code');
  await fillCount('Boards', '3001');
  await fill('Price a year', '0');
  await fill('Code', 'a b');
  await fill('Domains', 'no domain');
  await submit();
  const told = (name: RegExp) => expect.element(role('link', { name })).toBeVisible();
  await told(/^Name: Fill this in/);
  await told(/^Boards: Enter 3,?000 or less/);
  await told(/^Price a year: Enter \$0.50 or more/);
  await told(/^Code: Enter a code such as COOP-120/);
  await told(/^Domains of e-mail addresses: Enter domains such as example.org/);
  expect(api.callsOf(make)).toEqual([]);
  await expectAccessible(document.body);
});

test.each([
  ['body.custom_code', /^Another plan has or had this code/],
  ['body.most_uses', /^The code was used more often/],
  ['body.expires_at', /^Choose a day that is not over/],
])('what the server refuses of %s is told at its field', async (path, sentence) => {
  open({ [make]: () => refusal(path) });
  await openForm();
  await userEvent.selectOptions(role('combobox', { name: 'For sale to' }), 'Whoever has its code');
  await fillPlan();
  await fill('Code', 'COOPERATIVE-21');
  await submit();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('one is changed from what it is', async () => {
  const changed = { ...street, nickname: 'Streets' };
  const { api, toasts } = open({ [change]: changed });
  await userEvent.click(role('button', { name: 'Change the plan Street' }));
  await expect.element(role('textbox', { name: 'Boards' })).toHaveValue('5');
  await fill('Name', 'Streets');
  await userEvent.click(role('button', { name: 'Save the plan' }));
  await expect.element(role('row', { name: 'Streets' })).toBeVisible();
  expect(JSON.parse(api.callsOf(change)[0]?.slice(change.length) ?? '')).toEqual({
    ...{ license_class: 'STANDARD', nickname: 'Streets', seat_count: 5 },
    ...{ price: street.price, note: street.note },
  });
  await expect.poll(() => toasts).toEqual(['The plan Streets was changed.']);
});

test('a price that no card takes, and a code that is soon found, are told at their fields', async () => {
  const { api } = open();
  await openForm();
  await userEvent.selectOptions(role('combobox', { name: 'For sale to' }), 'Whoever has its code');
  await fillPlan();
  await fill('Price a year', '860,000.01');
  await fill('Code', 'NINE-SIGN');
  await submit();
  await expect
    .element(role('link', { name: /^Price a year: Enter an amount from 0.50 to 860,000/ }))
    .toBeVisible();
  await expect.element(role('link', { name: /^Code: Enter at least ten signs/ })).toBeVisible();
  expect(api.callsOf(make)).toEqual([]);
});

test('what somebody else has changed meanwhile is told, and overwritten by another press alone', async () => {
  const theirs = { ...street, nickname: 'Avenue', price: { amount: 80_000, currency: 'CAD' } };
  const versions: unknown[] = [];
  const { api, toasts } = open({
    [`GET /license/plan/${street.id}`]: { ...theirs, version: 2 },
    [change](init: RequestInit) {
      const version = new Headers(init.headers).get('if-match');
      versions.push(version);
      if (version === '"1"') return problem('precondition-failed');
      return { ...street, nickname: 'Streets', version: 3 };
    },
  });
  await userEvent.click(role('button', { name: 'Change the plan Street' }));
  await fill('Name', 'Streets');
  const save = role('button', { name: 'Save the plan' });
  await userEvent.click(save);
  const told = role('alert');
  await expectText(told, 'Somebody else has changed this');
  await expectText(told, 'Name: now Avenue');
  await expectText(told, 'Price a year: now $800.00');
  await expect.element(words('Boards: now')).not.toBeInTheDocument();
  await expect.element(role('textbox', { name: 'Name' })).toHaveValue('Streets');
  await expectAccessible(document.body);
  expect(toasts).toEqual([]);
  await userEvent.click(save);
  await expect.poll(() => toasts).toEqual(['The plan Streets was changed.']);
  expect(versions).toEqual(['"1"', '"2"']);
  expect(api.callsOf(change)).toHaveLength(2);
});

test('the code of a plan stays as its other terms change', async () => {
  const path = `PUT /license/plan/${cooperative.plan.id}`;
  const { api } = open({ [path]: cooperative.plan });
  await userEvent.click(role('button', { name: 'Change the plan Cooperative' }));
  await expect.element(role('textbox', { name: 'Code' })).toHaveAttribute('readonly');
  await fillCount('How often in all', '');
  await userEvent.click(role('button', { name: 'Save the plan' }));
  await expect.poll(() => api.callsOf(path)).toHaveLength(1);
  const sent = JSON.parse(api.callsOf(path)[0]?.slice(path.length) ?? '');
  expect(sent).toMatchObject({ custom_code: 'COOP-21', domains: cooperative.domains });
  expect(sent.most_uses).toBe(undefined);
});

test('one of the list is ended after a question, and a refusal is told there', async () => {
  let isRefused = true;
  const { toasts } = open({ [end]: () => (isRefused ? problem('unavailable') : null) });
  await userEvent.click(role('button', { name: 'End the plan Street' }));
  await expect.element(words('keeps it to the end of the term')).toBeVisible();
  const confirm = role('dialog').getByRole('button', { name: 'End' });
  await userEvent.click(confirm);
  await expect.element(role('alert')).toBeVisible();
  expect(toasts).toEqual([]);
  isRefused = false;
  await userEvent.click(confirm);
  await expect.element(role('row', { name: 'Street' })).not.toBeInTheDocument();
  await expect.poll(() => toasts).toEqual(['The plan Street has ended.']);
});

test('one of a code is marked as ended', async () => {
  let items = [cooperative];
  open({
    [enterprise]: () => answer(...items),
    [endCoded]() {
      items = [codedPlan(21, 'Cooperative', { endedAt: '2026-11-26T12:00:00.000Z' })];
      return null;
    },
  });
  await userEvent.click(role('button', { name: 'End the plan Cooperative' }));
  await expect.element(words('its code is never used again')).toBeVisible();
  await userEvent.click(role('dialog').getByRole('button', { name: 'End' }));
  await expect.element(words('Ended')).toBeVisible();
});

test('whoever is no administrator is told so', async () => {
  open({ [enterprise]: problem('forbidden') });
  await expect.element(words('Administrators alone may see it.')).toBeVisible();
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = open();
  narrow(element, 280);
  await expect.element(words('COOP-21')).toBeVisible();
  const plans = await untilShown(element, '.plans');
  expect(plans.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});

test('Cancel closes the form', async () => {
  open();
  await openForm();
  await userEvent.click(role('dialog').getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => role('dialog').elements()).toEqual([]);
});
