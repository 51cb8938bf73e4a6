import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import type { ListingId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { chief, person, since } from '../testing/people.fixture.ts';

/** The call that lists them. */
export const list = 'POST /administration/listings';

/** Somebody of the tests' own number. */
function somebody(id: number, firstName: string) {
  return { ...person(id, firstName), id: id as UserId };
}

type Facts = Partial<Omit<ModeratedListingRow, 'id'>> & { readonly id?: number };

/** A listing as moderators see it. */
export function moderatedRow({ id = 7, ...facts }: Facts = {}): ModeratedListingRow {
  return {
    // The tests' own number.
    id: id as ListingId,
    listingType: 'property',
    standing: 'active',
    title: 'Brick house',
    city: 'Hamilton',
    primaryImage: null,
    owner: somebody(3, 'Rosa'),
    reason: null,
    createdAt: since,
    waitingSince: since,
    reports: { count: 0, reasons: [], latest: [] },
    decision: null,
    ...facts,
  };
}

export const waiting = moderatedRow({ standing: 'review' });

export const reported = moderatedRow({
  reports: {
    count: 3,
    reasons: [
      { reason: 'scam', count: 2 },
      { reason: 'wrong', count: 1 },
    ],
    latest: [
      { id: 12, reason: 'scam', words: 'A gift card!', reporter: null, madeAt: since },
      { id: 9, reason: 'wrong', words: null, reporter: somebody(5, 'Ana'), madeAt: since },
    ],
  },
});

export const removed = moderatedRow({
  standing: 'removed',
  reason: 'A copy of 5',
  decision: { deed: 'listing-removed', by: somebody(1, 'Kim'), at: since },
});

export { chief };

/** A page of them. */
export function moderatedPage(results: readonly ModeratedListingRow[]) {
  const counts = { review: 1, reports: 2, removed: 1_200, all: 9_000, conversations: 4, shops: 2 };
  return { results, total: results.length, counts };
}
