import { describe, expect, test } from 'vitest';
import { setControl } from '../platform/controls.ts';
import { refusal, startListener, startSandbox } from '../sandbox.fixture.ts';
import { ensureEndpoints } from './ensure-endpoint.ts';

const { stripe, database } = await startSandbox();

/** Somebody who listens for one type of event. */
async function listen(type: string, answer?: (body: string) => number) {
  const listener = await startListener(answer);
  const endpoint = await stripe.webhookEndpoints.create({
    url: listener.url,
    enabled_events: [type as 'customer.created'],
  });
  const events = () => listener.received.map(({ body }) => JSON.parse(body));
  return { ...listener, endpoint, events, secret: endpoint.secret ?? '' };
}

async function stopListening(id: string) {
  await stripe.webhookEndpoints.del(id);
}

describe('events', () => {
  test('what happened is told, signed as the SDK checks it', async () => {
    const { received, endpoint, secret } = await listen('customer.created');
    const customer = await stripe.customers.create({ name: 'Ada' });
    await expect.poll(() => received.length).toBe(1);
    const [{ body = '', signature = '' } = {}] = received;
    const event = stripe.webhooks.constructEvent(body, signature, secret);
    expect(event).toMatchObject({ type: 'customer.created', data: { object: customer } });
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow();
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    await stopListening(endpoint.id);
  });

  test('connected accounts are told to their own endpoint, with its secret and whose they are', async () => {
    const [own, theirs] = [await startListener(), await startListener()];
    const enabled_events = ['account.updated' as const, 'customer.created' as const];
    await stripe.webhookEndpoints.create({ url: own.url, enabled_events });
    await stripe.webhookEndpoints.create({ url: theirs.url, enabled_events, connect: true });
    const account = await stripe.accounts.create({ type: 'express', country: 'CA' });
    await stripe.customers.create({}, { stripeAccount: account.id });
    await stripe.customers.create({});
    await expect.poll(() => theirs.received.length).toBe(2);
    await expect.poll(() => own.received.length).toBe(1);
    const accounts = theirs.received.map(({ body }) => JSON.parse(body).account);
    expect(accounts).toEqual([account.id, account.id]);
    expect(JSON.parse(own.received[0]?.body ?? '')).not.toHaveProperty('account');
    const { data } = await stripe.events.list({ limit: 100 }, { stripeAccount: account.id });
    expect(data.map(({ type }) => type).toSorted()).toEqual([
      'account.updated',
      'customer.created',
    ]);
  });

  test('the product has an endpoint for each kind, with a secret each', async () => {
    const { url, received } = await startListener();
    await ensureEndpoints(database, { url, secret: 'whsec_own', connectSecret: 'whsec_theirs' });
    const account = await stripe.accounts.create({ type: 'express', country: 'CA' });
    await stripe.customers.create({});
    await expect.poll(() => received.length).toBe(2);
    for (const { body, signature } of received) {
      const isTheirs = JSON.parse(body).account === account.id;
      const secret = isTheirs ? 'whsec_theirs' : 'whsec_own';
      expect(stripe.webhooks.constructEvent(body, signature, secret).id).toMatch(/^evt_/);
      const other = isTheirs ? 'whsec_own' : 'whsec_theirs';
      expect(() => stripe.webhooks.constructEvent(body, signature, other)).toThrow();
    }
  });

  test('no more kinds are asked for at once than the provider lets', async () => {
    const types = Array.from({ length: 20 }, (_, nth) => `made.up${nth}`);
    expect((await stripe.events.list({ types })).data).toEqual([]);
    const error = await refusal(stripe.events.list({ types: [...types, 'account.updated'] }));
    expect(error).toMatchObject({ statusCode: 400, param: 'types' });
  });

  test('a change says what stood before', async () => {
    const { id } = await stripe.customers.create({ name: 'Before' });
    await stripe.customers.update(id, { name: 'After' });
    const { data } = await stripe.events.list({ type: 'customer.updated', limit: 1 });
    expect(data[0]?.data).toMatchObject({
      object: { id, name: 'After' },
      previous_attributes: { name: 'Before' },
    });
  });

  test('what was undone is told to nobody', async () => {
    const before = await stripe.events.list({ limit: 1 });
    await refusal(stripe.customers.create({ name: 'Never', nmae: 'x' } as object));
    const after = await stripe.events.list({ limit: 1 });
    expect(after.data[0]?.id).toBe(before.data[0]?.id);
  });

  test('an endpoint that fails is tried again until it answers', async () => {
    let tries = 0;
    const { events, endpoint } = await listen('customer.created', () => {
      tries += 1;
      return tries < 2 ? 500 : 200;
    });
    await stripe.customers.create({});
    await expect.poll(() => events().length).toBe(2);
    const [first, second] = events();
    expect(second.id).toBe(first.id);
    await stopListening(endpoint.id);
  });

  test('events come repeated and in disorder where that is asked for', async () => {
    const { events, endpoint } = await listen('customer.created');
    await setControl(database, 'delivery', {
      repeats: 9,
      isShuffled: true,
      delayMs: 0,
      isHeld: true,
    });
    for (let count = 0; count < 5; count += 1) {
      await stripe.customers.create({ name: String(count) });
    }
    await setControl(database, 'delivery', {
      repeats: 0,
      isShuffled: true,
      delayMs: 0,
      isHeld: false,
    });
    await expect.poll(() => events().length).toBe(50);
    const names: string[] = events().map(({ data }) => data.object.name);
    expect(new Set(names).size).toBe(5);
    expect(names).not.toEqual([...names].sort());
    await setControl(database, 'delivery', {
      repeats: 0,
      isShuffled: false,
      delayMs: 0,
      isHeld: false,
    });
    await stopListening(endpoint.id);
  });
});

describe('faults', () => {
  test('an error leaves nothing behind', async () => {
    const fault = { kind: 'error', times: 1, path: '/v1/customers', delayMs: 0 } as const;
    await setControl(database, 'faults', { list: [fault] });
    const error = await refusal(stripe.customers.create({ email: 'error@example.test' }));
    expect(error).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    const { data } = await stripe.customers.list({ email: 'error@example.test' });
    expect(data).toEqual([]);
  });

  test('an answer cut in the middle was carried out, and its key answers it again', async () => {
    const fault = { kind: 'cut', times: 1, path: '/v1/payment_intents', delayMs: 0 } as const;
    await setControl(database, 'faults', { list: [fault] });
    const pay = () =>
      stripe.paymentIntents.create(
        { amount: 500, currency: 'cad', payment_method: 'pm_card_visa', confirm: true },
        { idempotencyKey: 'cut' },
      );
    expect((await refusal(pay())).type).toBe('StripeConnectionError');
    const again = await pay();
    const { data } = await stripe.charges.list({});
    expect(data.map(({ payment_intent }) => payment_intent)).toEqual([again.id]);
  });
});
