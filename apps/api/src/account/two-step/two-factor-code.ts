import { readAppCode, readRecoveryCode } from '@boardwalk/sdk-core/account/two-step/two-step-rules';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { findAccountById } from '../find-account.ts';
import { recoveryCodeUsedMail } from '../mail/security-mail-templates.ts';
import { forgotPasswordLink, securityLink } from '../mail/site-links.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import { hashToken } from '../secret-token.ts';
import { recoveryCodes, twoFactors } from '../tables.ts';

/** What every authenticator app takes for granted (RFC 6238). */
const periodMs = 30_000;
const kind = { algorithm: 'SHA1', digits: 6, period: periodMs / secondMs } as const;

/** A code counts so long before and after its half minute, as clocks differ and typing takes time. */
const driftMs = 10_000;

type Surroundings = Pick<Platform, 'clock' | 'secrets' | 'configuration'>;

/** A new secret in base32, 20 bytes as RFC 4226 wants it. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** A secret as apps read it from a QR code. */
export function describeSecret(secret: string, username: string): string {
  return new TOTP({ ...kind, issuer: 'Boardwalk', label: username, secret }).toString();
}

/** Whose secret it is: sealed for one person, it opens for nobody else. */
export function secretContext(userId: number): string {
  return `two-factor ${userId}`;
}

/** The half minute since 1970 whose code this is, of those that count now. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const delta = TOTP.validate({
    ...kind,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
    window: 1,
  });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / periodMs) + delta;
  const sinceBegun = now.getTime() - step * periodMs;
  return sinceBegun >= -driftMs && sinceBegun < periodMs + driftMs ? step : undefined;
}

/** Whether the account asks for a second step. */
export async function requiresSecondStep(queries: Queries, userId: number): Promise<boolean> {
  return (await queries.$count(twoFactors, isOn(userId))) > 0;
}

export function isOn(userId: number) {
  return and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt));
}

/**
 * Whether a code of the app or a recovery code is right; it is used up by that. Two with the same
 * code take turns at the row, and the second finds it used.
 */
export async function takeCode(
  transaction: Queries,
  userId: number,
  typed: string,
  context: Surroundings,
): Promise<boolean> {
  const appCode = readAppCode(typed);
  if (appCode !== undefined) return takeAppCode(transaction, userId, appCode, context);
  const recoveryCode = readRecoveryCode(typed);
  if (recoveryCode === undefined) return false;
  const taken = await transaction
    .update(recoveryCodes)
    .set({ usedAt: context.clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashToken(recoveryCode)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  if (taken.length === 0) return false;
  await tellOfRecoveryCode(transaction, userId, context);
  return true;
}

async function tellOfRecoveryCode(
  transaction: Queries,
  userId: number,
  context: Surroundings,
): Promise<void> {
  const owner = await findAccountById(transaction, userId);
  if (!owner) return;
  const isUnused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  await writeToOwner(transaction, owner, recoveryCodeUsedMail, context, {
    left: trustedMailText(await transaction.$count(recoveryCodes, isUnused)),
    securityLink: securityLink(context.configuration),
    forgotPasswordLink: forgotPasswordLink(context.configuration),
  });
}

async function takeAppCode(
  transaction: Queries,
  userId: number,
  code: string,
  { clock, secrets }: Surroundings,
): Promise<boolean> {
  const [factor] = await transaction
    .select({ sealedSecret: twoFactors.sealedSecret, lastStep: twoFactors.lastStep })
    .from(twoFactors)
    .where(isOn(userId))
    .for('update');
  if (!factor) return false;
  const secret = secrets.open(factor.sealedSecret, secretContext(userId));
  const step = findStep(secret, code, clock.now());
  if (step === undefined || step <= factor.lastStep) return false;
  const isOutdated = secrets.isOutdated(factor.sealedSecret);
  const anew = isOutdated && { sealedSecret: secrets.seal(secret, secretContext(userId)) };
  await transaction
    .update(twoFactors)
    .set({ lastStep: step, ...anew })
    .where(eq(twoFactors.userId, userId));
  return true;
}
