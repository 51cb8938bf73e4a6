import { faultMessages } from '@boardwalk/sdk-core/posting/messages';
import { expect, test } from 'vitest';
import { explainFault } from './find-form-faults.ts';

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
