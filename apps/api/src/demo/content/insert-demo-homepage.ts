import type { Homepage } from '@boardwalk/sdk-core/site/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import type { NewListing } from '../../listings/storage/new-listing.ts';
import type { BusinessClock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { writeSetting } from '../../platform/settings.ts';
import { homepages } from '../../site/settings.ts';

interface DemoRow {
  readonly title: string;
  readonly frenchTitle: string;
  readonly kind: NewListing['kind'];
  /** The pictures that lead the listings of the row, in its order. */
  readonly pictures: readonly string[];
}

const rows: readonly DemoRow[] = [
  {
    title: 'By the water and in the woods',
    frenchTitle: 'Au bord de l’eau et dans les bois',
    kind: 'property',
    pictures: [
      'cottage-1',
      'cabin-2',
      'cottage-4',
      'cottage-3',
      'cabin-3',
      'cottage-2',
      'cabin-1',
      'farm-3',
    ],
  },
  {
    title: 'Second-hand, with years left in them',
    frenchTitle: 'D’occasion, encore bons pour des années',
    kind: 'item',
    pictures: [
      'armchair-rust',
      'bicycle-city',
      'record-player',
      'kayak-yellow',
      'bookcase-oak',
      'guitar-acoustic',
      'sofa-green',
      'camera-silver',
    ],
  },
];

/** What is known of a listing that was just inserted: its number, and its pictures' names. */
export interface InsertedListing {
  readonly id: number;
  readonly kind: NewListing['kind'];
  readonly status: NewListing['status'];
  readonly pictures: readonly string[];
  readonly country: Country;
}

/** Chooses a listing for each picture of the rows, where the demo has one; one in Canada before others. */
export function chooseFeatured(listings: readonly InsertedListing[]): Homepage['featured'] {
  return rows.map(({ title, frenchTitle, kind, pictures }) => {
    const found = pictures.flatMap((picture) => {
      const fitting = listings.filter(
        (listing) =>
          listing.kind === kind && listing.status === 'Active' && listing.pictures[0] === picture,
      );
      return fitting.find(({ country }) => country === 'CA') ?? fitting[0] ?? [];
    });
    return { title, frenchTitle, listings: found.map(({ id }) => parseWith(listingId, id)) };
  });
}

/** Puts the demo's home page in force. */
export async function insertDemoHomepage(
  platform: { readonly database: Queries; readonly clock: BusinessClock },
  listings: readonly InsertedListing[],
): Promise<void> {
  const [first] = homepages.default;
  if (!first) throw new Error('The product has no home page of its own.');
  await writeSetting(platform, homepages, [{ ...first, featured: chooseFeatured(listings) }]);
}
