import type { NoticeKind } from '@boardwalk/sdk-core/licenses/term/last-days';
import { boards, checkout, subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { and, asc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { boardPlaces } from '../../boards/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { sanitizeMailText, trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { holderOf, type LicenseRow } from '../license-row.ts';
import { licenseNotices, licensePlans } from '../tables.ts';
import { endedMail } from './ended-mail.ts';
import { endingMail } from './ending-mail.ts';
import { findBuyer, mostLines, nameBoards, nameSold, readBoardNames } from './mail-names.ts';

/** When a notice is sent, and where its links lead. */
export interface LicenseNoticeContext {
  readonly now: Date;
  readonly siteOrigin: string;
}

/**
 * Writes to a licence's buyer about its end, once for its due date: a process that is cut off has sent
 * nothing and written nothing down, as both are one transaction. Answers whether a mail was queued.
 */
export async function sendNotice(
  transaction: Queries,
  license: LicenseRow,
  kind: NoticeKind,
  context: LicenseNoticeContext,
): Promise<boolean> {
  if (!(await decideNotice(transaction, license, kind, context))) return false;
  const buyer = await findBuyer(transaction, license);
  if (!buyer) return false;
  const { email: to, locale, title } = buyer;
  const ids = await findLastBoards(transaction, license);
  const format = createDateFormatter(locale, license.timeZone);
  const values = {
    listing: sanitizeMailText(title),
    item: sanitizeMailText(nameSold(license, locale)),
    date: trustedMailText(format(license.dueAt.toISOString(), 'instantOfYear')),
    ...nameBoards(await readBoardNames(transaction, ids)),
    renews: trustedMailText(license.renews ? 'renews' : ''),
    againLink: pageLink(context, await buyAgainPath(transaction, license, ids)),
    link: pageLink(context, boards({}).path),
  };
  const template = kind === 'ended' ? endedMail : endingMail;
  await queueMail(transaction, { template, to, locale, values }, context.now);
  return true;
}

/** Writes down that a notice is sent, or comes too late to be one; false where that was done before. */
export async function decideNotice(
  transaction: Queries,
  { id, dueAt }: Pick<LicenseRow, 'id' | 'dueAt'>,
  kind: NoticeKind,
  { now }: Pick<LicenseNoticeContext, 'now'>,
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(licenseNotices)
    .values({ licenseId: id, kind, dueAt, decidedAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The boards that a licence has, or had until it was due. */
async function findLastBoards(
  transaction: Queries,
  { id, dueAt }: LicenseRow,
): Promise<readonly number[]> {
  const { boardId, holder, assignedAt, releasedAt } = boardPlaces;
  const rows = await transaction
    .selectDistinct({ boardId })
    .from(boardPlaces)
    .where(
      and(
        eq(holder, holderOf(id)),
        isNotNull(assignedAt),
        or(isNull(releasedAt), gte(releasedAt, dueAt)),
      ),
    )
    .orderBy(asc(boardId));
  return rows.map((row) => row.boardId);
}

/**
 * Where the same is bought again, with listing, plan and boards chosen: a page, on which nothing is
 * charged before its reader confirms the total. More boards than a mail names are chosen on the map.
 */
async function buyAgainPath(
  transaction: Queries,
  { listingId, planId }: LicenseRow,
  boardIds: readonly number[],
): Promise<string> {
  const isNamed = boardIds.length > 0 && boardIds.length <= mostLines;
  const query = {
    listingId: String(listingId),
    ...(isNamed && { billboards: boardIds.join() }),
  };
  const plan = planId === null ? undefined : await findSold(transaction, planId);
  if (!plan) return subscriptions({}, query).path;
  const chosen = { ...query, planId: plan.code ?? plan.id };
  return (isNamed ? checkout({}, chosen) : subscriptions({}, chosen)).path;
}

/** A plan that is sold still. */
async function findSold(transaction: Queries, planId: string) {
  const [plan] = await transaction
    .select({ id: licensePlans.id, code: licensePlans.code })
    .from(licensePlans)
    .where(and(eq(licensePlans.id, planId), isNull(licensePlans.endedAt)));
  return plan;
}
