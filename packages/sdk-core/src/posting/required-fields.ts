import { applies, formRows } from '../listings/form/forms.ts';
import type { PostingKind } from '../listings/form/posting-kinds.ts';
import type { WrittenBody } from './written-body.ts';

/** The fields that a listing can't be published without and that are empty, by their paths. */
export function findMissingParts(kind: PostingKind, body: WrittenBody): readonly string[] {
  const { place, contact } = body;
  const shared: Readonly<Record<string, string>> = {
    subcategory: body.subcategory,
    title: body.title,
    description: body.description,
    'place.city': place.city,
    'place.region': place.region,
    'place.country': place.country,
    'contact.name': contact.name,
  };
  const own = formRows(kind)
    .filter(([field, row]) => row.isRequired && applies(row, body) && !body.attributes[field])
    .map(([field]) => `attributes.${field}`);
  return [...Object.keys(shared).filter((path) => shared[path]?.trim() === ''), ...own];
}
