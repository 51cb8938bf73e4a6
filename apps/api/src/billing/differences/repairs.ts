import type { DifferenceKind } from '@boardwalk/sdk-core/billing/provider/provider-terms';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { syncCards } from '../cards/sync-cards.ts';
import { forgetCustomer, isCustomerGone } from '../customers/forget-customer.ts';
import { addErrand } from '../errands/add-errand.ts';
import { paymentCustomers } from '../tables.ts';
import { type Difference, differsNoMore, numberOf, type Repair } from './repair.ts';
import { finishCharge, giveBack, refundAgain, takeBack } from './repair-charges.ts';

const repairs: Readonly<Record<DifferenceKind, Repair>> = {
  'customer-gone': {
    ask: requireGone,
    write: (queries, _, difference) => forgetCustomer(queries, numberOf(difference)),
  },
  'customer-unknown': { ask: requireUnknown, write: deleteThere },
  'cards-differ': {
    ask: (platform, difference) => syncCards(platform, numberOf(difference)),
  },
  'charge-unknown': finishCharge,
  'charged-twice': finishCharge,
  'charge-missing': takeBack,
  'amount-differs': giveBack,
  'refund-failed': refundAgain,
  'given-unpaid': {
    ask: async () => {
      throw new Problem('conflict', 'People look why this runs, and settle it by hand.');
    },
  },
};

export function getRepair(kind: DifferenceKind): Repair {
  return repairs[kind];
}

/** An error in a comparison must cost nobody their cards. */
async function requireGone(platform: Platform, difference: Difference): Promise<void> {
  const { provider } = requirePayments(platform);
  if (!(await isCustomerGone(provider, numberOf(difference)))) throw differsNoMore();
}

async function requireUnknown(platform: Platform, difference: Difference): Promise<void> {
  const { provider } = requirePayments(platform);
  const customer = await findAtProvider(provider.customers.retrieve(numberOf(difference)));
  if (!customer || customer.deleted || !customer.metadata.key) throw differsNoMore();
  const [known] = await platform.database
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(eq(sql`${paymentCustomers.key}::text`, customer.metadata.key));
  if (known) throw differsNoMore();
}

function deleteThere(queries: Queries, platform: Platform, difference: Difference): Promise<void> {
  return addErrand(queries, platform, {
    kind: 'delete-customer',
    objectId: numberOf(difference),
  });
}
