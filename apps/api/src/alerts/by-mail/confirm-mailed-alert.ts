import type * as schemas from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, sql } from 'drizzle-orm';
import { lockAddress } from '../../account/lock-address.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { cantLook } from '../rules/resume-rule.ts';
import { readStoredRule } from '../rules/rule-request.ts';
import { countRulesOf } from '../rules/rule-room.ts';
import { alertAddresses, alertConsents, alertRequests, type RequestRow } from '../tables.ts';
import { describeRequestSearch } from './describe-request-search.ts';
import { findAddress } from './find-address.ts';
import { describeRequest, findKeeper, lockRequest } from './mailed-request.ts';
import { startRule } from './start-rule.ts';

/** Starts what a link asks for, once, and keeps who has agreed to it, when and from where. */
export const confirmMailedAlert: Handler<typeof schemas.confirmMailedAlert> = (
  { body: { token, wording, locale } },
  context,
) => {
  const { database, caller, clock } = context;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, token, now);
    const known = await findKeeper(transaction, request);
    const asked = await readStoredRule(request, { ...context, database: transaction });
    const words = describeRequestSearch(request, asked, locale ?? request.locale);
    if (known !== null) return describeRequest(request, { words, keptBy: known });
    if (asked === 'place') throw cantLook(asked);
    if (asked === 'values') throw outdated();
    await lockAddress(transaction, request.email);
    const addressId = await keepAddress(transaction, request, now);
    const ownerId = await findHeir(transaction, request.email);
    const whose = ownerId === undefined ? { addressId } : { ownerId };
    const ruleId = await startRule(transaction, { request, whose, asked }, now);
    const { kind, askedAt, askedFrom } = request;
    const consent = { addressId, ruleId, kind, wording, askedAt, askedFrom };
    await transaction
      .insert(alertConsents)
      .values({ ...consent, confirmedAt: now, confirmedFrom: caller.address });
    await transaction
      .update(alertRequests)
      .set({ confirmedAt: now, ruleId })
      .where(eq(alertRequests.tokenHash, request.tokenHash));
    if (ownerId !== undefined) await announce(transaction, 'alerts', ownerId);
    return describeRequest(request, {
      words,
      keptBy: ownerId === undefined ? 'address' : 'account',
    });
  });
};

/**
 * Stores the row of an address that is locked, with the language and the time zone of the last
 * request.
 */
async function keepAddress(
  transaction: Queries,
  { email, locale, timeZone }: RequestRow,
  now: Date,
): Promise<number> {
  const known = await findAddress(transaction, email);
  if (known) {
    await transaction
      .update(alertAddresses)
      .set({ locale, timeZone: timeZone ?? known.timeZone })
      .where(eq(alertAddresses.id, known.id));
    return known.id;
  }
  const [address] = await transaction
    .insert(alertAddresses)
    .values({ email, locale, timeZone, createdAt: now })
    .returning({ id: alertAddresses.id });
  if (!address) throw new Error('The address was not kept.');
  return address.id;
}

/** The open account, locked, that has confirmed the address itself and has room for one more alert. */
async function findHeir(transaction: Queries, email: string): Promise<number | undefined> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.state, 'active')))
    .for('no key update');
  if (!user) return undefined;
  const rules = await countRulesOf(transaction, user.id);
  return rules < mostRules ? user.id : undefined;
}

function outdated(): Problem {
  return new Problem('not-processable', 'This alert asks for something that is gone. Search anew.');
}
