import { and, eq, isNotNull } from 'drizzle-orm';
import type { Platform } from '../calls/operation.ts';
import { idempotencyKeys } from '../tables.ts';
import { sealedAs } from './answer-once.ts';

/** Seals the stored answers of an earlier key again; returns how many. */
export async function resealAnswers({
  database,
  secrets,
}: Pick<Platform, 'database' | 'secrets'>): Promise<number> {
  const rows = await database
    .select({ id: idempotencyKeys.id, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isNotNull(idempotencyKeys.answer));
  let count = 0;
  for (const { id, answer } of rows) {
    if (answer === null || !secrets.isOutdated(answer)) continue;
    const sealed = secrets.seal(secrets.open(answer, sealedAs(id)), sealedAs(id));
    const changed = await database
      .update(idempotencyKeys)
      .set({ answer: sealed })
      .where(and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.answer, answer)))
      .returning({ id: idempotencyKeys.id });
    count += changed.length;
  }
  return count;
}
