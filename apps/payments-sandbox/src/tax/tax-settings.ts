import type { Stripe } from 'stripe';
import { readAddress } from '../customers/addresses.ts';
import { newId } from '../platform/ids.ts';
import type { Input } from '../platform/input.ts';
import type { Call } from '../platform/operation.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { getTaxCode } from './tax-codes.ts';

const behaviours = ['exclusive', 'inclusive', 'inferred_by_currency'] as const;

const none: Stripe.Tax.Settings = {
  object: 'tax.settings',
  defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
  head_office: null,
  livemode: false,
  status: 'pending',
  status_details: { pending: { missing_fields: ['head_office'] } },
};

/** How an account is set up for taxes; one that never was waits for its head office. */
export async function readTaxSettings({
  store,
}: Pick<Call, 'store'>): Promise<Stripe.Tax.Settings> {
  const [kept] = await store.all('tax.settings');
  if (kept === undefined) return none;
  const { id: _, ...settings } = kept;
  return settings;
}

/** Changes what is given; the provider takes nothing back that was set once. */
export async function changeTaxSettings(call: Call): Promise<Stripe.Tax.Settings> {
  const { store, input } = call;
  const before = await readTaxSettings(call);
  const defaults = input.part('defaults');
  const code = defaults?.text('tax_code');
  const head_office = readHeadOffice(input) ?? before.head_office;
  const settings: Stripe.Tax.Settings = {
    ...before,
    defaults: {
      ...before.defaults,
      tax_behavior: defaults?.choice('tax_behavior', behaviours) ?? before.defaults.tax_behavior,
      tax_code: code ? getTaxCode(code, 'defaults[tax_code]').id : before.defaults.tax_code,
    },
    head_office,
    ...(head_office !== null && { status: 'active', status_details: { active: {} } }),
  };
  const [kept] = await store.all('tax.settings');
  if (kept) await store.save({ ...settings, id: kept.id });
  else await store.insert({ ...settings, id: newId('taxset') });
  const { defaults: earlier, head_office: office, status, status_details } = before;
  const previous = { defaults: earlier, head_office: office, status, status_details };
  await store.tell('tax.settings.updated', settings, previous);
  return settings;
}

/** Countries whose taxes depend on the province or state. */
const withRegions: ReadonlySet<string> = new Set(['CA', 'US']);

function readHeadOffice(input: Input): Stripe.Tax.Settings.HeadOffice | null {
  const address = readAddress(input.part('head_office')?.part('address'));
  if (address === null) return null;
  const { country, state } = address;
  if (country === null) throw missing('country');
  if (withRegions.has(country) && state === null) throw missing('state');
  return { address };
}

function missing(name: string) {
  const param = `head_office[address][${name}]`;
  return invalidParameter(param, `Missing required param: ${param}.`, 'parameter_missing');
}
