import type { MailedAlert } from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import { and, eq, gt } from 'drizzle-orm';
import { brokenLink } from '../../account/mail/mailed-token.ts';
import { hashToken } from '../../account/secret-token.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isNotDeleted } from '../rules/deleted-rules.ts';
import { alertRequests, alertRules, type RequestRow } from '../tables.ts';

/** What a link asks for; `gone` where it is over or unknown. */
export async function requireRequest(
  queries: Queries,
  token: string,
  now: Date,
): Promise<RequestRow> {
  const [request] = await queries.select().from(alertRequests).where(worksAt(token, now));
  if (!request) throw brokenLink();
  return request;
}

/** The same, which nobody else confirms until the transaction ends. */
export async function lockRequest(
  transaction: Queries,
  token: string,
  now: Date,
): Promise<RequestRow> {
  const [request] = await transaction
    .select()
    .from(alertRequests)
    .where(worksAt(token, now))
    .for('update');
  if (!request) throw brokenLink();
  return request;
}

function worksAt(token: string, now: Date) {
  return and(eq(alertRequests.tokenHash, hashToken(token)), gt(alertRequests.expiresAt, now));
}

/** Whose the alert is that a request has started; null before, and `gone` once that is deleted. */
export async function findKeeper(
  queries: Queries,
  { confirmedAt, ruleId }: Pick<RequestRow, 'confirmedAt' | 'ruleId'>,
): Promise<MailedAlert['keptBy']> {
  if (confirmedAt === null) return null;
  if (ruleId === null) throw brokenLink();
  const [rule] = await queries
    .select({ ownerId: alertRules.ownerId })
    .from(alertRules)
    .where(and(eq(alertRules.id, ruleId), isNotDeleted));
  if (!rule) throw brokenLink();
  return rule.ownerId === null ? 'address' : 'account';
}

/** Describes a request as the holder of its link sees it. */
export function describeRequest(
  { name, kind, frequency, news, email, expiresAt }: RequestRow,
  { words, keptBy }: Pick<MailedAlert, 'words' | 'keptBy'>,
): MailedAlert {
  return {
    name,
    listingType: kind,
    words,
    frequency,
    news,
    email,
    keptBy,
    expiresAt: expiresAt.toISOString(),
  };
}
