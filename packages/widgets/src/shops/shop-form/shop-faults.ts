import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import { createShopMessages } from '@boardwalk/sdk-core/shops/own/create-shop-messages';
import { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import type { WrittenShop } from '@boardwalk/sdk-core/shops/own/written-shop';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { formMessages } from '../../parts/form/messages.ts';
import { problemFieldName, WordedProblem } from '../../parts/problem/worded-problem.ts';
import {
  explainPlaceFault,
  findWrittenPlaceErrors,
} from '../../search/shared/written-place/place-faults.ts';

/**
 * What does not fit in a shop that sells in this country, by the names of the form's fields; the
 * fields say what is missing.
 */
export function findShopFaults(
  shop: WrittenShop,
  country: Country,
  read: ReadMessages,
): FieldErrors {
  const { phone } = shop.contact;
  const { from, to } = shop.handling;
  const isNoPhone = phone !== null && readPhoneNumber(phone.country, phone.number) === undefined;
  return {
    ...findWrittenPlaceErrors(shop.place, read),
    ...(shop.place.country !== '' &&
      shop.place.country !== country && {
        'place.country': read(createShopMessages).countryWrong,
      }),
    ...(isNoPhone && { 'contact.phone.number': read(personFieldMessages).phoneWrong }),
    ...(from !== null &&
      to !== null &&
      from > to && { 'handling.to': read(shopFormMessages).handlingWrong }),
  };
}

/** A path of the contract (`body.shop.contact.phone.number`) as the form names its field. */
function shopFieldName(path: string): string {
  return path
    .replace(/^shop\./, '')
    .replace(/^id$/, 'address')
    .replace(/^contact\.phone(?:\..*)?$/, 'contact.phone.number')
    .replace(/^(logo|cover|hours|pickup\.hours)\..*$/, '$1');
}

/** A refusal of the server in words for people, at the fields of the form where it names some. */
export function toShopProblem(problem: Problem, shop: WrittenShop, read: ReadMessages): Problem {
  if (problem.fields.length === 0) return problem;
  const named = problem.fields.map((field) => ({
    path: shopFieldName(problemFieldName(field)),
    message: field.message,
  }));
  // What is wrong with a name every form says by itself.
  const words = named
    .filter(({ path }) => path !== 'name')
    .map(({ path }) => [path, explainShopFault(path, shop, read)]);
  return new WordedProblem(
    new Problem(problem.code, problem.message, { fields: named, cause: problem }),
    { fields: Object.fromEntries(words) },
  );
}

function explainShopFault(path: string, shop: WrittenShop, read: ReadMessages): string {
  const ofPlace = explainPlaceFault(path, shop.place, read);
  if (ofPlace !== undefined) return ofPlace;
  const messages = read(createShopMessages);
  if (path === 'address') return messages.idTaken;
  if (path === 'place.country') return messages.countryWrong;
  if (path === 'logo' || path === 'cover') return messages.pictureGone;
  if (path === 'contact.phone.number') return read(personFieldMessages).phoneWrong;
  if (path === 'contact.email') return read(formMessages).email;
  if (path === 'contact.website') return read(formMessages).link;
  if (path.startsWith('handling')) return read(shopFormMessages).handlingWrong;
  return read(formMessages).wrong;
}
