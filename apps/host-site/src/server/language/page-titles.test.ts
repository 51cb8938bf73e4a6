import { expect, test } from 'vitest';
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
