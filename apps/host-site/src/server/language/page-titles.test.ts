import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { kindFrench } from '@boardwalk/sdk-core/listings/labels/kind-labels.fr';
import { expect, test } from 'vitest';
import { frenchTitles } from '../../pages/titles.fr.ts';
import { noticeTitle } from './page-titles.ts';

test.each([
  [404, 'item', 'en-CA', 'Listing not found'],
  [410, 'item', 'en-CA', 'Listing no longer available'],
  [410, 'item', 'fr-CA', 'Annonce qui n’est plus offerte'],
  [404, undefined, 'en-CA', 'Page not found'],
  [410, undefined, 'en-CA', 'No longer available'],
  [410, 'shop', 'en-CA', 'Shop not open'],
  [404, 'product', 'fr-CA', 'Produit introuvable'],
  // The listing may be there: what fails is the page.
  [503, 'item', 'en-CA', 'Temporarily unavailable'],
] as const)('%d for %s, in %s, is “%s”', (status, kind, locale, title) => {
  expect(noticeTitle(status, { kind, locale })).toBe(title);
});

test.each(listingKinds)('in French the page of every %s has a name of its own', (kind) => {
  expect(Object.values(frenchTitles)).not.toContain(kindFrench[`${kind}.many`]);
});
