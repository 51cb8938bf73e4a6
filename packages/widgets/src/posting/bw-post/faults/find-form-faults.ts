import { readPostalCode } from '@boardwalk/sdk-core/account/billing-rules';
import { readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import { formRows } from '@boardwalk/sdk-core/listings/form/forms';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { findBodyFaults } from '@boardwalk/sdk-core/posting/body-rules';
import type { faultMessages } from '@boardwalk/sdk-core/posting/messages';
import { findMissingParts } from '@boardwalk/sdk-core/posting/required-fields';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { FieldErrors } from '../../../kit/form/use-form.ts';
import { fieldNameOf } from '../field-names.ts';

type Texts = Messages<typeof faultMessages>;

/**
 * What is wrong with a listing, by the names of the form's fields: what is missing, and what does not
 * fit together. What the fields say of themselves is the browser's to tell, and the rest the server's.
 */
export function findFormFaults(kind: PostingKind, body: WrittenBody, messages: Texts): FieldErrors {
  const missing = findMissingParts(kind, body).map((path) => [fieldNameOf(path), messages.missing]);
  const country = countries.find((one) => one === body.place.country);
  const faults = country ? findUnfitting(kind, body, country) : [];
  const told = faults.map((path) => [fieldNameOf(path), explainFault(path, messages)]);
  const skipped = findSkippedTimes(kind, body).map((path) => [
    fieldNameOf(path),
    messages.skippedTime,
  ]);
  // What is missing goes before what would follow from it.
  return Object.fromEntries([...told, ...skipped, ...missing]);
}

/** The times of a listing without an offset: clocks at its place never show them. */
function findSkippedTimes(kind: PostingKind, { attributes }: WrittenBody): readonly string[] {
  return formRows(kind).flatMap(([field, { control }]) => {
    const value = attributes[field];
    const isLocal = typeof value === 'string' && /T\d\d:\d\d$/.test(value);
    return control.as === 'instant' && isLocal ? [`attributes.${field}`] : [];
  });
}

function findUnfitting(kind: PostingKind, body: WrittenBody, country: Country): readonly string[] {
  const { place, contact, price } = body;
  const { phone } = contact;
  const together = findBodyFaults(kind, { ...body, price, place: { ...place, country } });
  return [
    ...together.map(({ path }) => path.join('.')),
    ...(place.postalCode !== null && readPostalCode(country, place.postalCode) === undefined
      ? ['place.postalCode']
      : []),
    ...(phone && readPhoneNumber(phone.country, phone.number) === undefined
      ? ['contact.phone']
      : []),
  ];
}

const byPath: readonly (readonly [RegExp, keyof Omit<Texts, 'catalogue'>])[] = [
  [/place\.postalCode$/, 'postalCode'],
  [/place\.region$/, 'region'],
  [/place\.city$/, 'city'],
  [/place\.pin$/, 'pin'],
  [/endsAt$/, 'endsAt'],
  [/startsAt$/, 'over'],
  [/(?:website|Url)$/, 'link'],
  [/contact\.name$/, 'contactName'],
  [/contact\.email$/, 'email'],
  [/contact\.phone/, 'phone'],
  [/pictures/, 'pictures'],
];

/** What people are told of a fault at a path of the contract, whose own words are for programs. */
export function explainFault(path: string, messages: Texts): string {
  const [, key = 'wrong'] = byPath.find(([pattern]) => pattern.test(path)) ?? [];
  return messages[key];
}
