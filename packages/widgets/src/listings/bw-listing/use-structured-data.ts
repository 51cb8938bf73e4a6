import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useEffect } from 'react';
import { addDataBlock } from '../../element/mount/data-block.ts';

/** Describes the listing to search engines, in the light DOM of the element while it shows. */
export function useStructuredData(element: Element | undefined, listing: Listing): void {
  const { structuredData } = listing;
  useEffect(() => {
    if (!element) return;
    const text = writeJson(structuredData).replaceAll('<', '\\u003c');
    return addDataBlock(element, 'application/ld+json', text);
  }, [element, structuredData]);
}
