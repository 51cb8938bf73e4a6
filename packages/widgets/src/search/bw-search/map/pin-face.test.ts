import { inEnglish } from '@boardwalk/sdk-core/vocabulary/text/message';
import { expect, test } from 'vitest';
import { createSearchText } from '../search-text.ts';
import { group } from '../testing/some-clusters.fixture.ts';
import { createPinFace } from './pin-face.ts';

const face = createPinFace(createSearchText('en-CA', inEnglish), () => false);

test('a group of one currency says its prices, and one of several that they are converted', () => {
  expect(face(group).label).toBe('Zoom in on 24 listings, $200K to $900K');
  expect(face({ ...group, isConverted: true }).label).toBe(
    'Zoom in on 24 listings, $200K to $900K when converted',
  );
});
