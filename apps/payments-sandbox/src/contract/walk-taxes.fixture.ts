import type { Stripe } from 'stripe';
import type { Note } from './note.fixture.ts';

const inAYear = () => Math.floor(Date.now() / 1_000) + 366 * 86_400;

/** Codes, settings and registrations of a shop's taxes. */
export async function walkTaxes(stripe: Stripe, note: Note): Promise<void> {
  const { taxCodes, tax } = stripe;
  const onShop = { stripeAccount: 'acct_demoPantryCA' };
  await note('ApiList<Stripe.TaxCode>', taxCodes.list({ limit: 3 }));
  await note('TaxCode', taxCodes.retrieve('txcd_99999999'));
  await note('Tax.Settings', tax.settings.retrieve({}, onShop));
  await note(
    'Tax.Settings',
    tax.settings.update(
      {
        defaults: { tax_behavior: 'exclusive', tax_code: 'txcd_99999999' },
        head_office: { address: { country: 'CA', state: 'ON', line1: '1 King Street West' } },
      },
      onShop,
    ),
  );
  await note('Tax.Settings', tax.settings.retrieve({}, onShop));
  const { registrations } = tax;
  const wanted: Stripe.Tax.RegistrationCreateParams[] = [
    { country: 'CA', country_options: { ca: { type: 'standard' } }, active_from: 'now' },
    {
      country: 'CA',
      country_options: {
        ca: { type: 'province_standard', province_standard: { province: 'QC' } },
      },
      active_from: 'now',
      expires_at: inAYear(),
    },
    {
      country: 'US',
      country_options: { us: { type: 'state_sales_tax', state: 'NY' } },
      active_from: inAYear(),
    },
    { country: 'AU', country_options: { au: { type: 'standard' } }, active_from: 'now' },
  ];
  for (const one of wanted) await note('Tax.Registration', registrations.create(one, onShop));
  await note('ApiList<Stripe.Tax.Registration>', registrations.list({ status: 'all' }, onShop));
  await note('ApiList<Stripe.Event>', stripe.events.list({ type: 'tax.settings.updated' }, onShop));
}
