import { expect, test } from 'vitest';
import { refusal, startListener, startSandbox } from '../sandbox.fixture.ts';

const { stripe, port } = await startSandbox();

async function startAccount() {
  const account = await stripe.accounts.create({
    type: 'express',
    country: 'CA',
    email: 'shop@example.test',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  const link = await stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: 'http://localhost:4000/again',
    return_url: 'http://localhost:4000/back',
  });
  const address = `http://127.0.0.1:${port}${new URL(link.url).pathname}`;
  return { account, address };
}

function answer(address: string, outcome: 'complete' | 'later') {
  const body = new URLSearchParams({ name: 'Corner shop', outcome });
  return fetch(address, { method: 'POST', redirect: 'manual', body });
}

test('an account may charge once its owner has given what was asked for', async () => {
  const { account, address } = await startAccount();
  expect(account).toMatchObject({ charges_enabled: false, details_submitted: false });
  expect(account.requirements?.currently_due).toContain('external_account');
  expect((await fetch(address)).status).toBe(200);
  const back = await answer(address, 'complete');
  expect([back.status, back.headers.get('location')]).toEqual([303, 'http://localhost:4000/back']);
  const after = await stripe.accounts.retrieve(account.id);
  expect(after).toMatchObject({
    charges_enabled: true,
    details_submitted: true,
    capabilities: { card_payments: 'active', transfers: 'active' },
  });
  expect(after.requirements?.currently_due).toEqual([]);
});

test('an owner who goes away comes back with everything still due', async () => {
  const { account, address } = await startAccount();
  const back = await answer(address, 'later');
  expect(back.headers.get('location')).toBe('http://localhost:4000/back');
  expect((await stripe.accounts.retrieve(account.id)).details_submitted).toBe(false);
});

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'lang="fr"', 'Terminer plus tard'],
  ['en-CA,en;q=0.9,fr;q=0.8', 'lang="en"', 'Finish later'],
])('a browser that asks for %s is answered in that language', async (accepted, ...said) => {
  const { address } = await startAccount();
  const page = await fetch(address, { headers: { 'accept-language': accepted } });
  const text = await page.text();
  for (const words of said) expect(text).toContain(words);
});

test('a link that was used, or that nobody was given, opens nothing', async () => {
  const { address } = await startAccount();
  await answer(address, 'complete');
  expect((await fetch(address)).status).toBe(410);
  expect((await fetch(`${address}x`)).status).toBe(410);
});

test("a connected account has its own customers, and sees nobody else's", async () => {
  const { account } = await startAccount();
  const stripeAccount = { stripeAccount: account.id };
  const { id } = await stripe.customers.create({}, stripeAccount);
  expect((await stripe.customers.retrieve(id, {}, stripeAccount)).id).toBe(id);
  expect((await refusal(stripe.customers.retrieve(id))).statusCode).toBe(404);
});

function control(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(`http://127.0.0.1:${port}/control/account`, { method: 'POST', body });
}

async function openAccount() {
  const { account, address } = await startAccount();
  await answer(address, 'complete');
  return account.id;
}

async function eventsOf(stripeAccount: string) {
  const { data } = await stripe.events.list({ limit: 100 }, { stripeAccount });
  return data.map(({ type, data: { object, previous_attributes } }) => ({
    ...{ type, object, before: previous_attributes },
  }));
}

test('a capability is an object of its own', async () => {
  const id = await openAccount();
  const { data } = await stripe.accounts.listCapabilities(id);
  expect(data).toMatchObject([
    { id: 'card_payments', account: id, requested: true, status: 'active' },
    { id: 'transfers', account: id, requested: true, status: 'active' },
  ]);
  expect(await stripe.accounts.retrieveCapability(id, 'transfers')).toEqual(data[1]);
  const unknown = refusal(stripe.accounts.retrieveCapability(id, 'eps_payments'));
  expect((await unknown).statusCode).toBe(404);
});

test('onboarding is reported for each capability and for the account', async () => {
  const events = await eventsOf(await openAccount());
  expect(events.map(({ type }) => type)).toEqual([
    'account.updated',
    'capability.updated',
    'capability.updated',
    'account.updated',
  ]);
  expect(events[1]).toMatchObject({
    object: { id: 'transfers', object: 'capability', status: 'active' },
    before: { status: 'inactive', requirements: { disabled_reason: 'requirements.fields_needed' } },
  });
});

test('payouts are taken after a review, and given back', async () => {
  const id = await openAccount();
  const due = 'individual.verification.document';
  expect((await control({ account: id, payouts: 'off', due })).status).toBe(200);
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    charges_enabled: true,
    payouts_enabled: false,
    requirements: { currently_due: [due], disabled_reason: 'requirements.past_due' },
  });
  expect((await eventsOf(id))[0]).toMatchObject({
    type: 'account.updated',
    before: { payouts_enabled: true },
  });
  await control({ account: id, payouts: 'on' });
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    payouts_enabled: true,
    details_submitted: true,
    requirements: { currently_due: [], disabled_reason: null },
  });
});

test('an account without card payments may not charge', async () => {
  const id = await openAccount();
  await control({ account: id, card_payments: 'inactive' });
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    charges_enabled: false,
    payouts_enabled: true,
    capabilities: { card_payments: 'inactive', transfers: 'active' },
    requirements: { disabled_reason: 'under_review' },
  });
  const [last, changed, before] = await eventsOf(id);
  expect(last).toMatchObject({ type: 'account.updated', before: { charges_enabled: true } });
  expect(changed).toMatchObject({
    type: 'capability.updated',
    object: { id: 'card_payments', requirements: { disabled_reason: 'pending.review' } },
    before: { status: 'active' },
  });
  // Of the other capability nothing is reported, as it stays as it was.
  expect(before?.type).toBe('account.updated');
});

test('the platform is notified of both as events of that account', async () => {
  const id = await openAccount();
  const { received, url } = await startListener();
  await stripe.webhookEndpoints.create({
    ...{ url, connect: true, enabled_events: ['account.updated', 'capability.updated'] },
  });
  await control({ account: id, transfers: 'pending' });
  await expect.poll(() => received.length).toBe(2);
  const events = received.map(({ body }) => JSON.parse(body));
  expect(events.map(({ type, account }) => [type, account])).toEqual([
    ['capability.updated', id],
    ['account.updated', id],
  ]);
});

test.each([
  ['no account', 400, { account: '', payouts: 'off' }],
  ['an account that there is not', 404, { account: 'acct_none', payouts: 'off' }],
  ['a status that there is not', 400, { transfers: 'perhaps' }],
  ['payouts that are neither', 400, { payouts: 'true' }],
  ['something else', 400, { eps_payments: 'active' }],
])('%s switches nothing', async (_, status, fields) => {
  const id = await openAccount();
  const before = await stripe.accounts.retrieve(id);
  expect((await control({ account: id, ...fields })).status).toBe(status);
  expect(await stripe.accounts.retrieve(id)).toEqual(before);
});

test('what was not requested, or is not onboarded, is not switched', async () => {
  const { account } = await startAccount();
  expect((await control({ account: account.id, payouts: 'on' })).status).toBe(400);
  expect((await stripe.accounts.retrieve(account.id)).payouts_enabled).toBe(false);
});

async function switchAccess(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(`http://127.0.0.1:${port}/control/access`, { method: 'POST', body });
}

test('an account that takes access away is out of reach until it grants it again', async () => {
  const id = await openAccount();
  const before = await stripe.accounts.retrieve(id);
  expect((await switchAccess({ account: id, access: 'revoked' })).status).toBe(200);
  const refused = [
    () => stripe.accounts.retrieve(id),
    () => stripe.accounts.update(id, { email: 'new@example.test' }),
    () => stripe.accounts.del(id),
    () => stripe.accounts.listCapabilities(id),
    () => stripe.accounts.createLoginLink(id),
    () =>
      stripe.accountLinks.create({
        ...{ account: id, type: 'account_onboarding' },
        ...{ refresh_url: 'http://localhost:4000/again', return_url: 'http://localhost:4000/back' },
      }),
    () => stripe.customers.create({}, { stripeAccount: id }),
    () => stripe.events.list({}, { stripeAccount: id }),
  ];
  for (const call of refused) {
    const error = await refusal(call());
    expect([error.statusCode, error.type, error.code]).toEqual([
      403,
      'StripePermissionError',
      'account_invalid',
    ]);
  }
  const { data } = await stripe.accounts.list({ limit: 100 });
  expect(data.map((account) => account.id)).not.toContain(id);
  await switchAccess({ account: id, access: 'granted' });
  expect(await stripe.accounts.retrieve(id)).toEqual(before);
});

test('the platform is notified that access was taken and granted, once each', async () => {
  const id = await openAccount();
  const { received, url } = await startListener();
  await stripe.webhookEndpoints.create({ url, connect: true, enabled_events: ['*'] });
  for (const access of ['revoked', 'revoked', 'granted', 'granted']) {
    await switchAccess({ account: id, access });
  }
  await expect.poll(() => received.length).toBe(2);
  const events = received.map(({ body }) => JSON.parse(body));
  expect(events).toMatchObject([
    {
      ...{ type: 'account.application.deauthorized', account: id },
      data: { object: { object: 'application' } },
    },
    { type: 'account.application.authorized', account: id },
  ]);
});

test.each([
  ['no account', 400, { account: '', access: 'revoked' }],
  ['an account that there is not', 404, { account: 'acct_none', access: 'revoked' }],
  ['nothing about access', 400, {}],
  ['a word that is neither', 400, { access: 'maybe' }],
])('%s takes no access away', async (_, status, fields) => {
  const id = await openAccount();
  expect((await switchAccess({ account: id, ...fields })).status).toBe(status);
  expect((await stripe.accounts.retrieve(id)).id).toBe(id);
});
