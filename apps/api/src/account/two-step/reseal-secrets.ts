import { asc, eq, gt } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { twoFactors } from '../tables.ts';
import { secretContext } from './two-factor-code.ts';

type Surroundings = Pick<Platform, 'database' | 'secrets'>;

const batch = 100;

/** Seals with the present key whatever another has sealed; answers how many secrets that were. */
export async function resealSecrets({ database, secrets }: Surroundings): Promise<number> {
  let sealed = 0;
  let after = 0;
  while (true) {
    const rows = await database
      .select({ userId: twoFactors.userId })
      .from(twoFactors)
      .where(gt(twoFactors.userId, after))
      .orderBy(asc(twoFactors.userId))
      .limit(batch);
    for (const { userId } of rows) {
      const isSealed = await database.transaction((one) => sealOne(one, userId, secrets));
      if (isSealed) sealed += 1;
      after = userId;
    }
    if (rows.length < batch) return sealed;
  }
}

/**
 * Seals one secret. A request that uses a code at this moment waits, or was first and has sealed it
 * already.
 */
async function sealOne(
  transaction: Queries,
  userId: number,
  secrets: Surroundings['secrets'],
): Promise<boolean> {
  const [factor] = await transaction
    .select({ sealedSecret: twoFactors.sealedSecret })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .for('update');
  if (!factor || !secrets.isOutdated(factor.sealedSecret)) return false;
  const about = secretContext(userId);
  const sealedSecret = secrets.seal(secrets.open(factor.sealedSecret, about), about);
  await transaction.update(twoFactors).set({ sealedSecret }).where(eq(twoFactors.userId, userId));
  return true;
}
