import { readPostalCode } from '@boardwalk/sdk-core/account/billing-rules';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import { formRows } from '@boardwalk/sdk-core/listings/form/forms';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { findBodyFaults } from '@boardwalk/sdk-core/posting/body-rules';
import { faultMessages } from '@boardwalk/sdk-core/posting/messages';
import { findMissingParts } from '@boardwalk/sdk-core/posting/required-fields';
import type { Writing } from '@boardwalk/sdk-core/posting/store';
import { findPastField } from '@boardwalk/sdk-core/posting/terms';
import { beginBody, type WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { formMessages } from '../../../parts/form/messages.ts';
import { explainPlaceFault } from '../../../search/shared/written-place/place-faults.ts';
import { listingFieldName } from '../field-names.ts';

/**
 * Finds what is wrong with a listing, by the names of the form's fields: what is missing, and what
 * does not fit together. What the fields say of themselves is the browser's to report, and the rest
 * the server's.
 */
export function findFormFaults(
  kind: PostingKind,
  body: WrittenBody,
  read: ReadMessages,
): FieldErrors {
  const missing = findMissingParts(kind, body).map((path) => [
    listingFieldName(path),
    read(formMessages).missing,
  ]);
  // What is missing goes before what would follow from it.
  return { ...findUnfittingFaults(kind, body, read), ...Object.fromEntries(missing) };
}

/** What is over by now, and was not published so. */
export function findPastFaults(
  { type, listing }: Pick<Writing, 'type' | 'listing'>,
  { attributes }: WrittenBody,
  { clock, messages: read }: Pick<WidgetEnvironment, 'clock' | 'messages'>,
): FieldErrors {
  const known = { now: clock.now(), published: listing && beginBody(listing.body).attributes };
  const field = findPastField(type, attributes, known);
  return field ? { [listingFieldName(`attributes.${field}`)]: read(faultMessages).over } : {};
}

/** What is filled in and can't be so. */
export function findUnfittingFaults(
  kind: PostingKind,
  body: WrittenBody,
  read: ReadMessages,
): FieldErrors {
  const country = countries.find((one) => one === body.place.country);
  const faults = country ? findUnfitting(kind, body, country) : [];
  const unfitting = faults.map((path) => [listingFieldName(path), explainFault(path, body, read)]);
  const skipped = findSkippedTimes(kind, body).map((path) => [
    listingFieldName(path),
    read(faultMessages).skippedTime,
  ]);
  return Object.fromEntries([...unfitting, ...skipped]);
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

const byPath: readonly (readonly [RegExp, (read: ReadMessages, body: WrittenBody) => string])[] = [
  [/endsAt$/, explainEnd],
  [/startsAt$/, (read) => read(faultMessages).over],
  [/(?:website|Url)$/, (read) => read(formMessages).link],
  [/contact\.name$/, (read) => read(faultMessages).contactName],
  [/contact\.email$/, (read) => read(formMessages).email],
  [/contact\.phone/, (read) => read(personFieldMessages).phoneWrong],
  [/pictures/, (read) => read(faultMessages).pictures],
];

/** Explains to people a fault at a path of the contract, whose own messages are for programs. */
export function explainFault(path: string, body: WrittenBody, read: ReadMessages): string {
  const explain = byPath.find(([pattern]) => pattern.test(path))?.[1];
  const ofPlace = explainPlaceFault(path, body.place, read);
  return ofPlace ?? (explain ? explain(read, body) : read(formMessages).wrong);
}

/** An event ends before it starts; an offer, which has no start, in the past. */
function explainEnd(read: ReadMessages, { attributes }: WrittenBody): string {
  const messages = read(faultMessages);
  return attributes.startsAt === undefined ? messages.over : messages.endsAt;
}
