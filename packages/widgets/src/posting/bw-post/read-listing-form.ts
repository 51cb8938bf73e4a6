import { callingCodes } from '@boardwalk/sdk-core/account/phone-rules';
import type { FormRow } from '@boardwalk/sdk-core/listings/form/form-rows';
import { applies, formRows } from '@boardwalk/sdk-core/listings/form/forms';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import type { WrittenBody, WrittenPicture } from '@boardwalk/sdk-core/posting/written-body';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { textOf } from '../../kit/form/form-data.ts';
import { isSkippedTime, writeInstant } from '../../parts/date-field/local-instant.ts';
import { readMoney } from '../../parts/money-field/money-form-data.ts';
import { readTags } from '../../parts/tags-field/read-tags.ts';
import { readWrittenPlace } from '../../search/shared/written-place/read-written-place.ts';
import { readOpeningHours } from '../shared/opening-hours-field/read-opening-hours.ts';

/** What the form says, in the shape of the contract; what can't be read is as it was typed. */
export function readListingForm(kind: PostingKind, data: FormData, timeZone: string): WrittenBody {
  const filled = (name: string) => textOf(data, name).trim() || null;
  const isReached = !data.has('contact.messagesOnly');
  const subcategory = textOf(data, 'subcategory');
  return {
    subcategory,
    title: textOf(data, 'title').trim(),
    description: textOf(data, 'description').trim(),
    price: readPrice(data),
    place: readWrittenPlace(data),
    contact: {
      name: textOf(data, 'contact.name').trim(),
      phone: isReached ? readPhone(data) : null,
      email: isReached ? filled('contact.email') : null,
      website: filled('contact.website'),
    },
    hours: data.has('hours') ? readHours(data) : null,
    tags: readTags(data, 'tags'),
    // The list of pictures wrote it.
    pictures: JSON.parse(textOf(data, 'pictures')) as readonly WrittenPicture[],
    attributes: readAttributes(kind, data, { subcategory, timeZone }),
  };
}

function readPrice(data: FormData): ListedPrice | null {
  if (!data.has('price.period')) return null;
  const money = readMoney(data, 'price');
  // The select offers the periods of the contract.
  return money ? { ...money, period: textOf(data, 'price.period') as ListedPrice['period'] } : null;
}

function readHours(data: FormData) {
  const hours = readOpeningHours(data, 'hours');
  return hours.weekly.length > 0 || hours.exceptions ? hours : null;
}

function readPhone(data: FormData): WrittenBody['contact']['phone'] {
  const number = textOf(data, 'phone.number').trim();
  const country = countries.find((one) => one === textOf(data, 'phone.country'));
  return number === '' || !country ? null : { country, code: callingCodes[country], number };
}

/** The fields of the kind that apply and have a value. */
function readAttributes(
  kind: PostingKind,
  data: FormData,
  { subcategory, timeZone }: { readonly subcategory: string; readonly timeZone: string },
): Readonly<Record<string, unknown>> {
  const rows = formRows(kind);
  const given = rows.flatMap(([field, row]) => {
    const value = readField(`attributes.${field}`, row, data, timeZone);
    return value === undefined ? [] : [[field, value] as const];
  });
  const attributes = Object.fromEntries(given);
  const applying = rows.filter(([, row]) => applies(row, { subcategory, attributes }));
  const names = new Set(applying.map(([field]) => field));
  return Object.fromEntries(given.filter(([field]) => names.has(field)));
}

function readField(name: string, { control }: FormRow, data: FormData, timeZone: string): unknown {
  if (control.as === 'yes') return data.has(name) ? true : undefined;
  if (control.as === 'choices') {
    const chosen = control.values.filter((value) => data.has(`${name}.${value}`));
    return chosen.length > 0 ? chosen : undefined;
  }
  if (!data.has(name)) return undefined;
  if (control.as === 'money') return readMoney(data, name)?.amount;
  if (control.as === 'lines') {
    const lines = readTags(data, name);
    return lines.length > 0 ? lines : undefined;
  }
  const text = textOf(data, name).trim();
  if (text === '') return undefined;
  // The form reports times that clocks never show.
  if (control.as === 'instant') {
    return isSkippedTime(text, timeZone) ? text : writeInstant(text, timeZone);
  }
  const isNumber = ['number', 'measure', 'listing'].includes(control.as);
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}
