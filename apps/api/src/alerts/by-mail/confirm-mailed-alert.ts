import { mostMailedAlerts } from '@boardwalk/sdk-core/alerts/by-mail/limits';
import type * as schemas from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, sql } from 'drizzle-orm';
import { lockAddress } from '../../account/lock-address.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import type { AskedSearch } from '../../search/plan/read-request.ts';
import { indexRule } from '../index/index-rule.ts';
import { cantLook } from '../rules/resume-rule.ts';
import { readStoredRule } from '../rules/rule-request.ts';
import {
  alertAddresses,
  alertConsents,
  alertRequests,
  alertRules,
  type RequestRow,
} from '../tables.ts';
import { findAddress } from './find-address.ts';
import { describeRequest, findKeeper, lockRequest } from './mailed-request.ts';

/** Starts what a link asks for, once, and keeps who has agreed to it, when and from where. */
export const confirmMailedAlert: Handler<typeof schemas.confirmMailedAlert> = (
  { body: { token, wording } },
  context,
) => {
  const { database, caller, clock } = context;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, token, now);
    if (request.confirmedAt !== null) {
      return describeRequest(request, await findKeeper(transaction, request));
    }
    const asked = await readStoredRule(request, { ...context, database: transaction });
    if (typeof asked === 'string') throw cantLook(asked);
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
    return describeRequest(request, ownerId === undefined ? 'address' : 'account');
  });
};

/** The row of an address that is locked, with the language and the time zone that were asked for last. */
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
  const rules = await transaction.$count(alertRules, eq(alertRules.ownerId, user.id));
  return rules < mostRules ? user.id : undefined;
}

interface NewRule {
  readonly request: RequestRow;
  readonly whose: { readonly ownerId: number } | { readonly addressId: number };
  readonly asked: AskedSearch;
}

/** The rule of a request; one that is there already and tells the same is that. */
async function startRule(
  transaction: Queries,
  { request, whose, asked }: NewRule,
  now: Date,
): Promise<number> {
  const { kind, name, search, frequency, news } = request;
  const isTheirs =
    'ownerId' in whose
      ? eq(alertRules.ownerId, whose.ownerId)
      : eq(alertRules.addressId, whose.addressId);
  const [same] = await transaction
    .select({ id: alertRules.id })
    .from(alertRules)
    .where(
      and(
        isTheirs,
        eq(alertRules.kind, kind),
        eq(alertRules.frequency, frequency),
        sql`${alertRules.search} = ${JSON.stringify(search)}::jsonb and 'mail' = any(${alertRules.channels}) and ${alertRules.pausedFor} is null`,
      ),
    )
    .limit(1);
  if (same) return same.id;
  if (
    'addressId' in whose &&
    (await transaction.$count(alertRules, isTheirs)) >= mostMailedAlerts
  ) {
    throw new Problem(
      'conflict',
      `An address can have ${mostMailedAlerts} alerts at most. End one by the link in its mail, or open an account.`,
    );
  }
  const rule = { kind, name, search, frequency, news, channels: ['mail' as const] };
  const [row] = await transaction
    .insert(alertRules)
    .values({ ...rule, ...whose, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The rule was not kept.');
  await indexRule(transaction, row, asked);
  return row.id;
}
