import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import { findLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { savedCards } from '../tables.ts';

/** Who buys, as their profile says it. */
export interface Payer {
  readonly name: string | null;
  readonly locale: Locale;
  /** Null where it is not written in full. */
  readonly billedTo: IssuedInvoice['billedTo'];
}

const { firstName, lastName, locale } = users;

/** What of a person's row names them as who buys. */
export const payerColumns = {
  ...{ firstName, lastName, locale },
  address: {
    countryCode: users.billingCountry,
    state: users.billingState,
    postalCode: users.billingPostalCode,
    city: users.billingCity,
    line1: users.billingLine1,
  },
};

/** The name, the language and the billing address of who buys; a closed account has none of it. */
export async function findPayer(queries: Queries, userId: number | null): Promise<Payer> {
  const [user] =
    userId === null
      ? []
      : await queries.select(payerColumns).from(users).where(eq(users.id, userId));
  return payerOf(user);
}

interface PayerRow extends Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'locale'> {
  readonly address: ProfileAddress;
}

/** The same of a person whose row is read. */
export function payerOf(user: PayerRow | undefined): Payer {
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || null;
  const billedTo = user ? writtenAddress(user.address) : null;
  return { name, locale: findLocale([user?.locale]), billedTo };
}

type Billed = NonNullable<Payer['billedTo']>;

type ProfileAddress = { readonly [Part in keyof Billed]: Billed[Part] | null };

function writtenAddress({ countryCode, state, ...rest }: ProfileAddress): Payer['billedTo'] {
  const isWritten = countryCode && state && rest.postalCode && rest.city && rest.line1;
  return isWritten ? { countryCode, state, ...rest } : null;
}

/** The card that was charged; it may have been deleted at the provider meanwhile. */
export async function findChargedCard(
  queries: Queries,
  paymentMethodId: string,
): Promise<IssuedInvoice['card']> {
  const { brand, last4, paymentId } = savedCards;
  const [card] = await queries
    .select({ brand, last4 })
    .from(savedCards)
    .where(eq(paymentId, paymentMethodId));
  return card ?? null;
}
