import { expect, test } from 'vitest';
import { chunkNames } from './chunk-names.ts';

const folder = '/widgets/src';
const nameOf = chunkNames([
  `${folder}/kit/dialog/Dialog.tsx`,
  `${folder}/kit/dialog/Dialog.css?inline`,
  `${folder}/listings/property/labels.ts`,
  `${folder}/listings/event/labels.ts`,
  `${folder}/listings/bw-listing/details/details.ts`,
  `${folder}/listings/bw-listing/details/Details.tsx`,
  `${folder}/vocabulary/routes.ts?only=home`,
  `${folder}/vocabulary/routes.ts?only=myListings`,
]);

test.each([
  ['kit/dialog/Dialog.tsx', 'dialog'],
  ['listings/property/labels.ts', 'property-labels'],
  ['listings/bw-listing/details/details.ts', 'listing-details'],
  ['vocabulary/routes.ts?only=myListings', 'routes-my-listings'],
])('%s is %s', (file, name) => {
  expect(nameOf(`${folder}/${file}`)).toBe(name);
});
