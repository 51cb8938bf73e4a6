import { expect, test } from 'vitest';
import { findOwnAddress } from './own-address.ts';

const siteOrigin = 'https://site.example';

test.each([
  ['fr-CA', '/dashboard/listing/post', `${siteOrigin}/fr/dashboard/listing/post`],
  ['fr-CA', '/fr/dashboard/listing/post', `${siteOrigin}/fr/dashboard/listing/post`],
  ['en-CA', '/fr/dashboard/listings?page=2', `${siteOrigin}/dashboard/listings?page=2`],
  ['en-CA', 'https://evil.example/', undefined],
])('who reads %s goes on from %s in their language, if it is ours', (locale, path, address) => {
  expect(findOwnAddress(path, { siteOrigin, locale })).toBe(address);
});
