import { expect, test } from 'vitest';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);

test('a number among the facts is as high as a finger, its row as high as the others', async () => {
  openWidget(
    'bw-listing',
    { type: 'city_service', id: '7' },
    {
      'GET /city_service/listing/7': sampleListing({
        listingType: 'city_service',
        subcategory: 'CITY_HALL',
        price: null,
        attributes: { publicPhone: '+12895550105', languages: ['fr'], directoryEntry: 'LIBRARY' },
      }),
      'GET /listing/7/similar': { results: [] },
      'POST /listing/7/events': null,
    },
  );
  const link = role('link', { name: '(289) 555-0105' });
  await expect.element(link).toHaveAttribute('href', 'tel:+12895550105');
  expect(link.element().getBoundingClientRect().height).toBe(44);
  const rows = [...(link.element().closest('dl')?.children ?? [])];
  const heights = new Set(rows.map((row) => row.getBoundingClientRect().height));
  expect(rows.length).toBeGreaterThan(1);
  expect(heights.size).toBe(1);
  await expectAccessible(document.body);
});
