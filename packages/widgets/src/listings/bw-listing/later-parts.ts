import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import type { PageReader } from './texts/load-page-writer.ts';

/** What stands below the head of a listing's page: it is at hand whenever the words of a page are. */
export const sections = lazyParts(() => import('./sections/sections.ts'));

/**
 * Brings what writes the words of a kind, and the file that shows them. A page that a server has
 * written needs it no sooner than time has changed what it says.
 */
export async function loadWriter(kind: ListingKind, reader: PageReader) {
  const [{ loadPageWriter }] = await Promise.all([
    import('./texts/load-page-writer.ts'),
    sections.load(),
  ]);
  return loadPageWriter(kind, reader);
}
