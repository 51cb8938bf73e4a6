import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

test('pictures come from the site, and tiles from the service that has them', () => {
  expect(contentPolicy('n', undefined)).toContain("; img-src 'self'; ");
  expect(contentPolicy('n', 'https://tiles.example')).toContain(
    "; img-src 'self' https://tiles.example; ",
  );
});
