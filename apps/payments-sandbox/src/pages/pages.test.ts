import { describe, expect, test } from 'vitest';
import { startListener, startSandbox } from '../sandbox.fixture.ts';

const { stripe, server, port } = await startSandbox();
const base = `http://127.0.0.1:${port}`;

function control(name: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields);
  return fetch(`${base}/control/${name}`, { method: 'POST', body, headers });
}

describe('pages', () => {
  test.each([
    ['/frames/card?key=pk_test_a&locale=fr', 'Numéro de carte', '*'],
    ['/frames/card?key=pk_test_a&locale=en', 'Card number', '*'],
    ['/', 'Payments sandbox', "'none'"],
  ])('%s says %s, and may be framed by %s', async (path, words, ancestors) => {
    const response = await fetch(base + path);
    expect(await response.text()).toContain(words);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${ancestors}`);
    expect(policy).toContain("script-src 'self'");
  });

  test.each([
    '/endive/stripe.js',
    '/scripts/card-frame.js',
    '/scripts/control.js',
    '/scripts/three-d-secure.js',
  ])('%s is a script', async (path) => {
    const response = await fetch(base + path);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect((await response.text()).length).toBeGreaterThan(100);
  });

  test.each([
    ['/frames/card', 'color-scheme:light}'],
    ['/', 'color-scheme:light dark;'],
  ])('%s has its colours by %s', async (path, scheme) => {
    const [last] =
      (await (await fetch(base + path)).text()).match(/color-scheme:[^;}]+.(?!.*color-scheme)/s) ??
      [];
    expect(last).toBe(scheme);
  });

  test('the fields of a card have no boxes within that of the page, nor air beside them', async () => {
    const card = await (await fetch(`${base}/frames/card`)).text();
    expect(card).toContain('body{max-width:none;padding:0}');
    expect(card).toMatch(/input:not\(\[type=checkbox\]\)\{border:0;/);
    expect(await (await fetch(`${base}/`)).text()).not.toContain('border:0');
  });

  test('what a page is told of a name is no markup', async () => {
    const account = await stripe.accounts.create({ country: 'CA' });
    const response = await fetch(`${base}/onboarding/${account.id}/%3Cscript%3E`);
    expect([response.status, (await response.text()).includes('<script>')]).toEqual([410, false]);
  });

  test('the bank asks nobody without the client secret', async () => {
    const intent = await stripe.setupIntents.create({
      payment_method: 'pm_card_threeDSecure2Required',
      confirm: true,
    });
    expect((await fetch(`${base}/three-d-secure/${intent.id}?client_secret=x`)).status).toBe(404);
    const secret = String(intent.client_secret);
    const asked = await fetch(`${base}/three-d-secure/${intent.id}?client_secret=${secret}`);
    expect(await asked.text()).toContain('Complete');
  });
});

describe('the server', () => {
  test('is well, and answers under its own names alone', async () => {
    const statuses = [];
    for (const host of ['pay.localhost:4102', '127.0.0.1', 'evil.example']) {
      statuses.push((await server.inject({ url: '/health', headers: { host } })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 421]);
  });
});

describe('controls', () => {
  test('a page of another site sets nothing', async () => {
    const answer = await control('clock', { ahead_ms: '1' }, { origin: 'http://evil.localhost' });
    expect(answer.status).toBe(403);
    const state = await fetch(`${base}/control/state`);
    expect(await state.json()).toMatchObject({ clock: { aheadMs: 0 } });
  });

  test('an unknown control or a senseless value is refused', async () => {
    expect((await control('money', {})).status).toBe(404);
    expect((await control('delivery', { repeats: '-1' })).status).toBe(400);
    expect((await control('delivery', { repeats: '1', more: '2' })).status).toBe(400);
    const state = await fetch(`${base}/control/state`);
    expect(await state.json()).toMatchObject({ delivery: { repeats: 0 } });
  });

  test('the clock moves what is made and what is due', async () => {
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const price = await stripe.prices.create({
      currency: 'cad',
      unit_amount: 10_00,
      recurring: { interval: 'month' },
      product_data: { name: 'Board' },
    });
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
    });
    await control('clock', { ahead_ms: String(32 * 86_400_000) });
    await expect
      .poll(async () => (await stripe.invoices.list({ subscription: id })).data.length)
      .toBe(2);
    const later = await stripe.customers.create({});
    expect(later.created - customer.created).toBeGreaterThanOrEqual(32 * 86_400);
    await control('clock', { ahead_ms: '0' });
  });

  test('the clock is set by days, and the page offers one and says what that does', async () => {
    const text = await (await fetch(base)).text();
    expect(text).toMatch(/name="ahead_days"[^>]* value="1"/);
    expect(text).toContain('Moves the clock of this sandbox and of the product together');
    for (const days of ['-1', '0.5', '4000', 'x']) {
      expect((await control('clock', { ahead_days: days })).status).toBe(400);
    }
    const answer = await control('clock', { ahead_days: '2' });
    expect(await answer.json()).toMatchObject({ clock: { aheadMs: 2 * 86_400_000 } });
    const back = await control('clock', { ahead_days: '0' });
    expect(await back.json()).toMatchObject({ clock: { aheadMs: 0 } });
  });

  test('an event is sent again on demand', async () => {
    const { received, url } = await startListener();
    await stripe.webhookEndpoints.create({ url, enabled_events: ['customer.deleted'] });
    const { id } = await stripe.customers.create({});
    await stripe.customers.del(id);
    await expect.poll(() => received.length).toBe(1);
    const event = JSON.parse(received[0]?.body ?? '').id;
    await control('repeat', { event });
    await expect.poll(() => received.length).toBe(2);
    expect(JSON.parse(received[1]?.body ?? '').id).toBe(event);
  });

  test('a fault of the control page befalls one request', async () => {
    await control('faults', { kind: 'error', times: '1', path: '/v1/customers' });
    await expect(stripe.customers.create({})).rejects.toThrow('control page');
    expect((await stripe.customers.create({})).id).toMatch(/^cus_/);
  });
});
