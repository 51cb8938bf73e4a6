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
  | 'noBedrooms'
  | 'noBathrooms'
  | 'noArea'
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
    ...cardFactHints(kind, body),
    ['shortDescription', description.trim().length < goodDescription],
    ['shortTitle', title.trim().length < goodTitle],
    ['loudTitle', isLoud(title)],
    ['fewPictures', pictures.length > 0 && pictures.length < goodPictures],
    ['fewFacts', countMissingFacts(kind, body) > 3],
    ['noPin', place.pin === null],
    // Who takes messages alone has chosen so.
    ['noPhone', contact.phone === null && contact.email !== null],
    ['noHours', opensByTheWeek(kind) && hours === null],
    ['undescribedPictures', pictures.some(({ alt }) => alt.trim() === '')],
  ];
  return found.flatMap(([hint, isFound]) => (isFound ? [hint] : []));
}

/** The facts of a home that its card shows, and by which people search first. */
const homeFacts = [
  ['noBedrooms', 'bedroomsTotal'],
  ['noBathrooms', 'bathroomsTotal'],
  ['noArea', 'livingArea'],
] as const;

function cardFactHints(kind: PostingKind, body: WrittenBody) {
  if (kind !== 'property') return [];
  const rows = new Map(formRows(kind));
  return homeFacts.map(([hint, field]) => {
    const row = rows.get(field);
    return [hint, row !== undefined && applies(row, body) && !(field in body.attributes)] as const;
  });
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
