import {
  type CardBrand,
  cardExpiry,
  daysOfNotice,
  isExpiringSoon,
} from '@boardwalk/sdk-core/billing/cards/card-rules';
import { billing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Extensions } from '../../platform/extensions/extensions.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { defaultCards, savedCards } from '../tables.ts';
import { cardUses } from './card-uses.ts';
import { expiryMail } from './expiry-mail.ts';

/** Cards of one transaction. */
const batch = 500;

const names: Readonly<Record<Exclude<CardBrand, 'ElectronicTransfer'>, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

export const expiringCards: Job = {
  name: 'tell-expiring-cards',
  summary: 'Notifies owners of cards in use that the cards expire within 30 days, once per card.',
  everyMs: hourMs,
  run: tellExpiring,
};

type Context = Pick<JobContext, 'database' | 'clock' | 'configuration' | 'extensions' | 'signal'>;

/** Writes to owners of cards in use that expire within the days of notice; returns how many mails. */
async function tellExpiring(context: Context): Promise<number> {
  const now = context.clock.now();
  let told = 0;
  let after: string | undefined = '';
  while (after !== undefined && !context.signal.aborted) {
    const found = await tellBatch(context, after, now);
    told += found.told;
    after = found.last;
  }
  return told;
}

/** Writes to the owners of the next cards; `last` is missing where there are no more. */
function tellBatch({ database, configuration, extensions }: Context, after: string, now: Date) {
  return database.transaction(async (transaction) => {
    const cards = await findExpiring(transaction, after, now);
    const expiring = cards.filter((card) => isExpiringSoon(card, now.getTime()));
    const used = await findUsed(
      transaction,
      extensions,
      expiring.map(({ paymentId }) => paymentId),
      now,
    );
    // One that is not in use yet may come to be.
    const told = expiring.filter(({ paymentId }) => used.has(paymentId));
    const link = pageLink(configuration, billing({}).path);
    for (const card of told) {
      await transaction
        .update(savedCards)
        .set({ toldExpiry: sql`${endOf}` })
        .where(eq(savedCards.paymentId, card.paymentId));
      // Users who closed their account have no cards, and those who have cards confirmed an address
      // once.
      if (card.email === null) continue;
      const date = trustedMailText(lastDay(card, card.locale));
      const values = { card: trustedMailText(nameOf(card)), date, link };
      const mail = { template: expiryMail, to: card.email, locale: card.locale, values };
      await queueMail(transaction, mail, now);
    }
    const last = cards.length === batch ? cards.at(-1)?.paymentId : undefined;
    return { told: told.length, last };
  });
}

/** The month of expiry that a card states: `2026-12`. */
const endOf = sql`${savedCards.expiryYear} || '-' || ${savedCards.expiryMonth}`;

/**
 * Finds cards of the months that the days of notice touch, of which their owners were not notified
 * yet.
 */
function findExpiring(transaction: Queries, after: string, now: Date) {
  const { expiryYear: year, expiryMonth: month, toldExpiry, paymentId } = savedCards;
  const soon = new Date(now.getTime() + daysOfNotice * dayMs);
  const months = [now, soon].map((at) =>
    and(eq(year, at.getUTCFullYear()), eq(month, at.getUTCMonth() + 1)),
  );
  const { brand, last4, expiryYear, expiryMonth } = savedCards;
  const { email, locale } = users;
  return transaction
    .select({ paymentId, brand, last4, expiryYear, expiryMonth, email, locale })
    .from(savedCards)
    .innerJoin(users, eq(users.id, savedCards.userId))
    .where(
      and(
        gt(paymentId, after),
        or(...months),
        or(isNull(toldExpiry), ne(toldExpiry, endOf)),
        isNotNull(email),
        eq(users.state, 'active'),
      ),
    )
    .orderBy(asc(paymentId))
    .limit(batch)
    .for('update', { of: savedCards });
}

/** Those that are chosen for something, or that something runs on. */
async function findUsed(
  transaction: Queries,
  extensions: Extensions,
  paymentIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const chosen = await transaction
    .select({ paymentId: defaultCards.paymentId })
    .from(defaultCards)
    .where(inArray(defaultCards.paymentId, [...paymentIds]));
  const used = new Set(chosen.map(({ paymentId }) => paymentId));
  for (const uses of extensions.all(cardUses)) {
    for (const id of await uses.find(transaction, paymentIds, now)) used.add(id);
  }
  return used;
}

function nameOf({ brand, last4 }: { readonly brand: CardBrand; readonly last4: string }): string {
  return brand === 'ElectronicTransfer' ? last4 : `${names[brand]} •••• ${last4}`;
}

/** The day through which it pays: the last of its month. */
function lastDay(card: Parameters<typeof cardExpiry>[0], locale: Locale): string {
  const expiry = cardExpiry(card);
  if (expiry === undefined) throw new Error('Only what expires has a last day.');
  return createDateFormatter(locale, 'UTC')(new Date(expiry - 1).toISOString());
}
