import { expect, test } from 'vitest';
import { mergeExpected } from './schema-org/sample-listing.ts';

test('nothing undefined reaches the page', () => {
  const seen: unknown[] = [];
  JSON.stringify(mergeExpected({ attributes: { saleType: 'LEASE' } }), (_, value: unknown) => {
    seen.push(value);
    return value;
  });
  expect(seen.length).toBeGreaterThan(10);
  expect(seen).not.toContain(undefined);
});
