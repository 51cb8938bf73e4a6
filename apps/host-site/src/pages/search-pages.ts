import { search, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Place, PlacedWidget } from './site-page.ts';

/** Stands in the path for several categories, or all. */
const anyCategory = 'listing';

/** The search of a category and a subcategory, the rest of its state from the query. */
export function searchWidgets({ params }: Place): readonly PlacedWidget[] {
  const { category = '', subcategory } = params;
  const attributes = {
    ...(category !== anyCategory && { category }),
    ...(subcategory !== undefined && { subcategory }),
  };
  return [{ tag: 'bw-search', attributes, sharesState: true }];
}

/** The address of a search: one category and one subcategory stand in the path. */
export function searchAddress(attributes: Readonly<Record<string, string>>): string {
  const { category, subcategory, ...others } = attributes;
  const kind = oneOf(category);
  const type = oneOf(subcategory);
  if (!kind) return searchCategory({ category: anyCategory }, attributes).path;
  return type
    ? search({ category: kind, subcategory: type }, others).path
    : searchCategory({ category: kind }, { ...others, subcategory }).path;
}

/** The value of a list that has only one. */
function oneOf(list: string | undefined): string | undefined {
  return list?.includes(',') ? undefined : list;
}
