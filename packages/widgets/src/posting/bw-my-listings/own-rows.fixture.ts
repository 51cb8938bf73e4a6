import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';

/** The call that lists them. */
export const list = 'POST /preview/self';

const none = { view: 0, phone: 0, email: 0, website: 0, share: 0 };

type Facts = Partial<Omit<OwnListingSummary, 'id'>> & { readonly id?: number };

/** A listing as its owner lists it. */
export function ownRow({ id = 7, ...facts }: Facts): OwnListingSummary {
  return {
    // The tests' own number.
    id: id as ListingId,
    listingType: 'property',
    standing: 'active',
    title: 'A house',
    subcategory: 'RESIDENTIAL',
    city: 'Hamilton',
    price: null,
    primaryImage: null,
    reason: null,
    createdAt: '2026-11-01T15:00:00.000Z',
    updatedAt: '2026-11-20T15:00:00.000Z',
    expiresAt: null,
    isLicensed: false,
    draftSavedAt: null,
    counts: none,
    ...facts,
  };
}

export const house = ownRow({
  title: 'Brick house',
  price: { amount: 74_990_000, currency: 'CAD', period: 'ONCE' },
  expiresAt: '2027-05-25T15:00:00.000Z',
  draftSavedAt: '2026-11-21T15:00:00.000Z',
  counts: { ...none, view: 12, phone: 1 },
});

export const draft = ownRow({
  id: 8,
  standing: 'draft',
  title: '',
  subcategory: null,
  city: null,
  draftSavedAt: '2026-11-21T15:00:00.000Z',
});
