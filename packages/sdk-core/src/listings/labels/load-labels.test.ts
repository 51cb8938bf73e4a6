import { expect, test } from 'vitest';
import { listingKinds } from '../kinds.ts';
import { labelsByKind } from './labels.ts';
import { loadLabels } from './load-labels.ts';

test.each(listingKinds)('the labels of %s can be had alone', async (kind) => {
  expect(await loadLabels(kind)).toBe(labelsByKind[kind]);
});
