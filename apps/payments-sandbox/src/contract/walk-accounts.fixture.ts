import type { Stripe } from 'stripe';
import type { Note } from './note.fixture.ts';

/** Connected accounts, events and the endpoints that they go to. */
export async function walkAccounts(stripe: Stripe, note: Note): Promise<void> {
  const { accounts, accountLinks, events, webhookEndpoints } = stripe;
  const account = await note(
    'Account',
    accounts.create({
      type: 'express',
      country: 'CA',
      capabilities: { card_payments: { requested: true } },
      metadata: { shop: '1' },
    }),
  );
  await note('Account', accounts.retrieve(account.id));
  await note('Account', accounts.retrieveCurrent());
  await note('Account', accounts.update(account.id, { email: 'shop@example.test' }));
  await note('ApiList<Stripe.Account>', accounts.list());
  const link = await note(
    'AccountLink',
    accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      refresh_url: 'http://localhost:4000/again',
      return_url: 'http://localhost:4000/back',
    }),
  );
  await stripe.accounts.createLoginLink(account.id).catch(() => undefined);
  if (!link.url.includes(account.id)) throw new Error('a link of another account');
  await note('ApiList<Stripe.Capability>', accounts.listCapabilities(account.id));
  await note('Capability', accounts.retrieveCapability(account.id, 'card_payments'));
  await note('DeletedAccount', accounts.del(account.id));
  const page = await note('ApiList<Stripe.Event>', events.list({ limit: 100 }));
  await note('Event', events.retrieve(page.data[0]?.id ?? ''));
  const endpoint = await note(
    'WebhookEndpoint',
    webhookEndpoints.create({ url: 'http://127.0.0.1:9/none', enabled_events: ['charge.failed'] }),
  );
  await note('WebhookEndpoint', webhookEndpoints.retrieve(endpoint.id));
  await note('WebhookEndpoint', webhookEndpoints.update(endpoint.id, { disabled: true }));
  await note('ApiList<Stripe.WebhookEndpoint>', webhookEndpoints.list());
  await note('DeletedWebhookEndpoint', webhookEndpoints.del(endpoint.id));
}
