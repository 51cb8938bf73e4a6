import type { SearchQuery } from '../../search/rules.ts';

type Kinds = Pick<SearchQuery, 'category' | 'text'>;

/** Whether a search of listings may have products of shops below it: one of items, or of more by words. */
export function hasProductsBelow({ category, text }: Kinds): boolean {
  if (category.join() === 'item') return true;
  return (category.length === 0 || category.includes('item')) && text.trim() !== '';
}
