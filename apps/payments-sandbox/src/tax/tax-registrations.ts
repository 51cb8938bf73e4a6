import type { Stripe } from 'stripe';
import { newId } from '../platform/ids.ts';
import type { Input } from '../platform/input.ts';
import type { Call } from '../platform/operation.ts';
import { invalidParameter, StripeFault } from '../platform/stripe-fault.ts';

type Registration = Stripe.Tax.Registration;
type Options = Stripe.Tax.Registration.CountryOptions;

const statuses = ['active', 'expired', 'scheduled'] as const;

/** The registrations of an account by their state, the newest first. */
export async function listRegistrations({ store, input }: Call): Promise<object> {
  const asked = input.choice('status', [...statuses, 'all']) ?? 'all';
  const limit = Math.min(input.whole('limit') ?? 10, 100);
  const after = input.text('starting_after');
  const all = (await store.all('tax.registration'))
    .map((one) => at(one, store.now))
    .filter(({ status }) => asked === 'all' || status === asked);
  const first = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  return {
    object: 'list',
    data: all.slice(first, first + limit),
    has_more: first + limit < all.length,
    url: '/v1/tax/registrations',
  };
}

/** Adds a registration, of which there is one at a time for a place. */
export async function createRegistration({ store, input }: Call): Promise<object> {
  const country = input.requireText('country').toUpperCase();
  const from = input.requireText('active_from');
  const active_from = from === 'now' ? store.now : (input.whole('active_from') ?? store.now);
  const expires_at = input.whole('expires_at') ?? null;
  if (expires_at !== null && expires_at <= active_from) {
    throw invalidParameter('expires_at', '`expires_at` must be later than `active_from`.');
  }
  const country_options = readOptions(input, country);
  const registration: Registration = {
    id: newId('taxreg'),
    object: 'tax.registration',
    active_from,
    country,
    country_options,
    created: store.now,
    expires_at,
    livemode: false,
    status: 'active',
  };
  for (const other of await store.all('tax.registration')) {
    const isSamePlace = placeOf(other) === placeOf(registration);
    if (isSamePlace && at(other, store.now).status !== 'expired') throw existsAlready();
  }
  await store.insert(registration);
  return at(registration, store.now);
}

/** Its state follows from the time. */
function at(registration: Registration, now: number): Registration {
  const { active_from, expires_at } = registration;
  if (active_from > now) return { ...registration, status: 'scheduled' };
  const isOver = expires_at !== null && expires_at <= now;
  return { ...registration, status: isOver ? 'expired' : 'active' };
}

function readOptions(input: Input, country: string): Options {
  const options = input.part('country_options');
  const of = options?.part(country.toLowerCase());
  if (of === undefined) {
    const param = `country_options[${country.toLowerCase()}]`;
    throw invalidParameter(param, `Missing required param: ${param}.`, 'parameter_missing');
  }
  switch (country) {
    case 'AU':
      of.choice('type', ['standard']);
      return { au: { standard: { place_of_supply_scheme: 'standard' }, type: 'standard' } };
    case 'CA': {
      const type = of.choice('type', ['province_standard', 'simplified', 'standard']) ?? 'standard';
      if (type !== 'province_standard') return { ca: { type } };
      const province = of.part('province_standard')?.requireText('province') ?? '';
      return { ca: { type, province_standard: { province } } };
    }
    case 'US':
      of.choice('type', ['state_sales_tax']);
      return { us: { state: of.requireText('state'), type: 'state_sales_tax' } };
    default:
      throw invalidParameter('country', `The sandbox registers nobody in ${country}.`);
  }
}

function placeOf({ country, country_options: { ca, us } }: Registration): string {
  return `${country} ${ca?.province_standard?.province ?? us?.state ?? ''}`;
}

function existsAlready(): StripeFault {
  return new StripeFault(400, 'There is a registration for this place already.');
}
