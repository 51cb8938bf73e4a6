import {
  groupLetters,
  recoveryCodeCount,
} from '@boardwalk/sdk-core/account/two-step/two-step-rules';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Queries } from '../../platform/database/database.ts';
import { hashToken } from '../secret-token.ts';
import { recoveryCodes } from '../tables.ts';

/** 120 random bits are six groups of four letters in base32, and need no slow hash (ASVS 6.5.2). */
const codeBytes = 15;

/** Makes new recovery codes in place of all others; they are readable here alone. */
export async function storeRecoveryCodes(transaction: Queries, userId: number): Promise<string[]> {
  const codes = Array.from(
    { length: recoveryCodeCount },
    () => new Secret({ size: codeBytes }).base32,
  );
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
  return codes.map((code) => groupLetters(code));
}
