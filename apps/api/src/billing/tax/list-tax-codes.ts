import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { asc } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { readTaxCodes } from './read-tax-codes.ts';
import { providerTaxCodes } from './tables.ts';

/** Lists the provider's tax codes as they were read last; where they never were, they are now. */
export const listTaxCodes: Handler<typeof schemas.listTaxCodes> = async (_, context) => {
  const { id, name, description, position } = providerTaxCodes;
  const stored = await context.database
    .select({ id, name, description })
    .from(providerTaxCodes)
    .orderBy(asc(position));
  return stored.length > 0 ? stored : readTaxCodes(context);
};
