import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { replacedPlanOf } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { boardsTable } from '../../boards/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  type SafeMailText,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import type { LicenseRow } from '../license-row.ts';

/** Finds the buyer of a licence, with an address; nobody once the account is closed. */
export async function findBuyer(
  transaction: Queries,
  { buyerId, listingId }: Pick<LicenseRow, 'buyerId' | 'listingId'>,
) {
  if (buyerId === null) return undefined;
  const [found] = await transaction
    .select({ email: users.email, locale: users.locale, title: listings.title })
    .from(users)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(eq(users.id, buyerId));
  return found?.email ? { ...found, email: found.email } : undefined;
}

/** What a licence is called: by its plan, where it has one. */
export function nameSold(
  { planNickname }: Pick<LicenseRow, 'planNickname'>,
  locale: Locale,
): string {
  return planNickname ?? singleBoards[locale];
}

const singleBoards: Readonly<Record<Locale, string>> = {
  'en-CA': 'Single boards',
  'en-US': 'Single boards',
  'en-AU': 'Single boards',
  'fr-CA': 'Panneaux à l’unité',
};

/** What was bought, as its buyer has read it: a larger plan is the difference to the one before. */
export function nameItem(
  { planNickname }: Pick<LicenseRow, 'planNickname'>,
  invoice: License['invoice'],
  locale: Locale,
): string {
  const before = replacedPlanOf(invoice);
  if (planNickname === null || !before) return nameSold({ planNickname }, locale);
  const { nickname, days } = before;
  return fillMessage(inPlaceOf[locale], { plan: planNickname, before: nickname, days });
}

const inPlaceOf: Readonly<Record<Locale, string>> = {
  'en-CA': '{plan} in place of {before}, the difference for {days} days',
  'en-US': '{plan} in place of {before}, the difference for {days} days',
  'en-AU': '{plan} in place of {before}, the difference for {days} days',
  'fr-CA': '{plan} à la place de {before}, la différence pour {days} jours',
};

/** The names of boards, in the order of their ids. */
export async function readBoardNames(
  queries: Queries,
  ids: readonly number[],
): Promise<readonly string[]> {
  const named = await queries
    .select({ name: boardsTable.name })
    .from(boardsTable)
    .where(inArray(boardsTable.id, [...ids]))
    .orderBy(asc(boardsTable.id));
  return named.map(({ name }) => name);
}

/** Lines that boards have in a mail; the page that it leads to names all of them. */
export const mostLines = 50;

/** Boards of a mail, a line each; where there are more than lines, the last one counts them. */
export function nameBoards(names: readonly string[]): {
  readonly boards: readonly { readonly name: SafeMailText }[];
  readonly more: SafeMailText;
} {
  const named = names.length <= mostLines ? names : names.slice(0, mostLines - 1);
  const further = names.length - named.length;
  return {
    boards: named.map((name) => ({ name: sanitizeMailText(name) })),
    more: trustedMailText(further === 0 ? '' : further),
  };
}
