import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { kindFrench } from '@boardwalk/sdk-core/listings/labels/kind-labels.fr';
import { expect, test } from 'vitest';
import { frenchTitles } from '../../pages/titles.fr.ts';
import { noticeTitle } from './page-titles.ts';

test.each([
  [404, true, 'en-CA', 'Listing not found'],
  [410, true, 'en-CA', 'Listing no longer available'],
  [410, true, 'fr-CA', 'Annonce qui n’est plus offerte'],
  [404, false, 'en-CA', 'Page not found'],
  [410, false, 'en-CA', 'No longer available'],
  // The listing may be there: what fails is the page.
  [503, true, 'en-CA', 'Temporarily unavailable'],
] as const)('%d for a listing: %s, in %s, is “%s”', (status, isListing, locale, title) => {
  expect(noticeTitle(status, { isListing, locale })).toBe(title);
});

test.each(listingKinds)('in French the page of every %s has a name of its own', (kind) => {
  expect(Object.values(frenchTitles)).not.toContain(kindFrench[`${kind}.many`]);
});
