import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the example of a kind's table is called, and the file that has it. */
export const importExampleMessages = {
  catalogue: 'posting/import-examples',
  property: 'A brick house by the escarpment',
  item: 'An oak table for six',
  'file.property': 'property',
  'file.item': 'item',
} as const satisfies Catalogue;

/** What the columns of a table are called that every kind has; the others are called as their fields. */
export const importColumnMessages = {
  catalogue: 'posting/import-columns',
  reference: 'Your reference',
  subcategory: 'Type',
  title: 'Title',
  description: 'Description',
  price: 'Price',
  currency: 'Currency',
  period: 'Price for',
  country: 'Country',
  region: 'Province or state',
  city: 'City',
  street: 'Street and number',
  postalCode: 'Postal code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  isAreaOnly: 'Show only the area',
  tags: 'Tags',
  contactName: 'Contact name',
  contactPhone: 'Contact phone',
  contactEmail: 'Contact e-mail',
  website: 'Website',
  'country.CA': 'Canada',
  'country.US': 'United States',
  'country.AU': 'Australia',
  'period.ONCE': 'All of it',
  'period.HOURLY': 'An hour',
  'period.DAILY': 'A day',
  'period.WEEKLY': 'A week',
  'period.BIWEEKLY': 'Two weeks',
  'period.MONTHLY': 'A month',
  'period.SEMIANNUAL': 'Half a year',
  'period.ANNUAL': 'A year',
  yes: 'Yes',
  no: 'No',
  row: 'Row',
  column: 'Column',
  name: 'Name of the column',
  found: 'What it says',
  fault: 'What is wrong',
} as const satisfies Catalogue;

/** What is wrong with a cell, a row or a table. */
export const importFaultMessages = {
  catalogue: 'posting/import-faults',
  missing: 'Please fill this in.',
  missingColumn: 'The table has no such column, and no listing can do without it.',
  unknownColumn: 'This column is not known, so what it says is left out.',
  doubleColumn: 'This column stands twice. Only the first one counts.',
  noRows: 'The table has no listings below the names of its columns.',
  tooManyRows: 'A table may have {bound} listings. Split it into several.',
  tooManyColumns:
    'A table may have {bound} columns. Delete the empty ones to the right of your own, and save it again.',
  tooManyProblems:
    'The table has more than {bound} problems. Correct those above first, and check it again.',
  rowTooLong:
    'This row is longer than {bound} characters. Look for a quotation mark that is opened and not closed.',
  notText: 'This is no table in text. In your spreadsheet, save the table as CSV UTF-8.',
  workbook:
    'This is a workbook. Open it in your spreadsheet, save its table as CSV UTF-8, and choose that file.',
  unreadable: 'From here on the table can’t be read: a quotation mark is opened and not closed.',
  choice: 'This is none of the values that the column may have.',
  otherType: 'Listings of this type can’t have this value.',
  number: 'Please write a number, such as 1450.5',
  wholeNumber: 'Please write a whole number.',
  money: 'Please write an amount with two decimals at most, such as 1234.50',
  thousands:
    'This may be two numbers: a comma can part thousands, and it can begin decimals. Please write it without a comma between thousands, such as 1234 or 1234.50',
  currency: 'Prices are in CAD, USD or AUD.',
  otherCurrency: 'This names another currency than the listing’s price.',
  measure: 'Please write a number with its unit, such as 1450 sq ft',
  unit: 'Please write the unit behind the number, such as 0.25 acres or 5000 sq ft, or once behind the name of the column: Lot size (acres)',
  tooSmall: 'It has to be {bound} or more.',
  tooLarge: 'It has to be {bound} or less.',
  step: 'It has to be a multiple of {bound}.',
  tooLong: 'It may have {bound} characters at most.',
  tooMany: 'There may be {bound} at most.',
  yes: 'Please write yes or no.',
  date: 'Please write a date like 2026-12-31',
  dateOrder:
    'This may be two dates: people in Canada write the day first as well as the month. Please write it like 2026-12-31',
  instant: 'Please write a date and a time like 2026-12-31 18:00',
  endsAt: 'It ends before it starts.',
  link: 'Please write an address that begins with https://',
  name: 'Please write the name of a person or a business: no address, no phone number, and not that of whoever runs this site',
  email: 'Please write an address like rosa@example.org',
  phone: 'Please write a phone number of the country.',
  phoneExtension:
    'Please leave the extension out, as no telephone can call it. It can stand in the description.',
  lostDigits:
    'The spreadsheet has shortened this number, and its last digits are gone. Format the column as text, and write the number again.',
  postalCode: 'This is no postal code of the country.',
  otherRegion: 'This code is of another province or territory. Correct the code or the province.',
  region: 'This is no province or state of the country.',
  city: 'We don’t know this city there. Check how it is spelled, or give latitude and longitude.',
  degrees: 'Please write degrees, such as 43.2557',
  pin: 'This position is not in or near the city.',
  inapplicable: 'It does not apply to such a listing. Leave it empty.',
  twice: 'Row {bound} says the same. Each listing stands once.',
  referenceTwice: 'Row {bound} has this reference already. Each listing has one of its own.',
  wrong: 'Please correct this.',
} as const satisfies Catalogue;

/** What was assumed, or changed, as a cell was read. */
export const readingNoteMessages = {
  catalogue: 'posting/import-notes',
  unit: 'No unit: read as {bound}, as is usual there.',
  currency: 'No currency: read as {bound}, that of the country.',
  period: 'No “Price for”: read as {bound}.',
  thousands: 'Read with the comma between thousands, as is usual there.',
  monthFirst: 'Read with the month first, as is usual there.',
  dayFirst: 'Read with the day first, as is usual there.',
  skippedTime: 'The clocks skip this time that night: read as much later as they are put forward.',
  repeatedTime: 'The clocks show this time twice that night: read as the first.',
  leadingZero: 'The zero in front, which spreadsheets leave out, was put back.',
} as const satisfies Catalogue;
