import { applies, formRows } from '../listings/form/forms.ts';
import type { PostingKind } from '../listings/form/posting-kinds.ts';
import { pricePeriodsOf } from './body-rules.ts';
import type { WrittenBody } from './written-body.ts';

/** What readers of a listing miss; a key of the hints' words. */
export type Hint =
  | 'noPictures'
  | 'fewPictures'
  | 'undescribedPictures'
  | 'shortTitle'
  | 'loudTitle'
  | 'shortDescription'
  | 'noPrice'
  | 'noPin'
  | 'noPhone'
  | 'noHours'
  | 'fewFacts';

const goodPictures = 6;
const goodDescription = 200;
const goodTitle = 20;

/** What would make a listing better, the most important first; nothing of it is required. */
export function findHints(kind: PostingKind, body: WrittenBody): readonly Hint[] {
  const { pictures, title, description, price, place, contact, hours } = body;
  const found: readonly (readonly [Hint, boolean])[] = [
    ['noPictures', pictures.length === 0],
    ['noPrice', price === null && pricePeriodsOf(kind, body).length > 0 && kind !== 'merchant'],
    ['shortDescription', description.trim().length < goodDescription],
    ['shortTitle', title.trim().length < goodTitle],
    ['loudTitle', isLoud(title)],
    ['fewPictures', pictures.length > 0 && pictures.length < goodPictures],
    ['fewFacts', countMissingFacts(kind, body) > 3],
    ['noPin', place.pin === null],
    ['noPhone', contact.phone === null],
    ['noHours', opensByTheWeek(kind) && hours === null],
    ['undescribedPictures', pictures.some(({ alt }) => alt.trim() === '')],
  ];
  return found.flatMap(([hint, isFound]) => (isFound ? [hint] : []));
}

/** Whether places of the kind have hours. */
export function opensByTheWeek(kind: PostingKind): boolean {
  return kind === 'merchant' || kind === 'city_service';
}

/** A title in capitals alone. */
function isLoud(title: string): boolean {
  return /\p{L}{4}/u.test(title) && title === title.toUpperCase() && title !== title.toLowerCase();
}

function countMissingFacts(kind: PostingKind, body: WrittenBody): number {
  return formRows(kind).filter(
    ([field, row]) =>
      row.step === 'details' &&
      row.control.as !== 'yes' &&
      applies(row, body) &&
      !body.attributes[field],
  ).length;
}
