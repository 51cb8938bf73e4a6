import { beginBody } from '@boardwalk/sdk-core/posting/written-body';
import { inEnglish as read } from '@boardwalk/sdk-core/vocabulary/text/message';
import { expect, test } from 'vitest';
import { formMessages } from '../../../parts/form/messages.ts';
import { explainFault, findFormFaults, findPastFaults } from './find-form-faults.ts';

const home = beginBody({ place: { city: 'Hamilton', region: 'ON', country: 'CA' } });

test.each([
  ['body.listing.place.city', 'We don’t know this city.'],
  ['body.listing.attributes.startsAt', 'It is over by now.'],
  ['body.listing.attributes.endsAt', 'It is over by now.'],
  ['body.listing.attributes.virtualTourUrl', 'Enter an address that begins with https://.'],
  ['body.listing.contact.name', 'A name of a person or a business'],
  ['body.listing.title', 'This can’t be right. Check what you entered.'],
  ['body.listing.place.postalCode', 'Enter a postal code like L8P 1A1.'],
  ['body.listing.contact.email', 'Enter an e-mail address like rosa@example.org.'],
  [
    'body.listing.contact.phone.number',
    'Enter a phone number of that country, area code included.',
  ],
])('a refusal at %s is said as %s', (path, words) => {
  expect(explainFault(path, home, read)).toContain(words);
});

test('a postal code of another province is told apart from one that is none', () => {
  const place = { city: 'Hamilton', region: 'ON', country: 'CA' };
  const faultOf = (postalCode: string) =>
    findFormFaults('property', beginBody({ place: { ...place, postalCode } }), read)[
      'place.postalCode'
    ];
  expect(faultOf('H2X 1Y4')).toMatch(/^This code is of another province/);
  expect(faultOf('H2X')).toBe('Enter a postal code like L8P 1A1.');
  expect(faultOf('k1a 0a1')).toBeUndefined();
});

test('a time that the clocks of the place skip is told at its field', () => {
  const event = (endsAt: string) =>
    findFormFaults(
      'event',
      beginBody({ attributes: { startsAt: '2027-03-13T20:00:00-05:00', endsAt } }),
      read,
    );
  expect(event('2027-03-14T02:30')['attributes.endsAt']).toMatch(/^The clocks skip this time/);
  expect(event('2027-03-14T03:30:00-04:00')['attributes.endsAt']).toBeUndefined();
});

test('what is missing and what the browser finds missing are told by the same words', () => {
  const faults = findFormFaults('property', beginBody({}), read);
  expect(faults.title).toBe(formMessages.missing);
  expect(faults['place.city']).toBe(formMessages.missing);
});

test('an end is before the start of an event, and of an offer in the past', () => {
  const event = beginBody({ attributes: { startsAt: '2027-03-13T20:00:00-05:00' } });
  expect(explainFault('attributes.endsAt', event, read)).toBe('It ends before it starts.');
  const clock = { now: () => Date.parse('2027-03-13T20:00:00-05:00') };
  const offer = beginBody({ attributes: { endsAt: '2027-03-12T20:00:00-05:00' } });
  expect(
    findPastFaults({ type: 'item', listing: undefined }, offer, { clock, messages: read }),
  ).toEqual({ 'attributes.endsAt': 'It is over by now. Please choose a time to come.' });
});
