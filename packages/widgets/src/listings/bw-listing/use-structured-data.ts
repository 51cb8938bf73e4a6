import { pageRouteOf } from '@boardwalk/sdk-core/listings/page/page-route';
import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useEffect } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { siteAddress } from '../../element/environment/site-address.ts';
import { addDataBlock } from '../../element/mount/data-block.ts';

/**
 * What describes the listing to search engines; wherever it names the listing's own page (its offer
 * does too), that of the reader's language.
 */
export function localStructuredData(
  listing: Listing,
  env: Pick<WidgetEnvironment, 'siteOrigin' | 'locale'>,
): Listing['structuredData'] {
  const { structuredData } = listing;
  const address = siteAddress(pageRouteOf(listing).path, env);
  return JSON.parse(JSON.stringify(structuredData), (_name, value: unknown) =>
    value === structuredData.url ? address : value,
  );
}

/** Describes the listing in the light DOM of the element while it shows. */
export function useStructuredData(
  element: Element | undefined,
  listing: Listing,
  env: WidgetEnvironment,
): void {
  useEffect(() => {
    if (!element) return;
    const text = writeJson(localStructuredData(listing, env)).replaceAll('<', '\\u003c');
    return addDataBlock(element, 'application/ld+json', text);
  }, [element, listing, env]);
}
