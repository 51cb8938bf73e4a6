import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import { findLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { savedCards } from '../tables.ts';

type Named = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'locale'>;

/** Who buys, as invoices name them. */
export interface Payer {
  readonly name: string | null;
  readonly locale: Locale;
}

/** The name and the language of who buys; a closed account has neither. */
export async function findPayer(queries: Queries, userId: number | null): Promise<Payer> {
  const { firstName, lastName, locale } = users;
  const [user] =
    userId === null
      ? []
      : await queries
          .select({ firstName, lastName, locale })
          .from(users)
          .where(eq(users.id, userId));
  return payerOf(user);
}

/** The same of a person whose row is read. */
export function payerOf(user: Named | undefined): Payer {
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || null;
  return { name, locale: findLocale([user?.locale]) };
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
