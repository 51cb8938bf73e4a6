import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { mails } from '../tables.ts';

interface Outdated {
  readonly templates: readonly string[];
  /** The number of an order, which their subjects name. */
  readonly number: string;
}

/**
 * Deletes mails about an order that are written and that nobody has tried to send yet, where a newer one
 * says what counts now, or none has to.
 */
export async function dropUnsentMails(
  transaction: Queries,
  { templates, number }: Outdated,
): Promise<void> {
  await transaction
    .delete(mails)
    .where(
      and(
        isNotNull(mails.dueAt),
        eq(mails.attempts, 0),
        inArray(mails.template, [...templates]),
        sql`position(${number} in ${mails.subject}) > 0`,
      ),
    );
}
