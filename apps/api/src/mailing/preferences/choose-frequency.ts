import type { Frequency, MailKind } from '@boardwalk/sdk-core/mailing/mail-kinds';
import type { Queries } from '../../platform/database/database.ts';
import { mailFrequencies } from '../tables.ts';

interface Choice {
  readonly userId: number;
  readonly kind: MailKind;
  readonly frequency: Frequency;
}

/** Keeps how often somebody wants mail of a kind. */
export async function chooseFrequency(
  queries: Queries,
  { userId, kind, frequency }: Choice,
  now: Date,
): Promise<void> {
  const set = { frequency, since: now };
  await queries
    .insert(mailFrequencies)
    .values({ userId, kind, ...set })
    .onConflictDoUpdate({ target: [mailFrequencies.userId, mailFrequencies.kind], set });
}
