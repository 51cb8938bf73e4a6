import { longest, most } from '@boardwalk/sdk-core/posting/limits';
import { expect, test } from 'vitest';
import { storePicture } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn();

test('the longest listing that can be published is kept as a draft, and read again', async () => {
  // As JSON a quotation mark takes two characters; no character of a listing takes more.
  const fill = (length: number) => '"'.repeat(length);
  const ids = await Promise.all(
    Array.from({ length: most.pictures }, () => storePicture(database, rosa.id)),
  );
  const listing = writeListing('classified', {
    title: fill(longest.title),
    description: fill(longest.description),
    pictures: ids.map((id) => ({ id, alt: fill(longest.alt) })),
    tags: Array.from({ length: most.tags }, (_, index) => `${fill(longest.tag - 2)}${index}`),
    attributes: {
      benefits: Array.from({ length: 20 }, () => fill(80)),
      organizationName: fill(120),
    },
  });
  const begun = await rosa.call('POST', '/api/v1/classified/draft', { body: listing });
  expect(begun.status, begun.text).toBe(200);
  const { id, version } = begun.body;
  const published = await rosa.call('POST', '/api/v1/classified/listing', {
    listing,
    draft: { id, version },
  });
  expect(published.status, published.text).toBe(200);
  for (const path of ['own', 'revisions/1']) {
    const read = await rosa.call('GET', `/api/v1/classified/listing/${id}/${path}`);
    expect(read.body.body?.description).toBe(listing.description);
  }
});

test('control characters, which would make it longer, are not kept', async () => {
  const listing = writeListing('item', { description: `A${'\u0001'.repeat(19_000)} table` });
  const { body } = await rosa.call('POST', '/api/v1/item/listing', { listing });
  const own = await rosa.call('GET', `/api/v1/item/listing/${body.id}/own`);
  expect(own.body.body.description).toBe('A table');
});
