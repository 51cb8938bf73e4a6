import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { chief } from '../testing/people.fixture.ts';
import table from './bw-admin-payments.element.tsx';
import { difference, dispute, event, mismatch, provider } from './payments.fixture.ts';

registerElement(table);

const all = 'GET /administration/stripe';
const events = 'GET /administration/stripe/events';
const differences = 'GET /administration/stripe/differences';
const disputes = 'GET /administration/stripe/disputes';
const mismatches = 'GET /administration/license/address-mismatches';
const prices = 'GET /stripe/prices/';
const setPrice = 'POST /settings/billing.sponsorPrice';
const answer = (...items: object[]) => ({ items, hasMore: false });

function open(answers: object = {}) {
  return openWidget(
    'bw-admin-payments',
    {},
    {
      'GET /user/': chief,
      [all]: provider,
      [prices]: { tier: [], sponsor: null },
      [events]: answer(event),
      [differences]: answer(difference),
      [disputes]: answer(),
      [mismatches]: answer(mismatch),
      ...answers,
    },
  );
}

test('it tells how the provider is set up, what differs, and which events came', async () => {
  const { element } = open();
  await expect.element(words('setup_intent.succeeded')).toBeVisible();
  await expect.element(words('The saved cards of a customer differ')).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const said of ['Payments sandbox on this machine', 'acct_1', '… walk', 'came 2 times']) {
    expect(text).toContain(said);
  }
  const link = role('link', { name: 'Open the sandbox’s control page' });
  await expect.element(link).toHaveAttribute('href', '/dev/payments');
  await expectAccessible(document.body);
});

test('without keys it says what to set', async () => {
  open({
    [all]: { ...provider, mode: 'none', keys: null, account: null, controlPage: null },
    [events]: answer(),
    [differences]: answer(),
  });
  await expect.element(words('Set BOARDWALK_STRIPE_SECRET_KEY')).toBeVisible();
  await expect.element(words('Nothing differs.')).toBeVisible();
  expect(words('To the first page').query()).toBeNull();
  await expect.element(words('No events here.')).toBeVisible();
  await expectAccessible(document.body);
});

test('a provider that does not answer is told so', async () => {
  open({ [all]: { ...provider, account: { state: 'unreachable' } } });
  await expect.element(words('The provider does not answer.')).toBeVisible();
});

test('an event is replayed after a question, and a refusal is told there', async () => {
  let isRefused = true;
  const replay = `POST /administration/stripe/event/${event.number}/replay`;
  const { api, toasts } = open({
    [replay]: () => (isRefused ? problem('unavailable') : null),
  });
  await userEvent.click(role('button', { name: 'Replay: setup_intent.succeeded, seti_1' }));
  await expectAccessible(document.body);
  const press = role('dialog').getByRole('button', { name: 'Replay' });
  await userEvent.click(press);
  await expect.element(role('alert')).toBeVisible();
  expect(toasts).toEqual([]);
  isRefused = false;
  await userEvent.click(press);
  await expect.poll(() => toasts).toEqual(['It is being acted upon again.']);
  expect(api.callsOf(replay)).toHaveLength(2);
});

test('missing events are asked for, and how many there were is told', async () => {
  const { toasts } = open({
    'POST /administration/stripe/events/catch-up': { found: 2 },
  });
  await userEvent.click(role('button', { name: 'Ask for missing events' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Ask for missing events' }));
  await expect.poll(() => toasts).toEqual(['2 events were missing. They are being acted upon.']);
});

test('that none was missing, and that an event never came, is told', async () => {
  const { toasts } = open({
    [events]: answer({ ...event, deliveries: 0 }),
    'POST /administration/stripe/events/catch-up': { found: 0 },
  });
  await expect.element(words('asked for, as it never came')).toBeVisible();
  await userEvent.click(role('button', { name: 'Ask for missing events' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Ask for missing events' }));
  await expect.poll(() => toasts).toEqual(['No event was missing.']);
});

test('a difference is repaired after a question that says what comes of it', async () => {
  let shown: object = difference;
  const { toasts } = open({
    [differences]: () => answer(shown),
    [`POST /administration/stripe/difference/${difference.id}/repair`]: () => {
      shown = { ...difference, ended: 'repaired', endedAt: difference.foundAt };
      return null;
    },
  });
  const name = 'Repair: The saved cards of a customer differ, cus_1';
  await userEvent.click(role('button', { name }));
  await expect.element(words('The cards are read at the provider')).toBeVisible();
  await userEvent.click(role('dialog').getByRole('button', { name: 'Repair' }));
  await expect.element(words('Repaired on')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['It was repaired.']);
});

test('a difference of money can be settled by hand, and another can’t', async () => {
  const money = { ...difference, id: crypto.randomUUID(), kind: 'charge-missing' };
  let shown: object = money;
  const { toasts } = open({
    [differences]: () => answer(difference, shown),
    [`POST /administration/stripe/difference/${money.id}/settle`]: () => {
      shown = { ...money, ended: 'settled', endedAt: difference.foundAt };
      return null;
    },
  });
  await userEvent.click(role('button', { name: /^Settled by hand/ }));
  await expect.element(words('the comparison tells it no more')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Settled by hand' }));
  await expect.element(words('Settled by hand on')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['It is told no more.']);
});

test('what comes of repairing money is told before', async () => {
  open({ [differences]: answer({ ...difference, kind: 'amount-differs' }) });
  await userEvent.click(role('button', { name: /^Repair/ }));
  await expect.element(words('The whole charge is given back')).toBeVisible();
});

test('a refund that failed is given back once more by a press, and what runs unpaid by none', async () => {
  const failed = { ...difference, id: crypto.randomUUID(), kind: 'refund-failed' };
  const unpaid = { ...difference, id: crypto.randomUUID(), kind: 'given-unpaid' };
  open({ [differences]: answer(failed, unpaid) });
  await expect.element(words('Runs here without a payment that was paid')).toBeVisible();
  expect(role('button', { name: /^Repair: Runs here/ }).query()).toBeNull();
  await userEvent.click(role('button', { name: /^Repair: A refund has failed/ }));
  await expect.element(words('The money is given back to the card once more.')).toBeVisible();
});

test('disputes are told with what the bank wants, the decided ones too', async () => {
  const lost = {
    ...dispute,
    id: 'dp_2',
    status: 'lost',
    paymentId: null,
    endedAt: dispute.openedAt,
  };
  const { element } = open({ [disputes]: answer(dispute, lost) });
  await expect.element(words('$203.40, evidence is asked for')).toBeVisible();
  await expect.element(words('$203.40, lost')).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const said of ['Reason: fraudulent', 'Evidence is taken until', 'Decided on', 'dp_2']) {
    expect(text).toContain(said);
  }
  await expect.element(words('No payment here was charged by it.')).toBeVisible();
  await expectAccessible(document.body);
});

test('that nothing is disputed is told, and a fault of the list can be tried again', async () => {
  let isBroken = true;
  open({ [disputes]: () => (isBroken ? problem('unavailable') : answer()) });
  const again = role('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isBroken = false;
  await userEvent.click(again);
  await expect.element(words('Nothing is disputed.')).toBeVisible();
});

test('what a sponsor pays is set, and a refusal is told there', async () => {
  const sent: unknown[] = [];
  open({
    [prices]: { tier: [], sponsor: { amount: 4_900, currency: 'AUD' } },
    [setPrice]: ({ body }: RequestInit) => {
      sent.push(body);
      return sent.length === 1 ? problem('unavailable') : 'null';
    },
  });
  const price = role('textbox', { name: 'Price' });
  await expect.element(price).toHaveValue('49.00');
  await userEvent.fill(price, 'much');
  const save = role('button', { name: 'Save the price' });
  await userEvent.click(save);
  await expect.element(price).toHaveAttribute('aria-invalid');
  await expect.poll(() => focused()).toBe(price.element());
  expect(sent).toEqual([]);
  await userEvent.fill(price, '12.50');
  await userEvent.click(save);
  await expect.poll(() => sent).toHaveLength(1);
  await expect.element(role('alert')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.clear(price);
  await userEvent.click(save);
  await expect.element(words('The price was saved.')).toBeVisible();
  expect(sent).toEqual(['{"amount":1250,"currency":"AUD"}', 'null']);
});

test('the events that wait are asked for alone', async () => {
  open({
    [events]: (_: RequestInit, url: string) =>
      answer({ ...event, type: url.includes('show=waiting') ? 'waiting.one' : event.type }),
  });
  await expect.element(words('setup_intent.succeeded')).toBeVisible();
  await userEvent.click(role('radio', { name: 'Waiting' }));
  await expect.element(words('waiting.one')).toBeVisible();
});

test('whoever is no administrator is told so', async () => {
  open({ [all]: problem('forbidden') });
  await expect.element(words('Administrators alone may see it.')).toBeVisible();
});

test('a billing address that does not agree is told with its taxes, and settled after a question', async () => {
  const settle = `POST /administration/license/address-mismatch/${mismatch.license}/settle`;
  let settledAt: string | null = null;
  const { api, element, toasts } = open({
    [mismatches]: () => answer({ ...mismatch, settledAt }),
    [settle]: () => {
      settledAt = mismatch.boughtAt;
      return null;
    },
  });
  await expect.element(words('Elm Roofing')).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const said of [
    'The card is from another country',
    'The listing stood in another region',
    'Billed to: Alberta, Canada',
    'The listing stood in: Ontario, Canada',
    'Card issued in: United States',
    'Taxes: GST $48.00',
  ]) {
    expect(text).toContain(said);
  }
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Looked into: Elm Roofing' }));
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Looked into' }));
  await expect.poll(() => toasts).toEqual(['It is at the end of the list.']);
  await expect.element(words('Looked into on')).toBeVisible();
  expect(api.callsOf(settle)).toHaveLength(1);
  await expect
    .element(role('button', { name: 'Looked into: Elm Roofing' }))
    .not.toBeInTheDocument();
});

test('billing addresses that all agree, or that can’t be had, are told', async () => {
  let isDown = true;
  open({ [mismatches]: () => (isDown ? problem('internal') : answer()) });
  await expect.element(role('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(words('All billing addresses agree.')).toBeVisible();
});
