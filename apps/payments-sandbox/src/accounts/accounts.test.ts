import { expect, test } from 'vitest';
import { refusal, startSandbox } from '../sandbox.fixture.ts';

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
