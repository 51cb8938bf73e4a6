import { resultCountMessages, searchMessages } from '@boardwalk/sdk-core/search/messages';
import { offerOf } from '@boardwalk/sdk-core/search/query/offers';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { ResultTotal, SearchAnswer } from '@boardwalk/sdk-core/search/schemas';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import { createMeasureFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import {
  countMessage,
  fillMessage,
  type ReadMessages,
} from '@boardwalk/sdk-core/vocabulary/text/message';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** Properties that nobody lives in. */
const otherProperty = new Set([
  'COMMERCIAL',
  'MIXED_USE',
  'INDUSTRIAL',
  'AGRICULTURAL',
  'LAND_LOTS',
]);

function nounOf({
  category,
  subcategory,
}: SearchQuery): Exclude<keyof typeof resultCountMessages, 'catalogue'> {
  const [kind] = category;
  if (!kind || category.length > 1) return 'mixed';
  const isHomes = subcategory.length > 0 && !subcategory.some((one) => otherProperty.has(one));
  return kind === 'property' && isHomes ? 'home' : kind;
}

/** Near a place or in one, in the part of the map that shows, or anywhere. */
function whereOf({ bounds }: SearchQuery, place: SearchAnswer['place']) {
  if (place) return place.isRegion ? 'In' : 'Near';
  return bounds === '' ? '' : 'InView';
}

/** Writes what a search says about numbers, places and times. */
export function createSearchText(locale: Locale, read: ReadMessages) {
  const messages = read(searchMessages);
  const formatNumber = createNumberFormatter(locale);
  const { formatDistance } = createMeasureFormatter(locale);

  /** `1,204 homes`; a capped total is `more than 1,000 homes`, one of a sample `about 24,000 homes`. */
  function found(
    query: SearchQuery,
    { count, isCapped, isApproximate }: ResultTotal,
    cappedMessage: string = messages.moreThan,
  ): string {
    const number = { count: formatNumber(count) };
    const capped = isCapped ? fillMessage(cappedMessage, number) : number.count;
    const written = isApproximate ? fillMessage(messages.about, number) : capped;
    return countMessage(read(resultCountMessages)[nounOf(query)], count, locale, written);
  }

  /** `1,204 homes near Hamilton, ON, within 160 km`, `1,000+ homes` until they are counted; `total` is known better than by the answer. */
  function sentence(
    { query, answer }: SearchResults,
    total: ResultTotal | undefined = answer.total,
  ): string {
    if (!total) return '';
    const text = query.text.trim();
    const place = query.bounds === '' ? answer.place : null;
    const offer = offerOf(query);
    // As long as the exact sum that takes its place soon, so that no line goes and nothing moves.
    const counted = found(query, total, messages.atLeast);
    const values = {
      found: offer ? fillMessage(messages[`offer.${offer}`], { found: counted }) : counted,
      text,
      place: place?.label ?? '',
      distance: place ? formatDistance(place.distance) : '',
    };
    const said = fillMessage(
      messages[`found${text ? 'Text' : ''}${whereOf(query, place)}`],
      values,
    );
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** `New today`, `3 days ago`. */
  function age(createdAt: string, now: number): string {
    const days = Math.floor((now - Date.parse(createdAt)) / dayMs);
    if (days < 1) return messages.newToday;
    if (days < 60) return countMessage(messages.daysAgo, days, locale);
    return countMessage(messages.monthsAgo, Math.floor(days / 30), locale);
  }

  function away(metres: number): string {
    return fillMessage(messages.away, { distance: formatDistance(metres) });
  }

  return {
    read,
    formatNumber,
    locale,
    formatDistance,
    found,
    sentence,
    age,
    away,
  };
}

export type SearchText = ReturnType<typeof createSearchText>;
