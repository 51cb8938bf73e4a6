import { replacedPlanOf } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { LicenseRow } from '../license-row.ts';

/** What was bought, as a mail to its buyer names it. */
export function nameItem({ planNickname, invoice }: LicenseRow, locale: Locale): string {
  if (planNickname === null) return singleBoards[locale];
  const before = replacedPlanOf(invoice);
  if (!before) return planNickname;
  const { nickname, days } = before;
  return fillMessage(inPlaceOf[locale], { plan: planNickname, before: nickname, days });
}

const inPlaceOf: Readonly<Record<Locale, string>> = {
  'en-CA': '{plan} in place of {before}, the difference for {days} days',
  'en-US': '{plan} in place of {before}, the difference for {days} days',
  'en-AU': '{plan} in place of {before}, the difference for {days} days',
  'fr-CA': '{plan} à la place de {before}, la différence pour {days} jours',
};

const singleBoards: Readonly<Record<Locale, string>> = {
  'en-CA': 'Single boards',
  'en-US': 'Single boards',
  'en-AU': 'Single boards',
  'fr-CA': 'Panneaux à l’unité',
};

/** Whoever bought it, with an address; nobody once the account is closed. */
export async function findBuyer(transaction: Queries, { buyerId, listingId }: LicenseRow) {
  if (buyerId === null) return undefined;
  const [found] = await transaction
    .select({ email: users.email, locale: users.locale, title: listings.title })
    .from(users)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(eq(users.id, buyerId));
  return found?.email ? { ...found, email: found.email } : undefined;
}
