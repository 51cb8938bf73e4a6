import { mostTestsOfAlert, mostTestsOfPerson } from '@boardwalk/sdk-core/alerts/limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { hourMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { asc, eq, inArray } from 'drizzle-orm';
import { hasMailAllowance } from '../../account/mail/mail-allowance.ts';
import type { Queries } from '../../platform/database/database.ts';
import { alertTests } from '../tables.ts';
import { ruleTestMail } from './templates/rule-test-mail.ts';

interface Tested {
  readonly ruleId: number;
  /** Where its mail goes. */
  readonly email: string;
}

/** Counts a mail that shows what an alert is like; refuses what is beyond an hour's. The alert is locked. */
export async function takeTest(
  transaction: Queries,
  { ruleId, email }: Tested,
  now: Date,
): Promise<void> {
  const tests = await transaction
    .select({ id: alertTests.id, at: alertTests.at })
    .from(alertTests)
    .where(eq(alertTests.ruleId, ruleId))
    .orderBy(asc(alertTests.at));
  const since = new Date(now.getTime() - hourMs);
  const [first, ...later] = tests.filter(({ at }) => at > since);
  if (first && later.length + 1 >= mostTestsOfAlert) {
    throw tooManyTests((first.at.getTime() + hourMs - now.getTime()) / secondMs);
  }
  // A user who deletes an alert and creates it again has the same address.
  const kind = { templates: [ruleTestMail], perHour: mostTestsOfPerson };
  if (!(await hasMailAllowance(transaction, { to: email, kind }, now)))
    throw tooManyTests(hourMs / secondMs);
  const over = tests.flatMap(({ id, at }) => (at > since ? [] : [id]));
  if (over.length > 0) await transaction.delete(alertTests).where(inArray(alertTests.id, over));
  await transaction.insert(alertTests).values({ ruleId, at: now });
}

function tooManyTests(retryAfter: number): Problem {
  const sentence = 'You were mailed several tests within an hour. Please wait a little.';
  return new Problem('too-many-requests', sentence, { retryAfter });
}
