import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import { pageOf } from '@boardwalk/sdk-core/listings/form/form-ways';
import { formRows } from '@boardwalk/sdk-core/listings/form/forms';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';

/** The page that asks for what a profile lacks: the last one. */
export const profilePage: FormStep = 'contact';

/** Where the form asks for what every kind has, by the names of its fields. */
const stepsOfShared: Readonly<Record<string, FormStep>> = {
  subcategory: 'basics',
  title: 'basics',
  place: 'place',
  price: 'price',
  description: 'description',
  tags: 'description',
  pictures: 'pictures',
  contact: 'contact',
  phone: 'contact',
  hours: 'contact',
  firstName: profilePage,
  lastName: profilePage,
  own: profilePage,
  billing: profilePage,
};

/** The page that has a field, by its name: `place.city`, `attributes.bedroomsTotal`. */
export function pageOfField(kind: PostingKind, name: string): FormStep {
  return pageOf(kind, stepOf(kind, name));
}

function stepOf(kind: PostingKind, name: string): FormStep {
  const [first = '', field] = name.split('.');
  if (first !== 'attributes') return stepsOfShared[first] ?? 'basics';
  return formRows(kind).find(([one]) => one === field)?.[1].step ?? 'details';
}

/** A path of the contract (`contact.phone.number`, `pictures.2.id`) as the form names its field. */
export function listingFieldName(path: string): string {
  const name = path
    .replace(/^(?:body\.)?listing\./, '')
    .replace(/^contact\.phone(?:\..*)?$/, 'phone.number')
    .replace(/^price\.(?:amount|currency)$/, 'price');
  const isWhole = /^(?:pictures|tags|hours)\b/.exec(name)?.[0];
  return isWhole ?? name.split('.').slice(0, 2).join('.');
}
