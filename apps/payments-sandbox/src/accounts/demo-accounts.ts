import type { Stripe } from 'stripe';
import { readNow } from '../platform/controls.ts';
import type { Database } from '../platform/database.ts';
import { objects } from '../platform/tables.ts';
import { describeAccount } from './describe-account.ts';
import { describeRequirements } from './requirements.ts';

interface DemoAccount {
  readonly id: string;
  readonly country: 'CA' | 'AU';
  readonly name: string;
  /** What it collects taxes by in its country; a small supplier has nothing. */
  readonly registered?: Stripe.Tax.Registration.CountryOptions;
}

/** Accounts of the sellers of the product's demo, who have been through onboarding. */
export const demoAccounts: readonly DemoAccount[] = [
  { id: 'acct_demoPantryCA', country: 'CA', name: 'Érablière du Vieux-Chemin' },
  {
    id: 'acct_demoFurnitureCA',
    country: 'CA',
    name: 'Escarpment Furniture',
    registered: { ca: { type: 'standard' } },
  },
  {
    id: 'acct_demoOutfittersAU',
    country: 'AU',
    name: 'Harbour Street Outfitters',
    registered: { au: { standard: { place_of_supply_scheme: 'standard' }, type: 'standard' } },
  },
];

/** Makes the accounts of the demo's sellers; one that is there stays as it is. */
export async function ensureDemoAccounts(database: Database): Promise<void> {
  const created = await readNow(database);
  for (const { id, country, name, registered } of demoAccounts) {
    const body: Stripe.Account = {
      ...describeAccount({ id, country, created, profile: { name } }),
      business_type: 'individual',
      capabilities: { card_payments: 'active', transfers: 'active' },
      ...describeRequirements([]),
    };
    await database
      .insert(objects)
      .values({ id, kind: 'account', account: '', body, secrets: {} })
      .onConflictDoNothing({ target: objects.id });
    if (registered) await register(database, { id, country, registered, created });
  }
}

interface NewRegistration extends Pick<DemoAccount, 'id' | 'country'> {
  readonly registered: Stripe.Tax.Registration.CountryOptions;
  readonly created: number;
}

async function register(
  database: Database,
  { id: account, country, registered, created }: NewRegistration,
): Promise<void> {
  const id = account.replace('acct_', 'taxreg_');
  const body: Stripe.Tax.Registration = {
    ...{ id, object: 'tax.registration', country, created, active_from: created },
    ...{ country_options: registered, expires_at: null, livemode: false, status: 'active' },
  };
  await database
    .insert(objects)
    .values({ id, kind: 'tax.registration', account, body, secrets: {} })
    .onConflictDoNothing({ target: objects.id });
}
