import type { Stripe } from 'stripe';
import { readNow } from '../platform/controls.ts';
import type { Database } from '../platform/database.ts';
import { objects } from '../platform/tables.ts';
import { describeAccount } from './describe-account.ts';
import { describeRequirements } from './requirements.ts';

/** Accounts of the sellers of the product's demo, who have been through onboarding. */
export const demoAccounts = [
  { id: 'acct_demoPantryCA', country: 'CA', name: 'Érablière du Vieux-Chemin' },
  { id: 'acct_demoFurnitureCA', country: 'CA', name: 'Escarpment Furniture' },
  { id: 'acct_demoOutfittersAU', country: 'AU', name: 'Harbour Street Outfitters' },
] as const;

/** Makes the accounts of the demo's sellers; one that is there stays as it is. */
export async function ensureDemoAccounts(database: Database): Promise<void> {
  const created = await readNow(database);
  for (const { id, country, name } of demoAccounts) {
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
  }
}
