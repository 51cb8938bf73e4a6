import { expect, test } from 'vitest';
import { chooseFeatured, type InsertedListing } from './insert-demo-homepage.ts';

function listing(id: number, picture: string, other: Partial<InsertedListing> = {}) {
  return {
    id,
    kind: 'property',
    status: 'Active',
    pictures: [picture],
    country: 'CA',
    ...other,
  } as const;
}

test('a row has an active listing of its kind, in Canada where there is one, for each of its pictures, in their order', () => {
  const [water, second] = chooseFeatured([
    listing(1, 'cabin-2', { status: 'Hold' }),
    listing(8, 'cabin-2', { country: 'AU' }),
    listing(2, 'cabin-2'),
    listing(3, 'cottage-1'),
    listing(4, 'condo-1'),
    listing(5, 'cottage-1'),
    listing(6, 'sofa-green', { kind: 'item' }),
    listing(7, 'sofa-blue'),
  ]);
  expect(water?.listings).toEqual([3, 2]);
  expect(second?.listings).toEqual([6]);
});
