import type { listings } from '../tables.ts';
import { emptyAttributes } from './columns.ts';

/** A deleted listing: nothing that was written stays but its number, to which others may refer. */
export function emptyListing(now: Date): Partial<typeof listings.$inferInsert> {
  return {
    ...emptyAttributes,
    status: 'Delete',
    title: 'Deleted listing',
    description: '',
    priceAmount: null,
    priceCurrency: null,
    pricePeriod: null,
    priceSort: null,
    previousPriceAmount: null,
    fullAddress: '',
    street: null,
    postalCode: null,
    lat: null,
    lng: null,
    precision: 'exact',
    mediaIds: [],
    tags: [],
    contactName: '',
    contactPhone: null,
    contactEmail: null,
    website: null,
    hours: null,
    openWeek: null,
    attributes: {},
    updatedAt: now,
    closedAt: now,
    holdReason: null,
    holdWords: null,
    heldStatus: null,
    isPaused: false,
  };
}
