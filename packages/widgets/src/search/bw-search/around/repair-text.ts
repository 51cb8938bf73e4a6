import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { SearchText } from '../search-text.ts';

/** A way out of an empty result, with how many it brings back; `filterName` names a filter. */
export function repairText(
  { read, found, formatDistance }: SearchText,
  query: SearchQuery,
  { drop, count, isCapped, distance, text }: SearchRepair,
  filterName: string,
): string {
  const messages = read(aroundMessages);
  const values = {
    found: found(query, { count, isCapped }),
    distance: distance === undefined ? '' : formatDistance(distance),
    text: text ?? query.text,
    filter: filterName,
  };
  if (distance !== undefined) return fillMessage(messages.repairDistance, values);
  if (text !== undefined) return fillMessage(messages.repairWords, values);
  if (drop === 'text') return fillMessage(messages.repairText, values);
  if (drop === 'price') return fillMessage(messages.repairPrice, values);
  if (drop === 'subcategory') return fillMessage(messages.repairSubcategory, values);
  return fillMessage(messages.repairFilter, values);
}
