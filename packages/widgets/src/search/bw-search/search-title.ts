import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { searchHeadMessages } from '@boardwalk/sdk-core/search/head-messages';
import { offerOf } from '@boardwalk/sdk-core/search/query/offers';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import { unbrokenPostalCodes } from '@boardwalk/sdk-core/vocabulary/places/unbroken-postal-codes';
import {
  fillMessage,
  type Messages,
  type ReadMessages,
} from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a search is called: what is searched for and where, `Vacation homes for “pool” near Hamilton, ON`. */
export function searchTitle(
  query: SearchQuery,
  results: SearchResults | null,
  read: ReadMessages,
): string {
  const messages = read(searchHeadMessages);
  const named = nameOf(query, read) ?? messages.all;
  const offer = offerOf(query);
  const offered = offer ? fillMessage(messages[`offer.${offer}`], { what: named }) : named;
  const text = query.text.trim();
  const what = text === '' ? offered : fillMessage(messages.forWords, { what: offered, text });
  const title = titleAt(what, query, results, messages);
  return query.page > 1 ? fillMessage(messages.page, { title, page: query.page }) : title;
}

/** Near a place or in one, in the part of the map that shows, or anywhere, as the sentence has it. */
function titleAt(
  what: string,
  { bounds }: SearchQuery,
  results: SearchResults | null,
  messages: Messages<typeof searchHeadMessages>,
): string {
  if (bounds !== '') return fillMessage(messages.titleInView, { what });
  const place = results?.answer.place;
  const where = place?.isRegion ? messages.titleIn : messages.titleNear;
  return place ? fillMessage(where, { what, place: unbrokenPostalCodes(place.label) }) : what;
}

/** The name of the one subcategory or kind that is searched; undefined for several kinds. */
function nameOf({ category, subcategory }: SearchQuery, read: ReadMessages): string | undefined {
  const labels: Labels = read(kindLabels);
  const [kind, ...otherKinds] = category;
  const [type, ...otherTypes] = subcategory;
  if (kind === undefined || otherKinds.length > 0) return undefined;
  // Each kind's subcategories have their names under it.
  const label = otherTypes.length === 0 ? labels[`${kind}.${type}`] : undefined;
  return label ?? labels[`${kind}.many`];
}
