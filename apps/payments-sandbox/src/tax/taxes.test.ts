import { expect, test } from 'vitest';
import { refusal, startSandbox } from '../sandbox.fixture.ts';

const { stripe, port } = await startSandbox();
const { tax } = stripe;
const onShop = { stripeAccount: 'acct_demoPantryCA' };
const onOther = { stripeAccount: 'acct_demoFurnitureCA' };
const gst = { country: 'CA', country_options: { ca: { type: 'standard' as const } } };

test('settings wait for the head office, and are each account’s own', async () => {
  expect(await tax.settings.retrieve({}, onShop)).toMatchObject({
    status: 'pending',
    status_details: { pending: { missing_fields: ['head_office'] } },
  });
  await tax.settings.update({ defaults: { tax_behavior: 'exclusive' } }, onShop);
  expect((await tax.settings.retrieve({}, onShop)).status).toBe('pending');
  const address = { country: 'CA', state: 'ON' };
  await tax.settings.update({ head_office: { address } }, onShop);
  expect(await tax.settings.retrieve({}, onShop)).toMatchObject({
    status: 'active',
    status_details: { active: {} },
    defaults: { tax_behavior: 'exclusive', tax_code: null },
    head_office: { address },
  });
  for (const options of [onOther, {}]) {
    expect((await tax.settings.retrieve({}, options)).status).toBe('pending');
  }
  const { data } = await stripe.events.list({ type: 'tax.settings.updated' }, onShop);
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    account: onShop.stripeAccount,
    data: { object: { status: 'active' }, previous_attributes: { status: 'pending' } },
  });
});

test.each([
  [{ defaults: { tax_code: 'txcd_nothing' } }, 'defaults[tax_code]'],
  [{ head_office: { address: { state: 'ON' } } }, 'head_office[address][country]'],
  [{ head_office: { address: { country: 'US' } } }, 'head_office[address][state]'],
])('%j is refused', async (settings, param) => {
  expect(await refusal(tax.settings.update(settings, onOther))).toMatchObject({
    statusCode: 400,
    param,
  });
  expect((await tax.settings.retrieve({}, onOther)).status).toBe('pending');
});

test('a registration’s state follows the clock, and a place has one at a time', async () => {
  const now = Math.floor(Date.now() / 1_000);
  const first = await tax.registrations.create(
    { ...gst, active_from: 'now', expires_at: now + 86_400 },
    onShop,
  );
  expect(first.status).toBe('active');
  const again = tax.registrations.create({ ...gst, active_from: 'now' }, onShop);
  expect((await refusal(again)).statusCode).toBe(400);
  const quebec = {
    country: 'CA',
    country_options: {
      ca: { type: 'province_standard' as const, province_standard: { province: 'QC' } },
    },
  };
  const later = await tax.registrations.create(
    { ...quebec, active_from: now + 2 * 86_400 },
    onShop,
  );
  expect(later.status).toBe('scheduled');
  await fetch(`http://127.0.0.1:${port}/control/clock`, {
    method: 'POST',
    body: new URLSearchParams({ ahead_days: '3' }),
  });
  const idsOf = async (status: 'active' | 'expired' | 'scheduled') =>
    (await tax.registrations.list({ status }, onShop)).data.map(({ id }) => id);
  expect([await idsOf('active'), await idsOf('expired'), await idsOf('scheduled')]).toEqual([
    [later.id],
    [first.id],
    [],
  ]);
  await tax.registrations.create({ ...gst, active_from: 'now' }, onShop);
  expect(await tax.registrations.list({}, onShop).autoPagingToArray({ limit: 10 })).toHaveLength(3);
  const others = (await tax.registrations.list({}, onOther)).data;
  expect(others.map(({ id }) => id)).toEqual(['taxreg_demoFurnitureCA']);
});

test.each([
  { country: 'FR', country_options: { fr: { type: 'standard' as const } } },
  { country: 'CA', country_options: {} },
  { country: 'US', country_options: { us: { type: 'state_sales_tax' as const, state: '' } } },
])('a registration of %j is refused', async (registration) => {
  const made = tax.registrations.create({ ...registration, active_from: 'now' }, onOther);
  expect((await refusal(made)).statusCode).toBe(400);
});

test('codes come page by page, the same for every account', async () => {
  const all = await stripe.taxCodes.list({ limit: 2 }, onShop).autoPagingToArray({ limit: 100 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(5);
  expect((await refusal(stripe.taxCodes.retrieve('txcd_none'))).statusCode).toBe(404);
});
