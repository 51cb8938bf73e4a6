import { readListing } from '@boardwalk/sdk-core/listings/endpoints';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page/page-route';
import { slugOf } from '@boardwalk/sdk-core/listings/page/slug';
import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import type { PageHead } from '../../element/page-head.ts';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-listing.element.tsx';
import { largeSizes } from './gallery/sizes.ts';
import { loadWriter } from './later-parts.ts';
import { localStructuredData } from './use-structured-data.ts';

const widths = [320, 800, 1280];
const longestDescription = 160;

export default defineServer(table, {
  async load({ type, id }, env) {
    // The attribute is checked as an id is, only without the contract's schema.
    const params = { type, id: id as ListingId };
    const [listing, write] = await Promise.all([
      env.client.call(readListing, { params }),
      loadWriter(type, env),
    ]);
    return { listing, words: write(listing, env.clock.now()) };
  },
  writeHead({ listing }, _attributes, env) {
    const { title, listingType, primaryImage } = listing;
    const path = pageRouteOf(listing).path;
    const slug = slugOf(title);
    return {
      title: [title, priceOf(listing, env)].filter(Boolean).join(' · '),
      description: shorten(listing.description),
      path: slug === '' ? path : `${path}/${encodeURIComponent(slug)}`,
      isIndexed:
        !listing.isUnpublished && listing.status !== 'Closed' && listing.status !== 'Expired',
      kind: listingType === 'realtor' ? 'profile' : 'product',
      ...(primaryImage && pictureOf(primaryImage, env)),
      structuredData: listing.isUnpublished ? [] : [localStructuredData(listing, env)],
    };
  },
});

function priceOf({ price }: Listing, env: WidgetEnvironment): string | null {
  return price && createMoneyFormatter(findLocale([env.locale]))(price);
}

function pictureOf(
  { path, alt }: Image,
  env: WidgetEnvironment,
): Pick<PageHead, 'image' | 'preload'> {
  const address = (width: number, format: string) => env.mediaUrl(`${path}/${width}.${format}`);
  return {
    image: { url: address(1280, 'webp'), width: 1280, height: 960, alt },
    preload: {
      type: 'image/avif',
      srcset: widths.map((width) => `${address(width, 'avif')} ${width}w`).join(),
      sizes: largeSizes,
    },
  };
}

/** The first words, up to the end of one. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longestDescription) return plain;
  return `${plain.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`;
}
