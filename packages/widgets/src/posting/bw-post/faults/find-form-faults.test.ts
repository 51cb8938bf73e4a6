import { faultMessages } from '@boardwalk/sdk-core/posting/messages';
import { beginBody } from '@boardwalk/sdk-core/posting/written-body';
import { expect, test } from 'vitest';
import { explainFault, findFormFaults } from './find-form-faults.ts';

test.each([
  ['body.listing.place.city', 'We don’t know this city.'],
  ['body.listing.attributes.startsAt', 'It is over by now.'],
  ['body.listing.attributes.endsAt', 'It ends before it starts.'],
  ['body.listing.attributes.virtualTourUrl', 'An address that begins with https://'],
  ['body.listing.contact.name', 'A name of a person or a business'],
  ['body.listing.title', 'Please correct this.'],
])('a refusal at %s is said as %s', (path, words) => {
  expect(explainFault(path, faultMessages)).toContain(words);
});

test('a time that the clocks of the place skip is told at its field', () => {
  const event = (endsAt: string) =>
    findFormFaults(
      'event',
      beginBody({ attributes: { startsAt: '2027-03-13T20:00:00-05:00', endsAt } }),
      faultMessages,
    );
  expect(event('2027-03-14T02:30')['attributes.endsAt']).toMatch(/^The clocks skip this time/);
  expect(event('2027-03-14T03:30:00-04:00')['attributes.endsAt']).toBeUndefined();
});
