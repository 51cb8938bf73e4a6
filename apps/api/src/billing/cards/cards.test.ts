import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { makeMonthlyPrice, startBilling } from '../billing.fixture.ts';
import { billingData } from '../billing-data.ts';
import { paymentCustomers, savedCards } from '../tables.ts';

const billing = await startBilling();
const { provider, platform, control, runWork, runJob, openMember, confirmSetup, saveCard } =
  billing;
const { database } = platform;
const impatient = await billing.startImpatient();
const rosa = await openMember();
const list = (member = rosa) => member.browser.call('GET', '/api/v1/customer/cards');
const remove = (id: string, member = rosa) =>
  member.browser.call('DELETE', `/api/v1/customer/${id}`);
const choose = (id: string, purpose: string, isDefault: boolean, member = rosa) =>
  member.browser.call('PUT', `/api/v1/customer/${id}/default`, { purpose, isDefault });
const idsOf = (answer: { body: { payment_id: string }[] }) =>
  answer.body.map(({ payment_id }) => payment_id);

test('a card is handed to the provider, and its owner sees what it shows of it', async () => {
  const member = await openMember();
  expect((await list(member)).body).toEqual([]);
  const id = await saveCard(member, 'pm_card_visa');
  expect((await list(member)).body).toEqual([
    {
      payment_id: id,
      brand: 'visa',
      last4: '4242',
      expiryMonth: expect.any(Number),
      expiryYear: expect.any(Number),
      defaultFor: [],
    },
  ]);
});

test('what else is said about a person stays here: the provider learns a random key', async () => {
  const member = await openMember();
  await saveCard(member);
  const [row] = await database
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, member.id));
  const customer = await provider.customers.retrieve(row?.customerId ?? '');
  expect(customer).toMatchObject({ metadata: { key: row?.key }, email: null, name: null });
});

test('first steps at once lead to one customer', async () => {
  const member = await openMember();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => member.browser.call('POST', '/api/v1/customer/setup')),
  );
  const intents = await Promise.all(
    answers.map(({ body }) => provider.setupIntents.retrieve(body.intent_id)),
  );
  expect(new Set(intents.map(({ customer }) => customer)).size).toBe(1);
});

test('a customer whose making was cut off is found again', async () => {
  const member = await openMember();
  await control('faults', { kind: 'cut', times: '3', path: '/v1/customers' });
  const cut = await member.browser.call('POST', '/api/v1/customer/setup');
  await control('faults', {});
  expect(cut).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await saveCard(member);
  const [row] = await database
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, member.id));
  const { data } = await provider.customers.list({ limit: 100 });
  const made = data.filter(({ metadata }) => metadata.key === row?.key);
  expect(made.map(({ id }) => id)).toEqual([row?.customerId]);
});

test.each(['error', 'silent', 'cut'])(
  'a provider that answers by %s is told apart',
  async (kind) => {
    const member = await openMember();
    await saveCard(member);
    await control('faults', { kind, times: '9', path: '/v1/setup_intents' });
    const browser = openBrowser(impatient);
    browser.take(member.browser.cookie);
    const answer = await browser.call('POST', '/api/v1/customer/setup');
    await control('faults', {});
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await list(member)).body).toHaveLength(1);
  },
);

test('a setup that was left, or that was refused, leaves no card, and another may follow', async () => {
  const member = await openMember();
  await member.browser.call('POST', '/api/v1/customer/setup');
  await expect(confirmSetup(member, 'pm_card_visa_chargeDeclined')).rejects.toMatchObject({
    code: 'card_declined',
  });
  expect((await list(member)).body).toEqual([]);
  expect(await saveCard(member, 'pm_card_mastercard')).toMatch(/^pm_/);
});

test('a setup that the bank still asks about has no card yet', async () => {
  const member = await openMember();
  const { id, intent } = await confirmSetup(member, 'pm_card_authenticationRequiredOnSetup');
  expect(intent.status).toBe('requires_action');
  const answer = await member.browser.call('POST', `/api/v1/customer/setup/${id}`);
  expect(answer).toMatchObject({ status: 200, body: [] });
});

test('another’s setup, card and choice are as unknown as none', async () => {
  const other = await openMember();
  const { id } = await confirmSetup(other);
  const card = await saveCard(other);
  for (const answer of [
    await rosa.browser.call('POST', `/api/v1/customer/setup/${id}`),
    await rosa.browser.call('POST', '/api/v1/customer/setup/seti_none'),
    await remove(card),
    await choose(card, 'licences', true),
    await remove('pm_none'),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
  expect(idsOf(await list(other))).toContain(card);
});

test.each([
  [{ purpose: 'rent', isDefault: true }, 'body.purpose'],
  [{ purpose: 'licences' }, 'body.isDefault'],
])('a choice of %j is refused', async (body, path) => {
  const answer = await rosa.browser.call('PUT', '/api/v1/customer/pm_1/default', body);
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } });
});

test.each(['pm%2F1', 'pm-1', 'é'])('%s is no number of a card', async (id) => {
  expect((await remove(encodeURI(id))).status).toBe(400);
});

test('one card is chosen for each purpose, and a card for several', async () => {
  const member = await openMember();
  const first = await saveCard(member);
  const second = await saveCard(member, 'pm_card_amex');
  await choose(first, 'licences', true, member);
  await choose(first, 'purchases', true, member);
  const { body } = await choose(second, 'licences', true, member);
  expect(body).toMatchObject([
    { payment_id: second, brand: 'amex', defaultFor: ['licences'] },
    { payment_id: first, defaultFor: ['purchases'] },
  ]);
  // What another card is by now is not taken from it.
  await choose(first, 'licences', false, member);
  expect((await list(member)).body[0]).toMatchObject({ defaultFor: ['licences'] });
  const again = await choose(second, 'licences', false, member);
  expect(again.body[0]).toMatchObject({ payment_id: second, defaultFor: [] });
});

test('a deleted card is gone here at once, and at the provider once it can be told', async () => {
  const member = await openMember();
  const card = await saveCard(member);
  const kept = await saveCard(member, 'pm_card_mastercard');
  const [one, two] = await Promise.all([remove(card, member), remove(card, member)]);
  expect([one.status, two.status].sort()).toEqual([200, 404]);
  expect(idsOf(await list(member))).toEqual([kept]);
  // Reading the provider meanwhile does not bring it back.
  await saveCard(member, 'pm_card_amex');
  expect(idsOf(await list(member))).not.toContain(card);
  await control('faults', { kind: 'error', times: '3', path: '/v1/payment_methods' });
  await runWork();
  await control('faults', {});
  await runWork();
  expect((await provider.paymentMethods.retrieve(card)).customer).toBeNull();
  expect((await provider.paymentMethods.retrieve(kept)).customer).not.toBeNull();
});

test('a card that a subscription is paid with can’t be deleted before that is over', async () => {
  const member = await openMember();
  const card = await saveCard(member);
  const chosen = await saveCard(member, 'pm_card_mastercard');
  const { customer } = await provider.paymentMethods.retrieve(card);
  const price = await makeMonthlyPrice(provider);
  await provider.customers.update(String(customer), {
    invoice_settings: { default_payment_method: chosen },
  });
  const items = [{ price: price.id }];
  const named = await provider.subscriptions.create({
    customer: String(customer),
    items,
    default_payment_method: card,
  });
  const unnamed = await provider.subscriptions.create({ customer: String(customer), items });
  for (const id of [card, chosen]) {
    expect(await remove(id, member)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  }
  await provider.subscriptions.cancel(named.id);
  expect((await remove(card, member)).status).toBe(200);
  await provider.subscriptions.cancel(unnamed.id);
  expect((await remove(chosen, member)).status).toBe(200);
});

test.each(['discover', 'diners', 'jcb', 'unionpay'])(
  'a card of %s is refused, and let go at the provider',
  async (brand) => {
    const member = await openMember();
    const kept = await saveCard(member);
    const { id, intent } = await confirmSetup(member, `pm_card_${brand}`);
    const finish = () => member.browser.call('POST', `/api/v1/customer/setup/${id}`);
    const refused = {
      status: 422,
      body: { code: 'not-processable', detail: expect.stringContaining('Visa, Mastercard') },
    };
    expect(await finish()).toMatchObject(refused);
    await runWork();
    // The provider's own event may come first.
    expect(await finish()).toMatchObject(refused);
    expect(idsOf(await list(member))).toEqual([kept]);
    const method = await provider.paymentMethods.retrieve(String(intent.payment_method));
    expect(method.customer).toBeNull();
  },
);

test('an account that closes leaves nothing at the provider', async () => {
  const member = await openMember();
  await saveCard(member);
  const [row] = await database
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, member.id));
  await database.transaction((transaction) =>
    billingData.erase(transaction, member.id, new Date(0)),
  );
  expect(await database.select().from(savedCards).where(eq(savedCards.userId, member.id))).toEqual(
    [],
  );
  await runJob('enqueue-payment-errands');
  await runWork();
  expect(await provider.customers.retrieve(row?.customerId ?? '')).toMatchObject({ deleted: true });
});

test('visitors have no cards', async () => {
  const { server } = billing;
  expect((await server.call('GET', '/api/v1/customer/cards')).status).toBe(401);
  expect((await server.call('POST', '/api/v1/customer/setup')).status).toBe(401);
});

test('a page learns where the script is, and the key that is no secret', async () => {
  const { body } = await billing.server.call('GET', '/api/v1/stripe/script');
  expect(body).toEqual({
    url: `${billing.payments.sandbox}/endive/stripe.js`,
    publishableKey: 'pk_test_boardwalk',
  });
});
