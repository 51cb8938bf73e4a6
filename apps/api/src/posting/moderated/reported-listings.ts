import { isPostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { listingIdInPath, userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { requireVisible } from '../../listings/query/visibility.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { ReportSubject } from '../../reports/report-subjects.ts';
import { listingOutcomeMails } from './listing-outcome-mails.ts';

/** How people report listings; moderators see them in the list of what they decide of. */
export const reportedListings: ReportSubject = {
  kind: 'listing',
  mails: listingOutcomeMails,

  async find(transaction, id, now) {
    const row = await lockListed(transaction, id);
    const { id: key, ownerId, kind } = requireVisible(row, now);
    // Moderators are shown none of them.
    if (!isPostingKind(kind)) {
      throw new Problem(
        'not-processable',
        'This is a person’s page, not a listing. Please write to us about it.',
      );
    }
    return { key, ownerId: parseWith(userId, ownerId) };
  },
};

async function lockListed(transaction: Queries, id: string) {
  const parsed = z.safeParse(listingIdInPath, id);
  if (!parsed.success) return undefined;
  const [row] = await transaction
    .select()
    .from(listings)
    .where(eq(listings.id, parsed.data))
    .for('share');
  return row;
}
