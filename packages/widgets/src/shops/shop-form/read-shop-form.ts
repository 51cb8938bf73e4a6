import { callingCodes } from '@boardwalk/sdk-core/account/phone-rules';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import type { WrittenShop, WrittenShopPicture } from '@boardwalk/sdk-core/shops/own/written-shop';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { textOf } from '../../kit/form/form-data.ts';
import { readOpeningHours } from '../../posting/shared/opening-hours-field/read-opening-hours.ts';
import { readWrittenPlace } from '../../search/shared/written-place/read-written-place.ts';

/** What the form says, in the shape of the contract; what can't be read is as it was typed. */
export function readShopForm(data: FormData): WrittenShop {
  const text = (name: string) => textOf(data, name).trim();
  return {
    name: text('name'),
    description: text('description'),
    logo: readPicture(data, 'logo'),
    cover: readPicture(data, 'cover'),
    place: readWrittenPlace(data),
    hours: readHours(data, 'hours'),
    pickup: data.has('pickup')
      ? { instructions: text('pickup.instructions'), hours: readHours(data, 'pickup.hours') }
      : null,
    contact: {
      phone: readPhone(data),
      email: text('contact.email') || null,
      website: text('contact.website') || null,
    },
    returns: text('returns'),
    privacy: text('privacy'),
    handling: { from: readDays(data, 'handling.from'), to: readDays(data, 'handling.to') },
  };
}

function readPicture(data: FormData, name: string): WrittenShopPicture | null {
  const id = textOf(data, name);
  if (id === '') return null;
  // What shows beside the name of the shop needs no words of its own.
  const alt = data.has(`${name}.alt`) ? textOf(data, `${name}.alt`).trim() : '';
  return { id, alt };
}

function readHours(data: FormData, name: string): OpeningHours | null {
  if (!data.has(`${name}.given`)) return null;
  const hours = readOpeningHours(data, name);
  return hours.weekly.length > 0 || hours.exceptions ? hours : null;
}

function readPhone(data: FormData): WrittenShop['contact']['phone'] {
  const number = textOf(data, 'contact.phone.number').trim();
  const country = countries.find((one) => one === textOf(data, 'contact.phone.country'));
  return number === '' || !country ? null : { country, code: callingCodes[country], number };
}

function readDays(data: FormData, name: string): number | null {
  const typed = textOf(data, name).trim();
  return typed === '' ? null : Number(typed);
}
