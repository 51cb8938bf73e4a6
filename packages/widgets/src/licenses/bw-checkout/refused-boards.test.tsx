import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-checkout.element.tsx';
import { calls, corner, kept, openCheckout, plan } from './checkout.fixture.ts';

registerElement(table);

const licensees = 'GET /license/licensees';
const roofer = {
  ...{ id: 7, title: 'Elm Roofing', subcategory: 'ROOFING', city: 'Hamilton' },
  primaryImage: null,
};
const pay = role('button', { name: 'Pay $1,084.80' });
/** The map of the step may have an alert of its own. */
const told = role('alert').filter({ hasText: 'no more merchants of your trade' });

/** A server that keeps all but the second board. */
function keepFirst({ body }: RequestInit) {
  const wanted: readonly number[] = JSON.parse(String(body)).billboards;
  const refused = wanted.includes(15) ? [{ id: 15, reason: 'service-type-taken' }] : [];
  return { ...kept(wanted.filter((id) => id !== 15)), refused };
}

function open(attributes: Readonly<Record<string, string>> = {}) {
  const opened = openCheckout({ [calls.holds]: keepFirst, [licensees]: [roofer] }, attributes);
  const toasts: string[] = [];
  opened.element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail.message);
  });
  return { ...opened, toasts };
}

test('what can’t be had is told before a card is asked for, and nothing leads on with it', async () => {
  const { api, toasts } = open();
  await expect.element(role('heading', { name: /Step 2 of 5/ })).toBeVisible();
  await expectText(told, 'Broad Street: no more merchants of your trade');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Continue' }));
  await expect
    .poll(() => toasts)
    .toEqual(['Some of these boards can’t be had. Take them out first.']);
  expect(api.callsOf(calls.preview)).toEqual([]);
  expect(api.callsOf('GET /customer/cards')).toHaveLength(1);
});

test('one press goes on without it, to the step that was wanted', async () => {
  const { api, element } = open();
  await userEvent.click(role('button', { name: 'Go on without them' }));
  await expect.element(pay).toBeVisible();
  expect(element.getAttribute('billboards')).toBe('12');
  expect(api.callsOf(calls.holds).at(-1)).toContain('"billboards":[12]');
  await expect.element(told).not.toBeInTheDocument();
});

test('where nothing is left to go on with, the boards are chosen anew from there', async () => {
  const { element } = open({ billboards: '15' });
  await userEvent.click(role('button', { name: 'Go on without them' }));
  await expect.poll(() => element.getAttribute('billboards')).toBe(null);
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(role('heading', { name: /Step 2 of 5/ })).toBeVisible();
  await expect.poll(() => focused()?.closest('.steps')).not.toBe(null);
});

test('the listing that is chosen last says it at once', async () => {
  open({ 'listing-id': '0', step: 'listing' });
  await userEvent.click(role('radio', { name: 'Elm Roofing', exact: false }));
  await expectText(told, 'Broad Street: no more merchants of your trade');
  await expect.element(role('heading', { name: /Step 2 of 5/ })).toBeVisible();
});

test('places that are gone as they are paid for are named then', async () => {
  let isGone = false;
  openCheckout({
    [calls.holds]: (init: RequestInit) => (isGone ? keepFirst(init) : kept([12, 15])),
    [calls.subscribe]: () => {
      isGone = true;
      return problem('conflict');
    },
  });
  await userEvent.click(pay);
  await expectText(told, 'Broad Street: no more merchants of your trade');
  await expect.element(role('button', { name: 'Go on without them' })).toBeVisible();
});

test('the review says for which listing, and that a smaller plan is enough', async () => {
  const { element } = openCheckout(
    {
      [calls.holds]: () => kept([12]),
      'POST /preview/search': {
        results: [
          {
            ...roofer,
            listingType: 'merchant',
            address: { fullAddress: '12 Elm St, Hamilton' },
          },
        ],
      },
    },
    { billboards: '12' },
  );
  await expect.element(words('For “Elm Roofing”')).toBeVisible();
  await expect.element(words(`${plan.nickname}, for up to 8 boards`)).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Change to Corner' }));
  await expect.poll(() => element.getAttribute('plan-id')).toBe(corner.id);
  await expect.element(words('is enough for the boards')).not.toBeInTheDocument();
});
