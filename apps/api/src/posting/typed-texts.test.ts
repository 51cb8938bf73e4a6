import { describe, expect, test } from 'vitest';
import { startPosting, writeListing } from './posting.fixture.ts';

const { signIn } = await startPosting();
const rosa = await signIn();
const visitor = await signIn();
visitor.take(undefined);

const publish = (listing: object) => rosa.call('POST', '/api/v1/property/listing', { listing });

test('what nobody sees in the words of a listing is not kept', async () => {
  const words = {
    title: 'A brick\u200b house',
    description: 'Three bed\u00adrooms',
    tags: ['Gar\u2060den'],
  };
  const website = 'https://example.org/@rosa?mail=rosa@example.org#\u00e9';
  const contact = { ...writeListing('property').contact, name: 'Ro\u200dsa', website };
  const { body } = await publish(writeListing('property', { ...words, contact }));
  const page = await visitor.call('GET', `/api/v1/property/listing/${body.id}`);
  expect(page.body).toMatchObject({
    title: 'A brick house',
    description: 'Three bedrooms',
    tags: ['Garden'],
    contact: { name: 'Rosa', website },
  });
});

describe('is refused at its field', () => {
  test.each([
    'https://boardwalk.example@evil.example/',
    'https://user:word@evil.example',
    'https:user@evil.example',
    'https://evil.example\\@boardwalk.example',
    'https:\\\\evil.example',
    'https://exam\u034fple.org/\ufe0f',
  ])('a website that reads as another one: %s', async (website) => {
    const contact = { ...writeListing('property').contact, website };
    const refused = await publish(writeListing('property', { contact }));
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual([
      expect.objectContaining({ path: 'body.listing.contact.website' }),
    ]);
  });

  test('one tag twice, with a character that nobody sees', async () => {
    const refused = await publish(writeListing('property', { tags: ['Garden', 'Gar\u200bden'] }));
    expect(refused.status).toBe(400);
    expect(refused.body.fields[0].path).toMatch(/^body\.listing\.tags/);
  });
});
