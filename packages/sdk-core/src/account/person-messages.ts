import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the fields of a person say, on whichever form they stand. */
export const personFieldMessages = {
  catalogue: 'account/person',
  firstName: 'First name',
  lastName: 'Last name',
  nameWrong: 'Enter a name of 1 to 80 characters.',
  nameUnseen: 'Write the name in letters, without emoji or signs that can’t be seen.',
  phone: 'Phone number',
  phoneWrong: 'Enter a phone number of that country, area code included.',
  'phone.country': 'Country code',
  CA: 'Canada (+1)',
  US: 'United States (+1)',
  AU: 'Australia (+61)',
} as const satisfies Catalogue;
