import { and, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { lockAddress } from '../../account/lock-address.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  alertAddresses,
  alertConsents,
  alertRefusals,
  alertRequests,
  alertRules,
} from '../tables.ts';
import { isTo } from './mail-room.ts';
import { refusalHash } from './refusals.ts';

/** Collects what was requested at a user's address, and what they have agreed to there. */
export async function collectMailed(queries: Queries, userId: number) {
  const addresses = await findOwnAddresses(queries, userId);
  const email = await findEmail(queries, userId);
  return {
    requests:
      email === null
        ? []
        : await queries
            .select({
              listingType: alertRequests.kind,
              name: alertRequests.name,
              search: alertRequests.search,
              askedAt: alertRequests.askedAt,
              askedFrom: alertRequests.askedFrom,
            })
            .from(alertRequests)
            .where(isTo(email))
            .orderBy(asc(alertRequests.askedAt)),
    refusedAt: email === null ? null : await findRefusal(queries, email),
    consents: await queries
      .select({
        email: alertAddresses.email,
        listingType: alertConsents.kind,
        wording: alertConsents.wording,
        askedAt: alertConsents.askedAt,
        askedFrom: alertConsents.askedFrom,
        confirmedAt: alertConsents.confirmedAt,
        confirmedFrom: alertConsents.confirmedFrom,
        endedAt: alertConsents.endedAt,
      })
      .from(alertConsents)
      .innerJoin(alertAddresses, eq(alertAddresses.id, alertConsents.addressId))
      .where(inArray(alertConsents.addressId, addresses))
      .orderBy(asc(alertConsents.id)),
  };
}

/** The address of somebody, and earlier ones from which they have alerts. */
export async function findOwnAddresses(queries: Queries, userId: number): Promise<number[]> {
  const email = queries
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId));
  const ofRules = queries
    .select({ id: alertConsents.addressId })
    .from(alertConsents)
    .innerJoin(alertRules, eq(alertRules.id, alertConsents.ruleId))
    .where(eq(alertRules.ownerId, userId));
  const rows = await queries
    .select({ id: alertAddresses.id })
    .from(alertAddresses)
    .where(
      or(inArray(sql`lower(${alertAddresses.email})`, email), inArray(alertAddresses.id, ofRules)),
    );
  return rows.map(({ id }) => id);
}

/**
 * Ends the alerts of a user's address, and forgets the address. The record that they had agreed
 * stays under its hash, to be shown to anyone who complains about mail to it; an earlier address
 * that other people use stays. So does its refusal of mails: that its owner has no account does not
 * revoke it.
 */
export async function forgetMailed(
  transaction: Queries,
  userId: number,
  addresses: readonly number[],
  now: Date,
): Promise<void> {
  const email = await findEmail(transaction, userId);
  if (email !== null) {
    await lockAddress(transaction, email);
    const own = transaction
      .select({ id: alertAddresses.id })
      .from(alertAddresses)
      .where(sql`lower(${alertAddresses.email}) = ${email.toLowerCase()}`);
    await transaction.delete(alertRules).where(inArray(alertRules.addressId, own));
    await transaction.delete(alertRequests).where(isTo(email));
  }
  const ids = [...addresses];
  await transaction
    .update(alertConsents)
    .set({ endedAt: now })
    .where(
      and(
        inArray(alertConsents.addressId, ids),
        isNull(alertConsents.ruleId),
        isNull(alertConsents.endedAt),
      ),
    );
  const rules = transaction
    .select({ one: sql`1` })
    .from(alertRules)
    .where(eq(alertRules.addressId, alertAddresses.id));
  await transaction
    .update(alertAddresses)
    .set({
      email: null,
      forgottenHash: sql`encode(sha256(convert_to(lower(${alertAddresses.email}), 'UTF8')), 'hex')`,
    })
    .where(
      and(
        inArray(alertAddresses.id, ids),
        sql`${alertAddresses.email} is not null`,
        notExists(rules),
      ),
    );
}

async function findEmail(queries: Queries, userId: number): Promise<string | null> {
  const [user] = await queries
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user?.email ?? null;
}

async function findRefusal(queries: Queries, email: string): Promise<Date | null> {
  const [refusal] = await queries
    .select({ refusedAt: alertRefusals.refusedAt })
    .from(alertRefusals)
    .where(eq(alertRefusals.addressHash, refusalHash(email)));
  return refusal?.refusedAt ?? null;
}
