import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { chief } from '../testing/people.fixture.ts';
import table from './bw-admin-coupons.element.tsx';
import { amount, ended, listed, repeating } from './coupons.fixture.ts';

registerElement(table);

const list = 'GET /administration/coupons';
const make = 'POST /administration/coupons';
const end = `DELETE /administration/coupon/${repeating.coupon.id}`;
const answer = (...items: object[]) => ({ items, total: items.length });

function open(answers: object = {}) {
  return openWidget(
    'bw-admin-coupons',
    {},
    { 'GET /user/': chief, [list]: answer(repeating, amount, ended), ...answers },
  );
}

const openForm = () => openDialogBy(role('button', { name: 'Make a coupon' }));
const submit = () => userEvent.click(role('dialog').getByRole('button', { name: 'Make a coupon' }));
const fill = (name: string, text: string) => userEvent.fill(role('textbox', { name }), text);

test('each coupon tells what it takes off, how long, how often and whether it works', async () => {
  const { element } = open();
  await expect.element(words('SPRING-11')).toBeVisible();
  const text = element.shadowRoot?.textContent;
  const told = ['Spring campaign', '12.5%', 'The bills of 3 months', '3 of 1,200', 'Works'];
  for (const said of [...told, '$25.00', 'Every bill', 'Used up', 'Ended']) {
    expect(text).toContain(said);
  }
  // What has ended is not ended again.
  expect(element.shadowRoot?.querySelectorAll('.button-warning')).toHaveLength(2);
  await expectAccessible(document.body);
});

test('there are none, or none of a state', async () => {
  open({ [list]: answer() });
  await expect.element(words('There are no coupons yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('a state is chosen, and asked for', async () => {
  const asked: string[] = [];
  open({
    [list]: (_: unknown, url: string) => {
      asked.push(url);
      return answer(ended);
    },
  });
  await expect.element(words('SPRING-13')).toBeVisible();
  await userEvent.selectOptions(role('combobox', { name: 'State' }), 'Ended');
  await expect.poll(() => asked.at(-1)).toContain('state=ended');
});

test('one of a percentage is made, and shows', async () => {
  let items = [ended];
  const { api, toasts } = open({
    [list]: () => answer(...items),
    [make]: () => {
      items = [listed(14), ended];
      return items[0];
    },
  });
  await openForm();
  await fill('Code', 'spring-14');
  await fill('Percent', '12.5');
  await userEvent.selectOptions(role('combobox', { name: 'On' }), 'The bills of some months');
  await userEvent.fill(role('textbox', { name: 'Months' }), '3');
  await userEvent.fill(role('textbox', { name: 'How often in all' }), '40');
  await expectAccessible(document.body);
  await submit();
  await expect.element(words('SPRING-14')).toBeVisible();
  const body = api.callsOf(make)[0]?.slice(make.length);
  expect(JSON.parse(body ?? '')).toEqual({
    coupon_code: 'SPRING-14',
    percent_off: 12.5,
    ...{ duration: 'repeating', duration_in_months: 3, most_redemptions: 40 },
  });
  await expect.poll(() => toasts).toEqual(['The coupon SPRING-14 works.']);
});

test('one of an amount goes with its currency', async () => {
  const { api } = open({ [make]: listed(15) });
  await openForm();
  await fill('Code', 'THANKS');
  await userEvent.selectOptions(role('combobox', { name: 'It takes off' }), 'An amount');
  await fill('Amount', '25');
  await userEvent.selectOptions(role('combobox', { name: 'Currency' }), 'US dollar');
  await submit();
  await expect.poll(() => api.callsOf(make)).toHaveLength(1);
  expect(JSON.parse(api.callsOf(make)[0]?.slice(make.length) ?? '')).toEqual({
    ...{ coupon_code: 'THANKS', amount_off: 2500, currency: 'USD', duration: 'once' },
  });
});

test('what is not right is told before anything is sent, and a taken code at its field', async () => {
  const taken = {
    ...{ type: '/problems/conflict', code: 'conflict', status: 409, title: 'conflict' },
    fields: [{ path: 'body.coupon_code', message: 'taken' }],
  };
  const { api } = open({
    [make]: () =>
      new Response(JSON.stringify(taken), {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      }),
  });
  await openForm();
  await fill('Code', 'a b');
  await fill('Percent', '9.975');
  await submit();
  await expect
    .element(role('link', { name: 'Code: Enter a code such as SPRING-10.' }))
    .toBeVisible();
  await expect.element(role('link', { name: /^Percent: Enter a number above 0/ })).toBeVisible();
  expect(api.callsOf(make)).toEqual([]);
  await fill('Code', 'SPRING-11');
  await fill('Percent', '15');
  await submit();
  await expect
    .element(role('textbox', { name: 'Code' }))
    .toHaveAccessibleDescription(/^Another coupon has or had/);
});

test('it is ended after a question, and a refusal is told there', async () => {
  let isRefused = true;
  let items = [repeating];
  const { toasts } = open({
    [list]: () => answer(...items),
    [end]: () => {
      if (isRefused) return problem('unavailable');
      items = [ended];
      return null;
    },
  });
  await userEvent.click(role('button', { name: 'End the coupon SPRING-11' }));
  const confirm = role('dialog').getByRole('button', { name: 'End' });
  await userEvent.click(confirm);
  await expect.element(role('alert')).toBeVisible();
  expect(toasts).toEqual([]);
  isRefused = false;
  await userEvent.click(confirm);
  await expect.element(words('SPRING-13')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['The coupon SPRING-11 has ended.']);
});

test('whoever is no administrator is told so', async () => {
  open({ [list]: problem('forbidden') });
  await expect.element(words('Administrators alone may see it.')).toBeVisible();
});

test('Cancel closes the form, and asks first where something was typed', async () => {
  open();
  const cancel = () => userEvent.click(role('dialog').getByRole('button', { name: 'Cancel' }));
  await openForm();
  await cancel();
  await expect.poll(() => role('dialog').elements()).toEqual([]);
  await openForm();
  await fill('Code', 'SPRING-15');
  await expect
    .poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
    .toBe(false);
  await cancel();
  await expect.element(role('button', { name: 'Discard it' })).toBeVisible();
});
