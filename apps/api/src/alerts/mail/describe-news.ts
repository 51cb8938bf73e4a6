import { searchRouteOf } from '@boardwalk/sdk-core/alerts/own/search-route';
import { saysSearch } from '@boardwalk/sdk-core/alerts/words/rule-name';
import { headlineOf } from '@boardwalk/sdk-core/listings/card/card-content';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import {
  alerts,
  bookmarks,
  listing as listingPage,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import { regionName } from '../../places/public-places.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { requestWords } from '../by-mail/request-words.ts';
import type { RuleRow } from '../tables.ts';
import type { UntoldListing, UntoldRule } from './find-untold.ts';
import { createMailWriting } from './mail-writing.ts';
import { pictureWidth } from './templates/listing-card-block.ts';

/** Listings that a mail shows of one group, and of all; the rest is a number. */
const mostOfGroup = 10;
const mostOfMail = 20;

/** Listings that stand together in a mail, each with what is news about it. */
export interface NewsGroup {
  /** Of the alert; empty of favourites. */
  readonly name: string;
  /** What the alert looks for, in words; empty of favourites, and where its name says just that. */
  readonly searched: string;
  /** The page that shows all of them; absent where whoever reads has none. */
  readonly page: SiteRoute | undefined;
  readonly found: readonly UntoldListing[];
}

/** Favourites of which there is news, as a mail says it. */
export function groupOfFavourites(found: readonly UntoldListing[]): NewsGroup {
  return { name: '', searched: '', page: bookmarks({}), found };
}

/** What a rule has found, as a mail says it. */
export function groupOfRule(
  {
    rule,
    asked,
    found,
  }: Pick<UntoldRule, 'asked' | 'found'> & {
    readonly rule: Pick<RuleRow, 'id' | 'name' | 'kind' | 'search'>;
  },
  { locale, hasAccount }: NewsReader,
): NewsGroup {
  const { id, kind, name, search } = rule;
  const searched = requestWords(rule, asked, locale);
  return {
    name,
    searched: saysSearch(name, searched) ? '' : searched,
    page: hasAccount ? alerts({}, { alert: id }) : searchRouteOf({ listingType: kind, search }),
    found,
  };
}

export interface Surroundings extends Pick<Platform, 'configuration' | 'clock'> {
  readonly database: Queries;
}

/** To whom it is told. */
export interface NewsReader {
  readonly locale: Locale;
  readonly hasAccount: boolean;
}

const noPicture = { picture: '', pictureHeight: '', pictureAlt: '' };

/** What is seen by nobody any more has neither a name nor an address. */
const unseen = {
  ...{ title: '', price: '', before: '', facts: '', place: '', listingLink: '' },
  ...noPicture,
};

/** What fills the blocks of news in, by group, in the language of whoever reads them. */
export async function describeNews(
  { database, clock, configuration: { siteOrigin } }: Surroundings,
  groups: readonly NewsGroup[],
  { locale, hasAccount }: NewsReader,
) {
  const shown = showSome(groups);
  const ids = shown.flatMap((listed) => listed.map(({ id }) => id));
  const summaries = await readSummaries(database, ids, clock.now());
  const summaryOf = new Map(summaries.map((summary) => [Number(summary.id), summary]));
  const writing = createMailWriting(locale);
  const linkTo = (page: SiteRoute | undefined) => (page ? siteOrigin + page.path : '');

  function describe({ id, news }: UntoldListing) {
    const summary = summaryOf.get(id);
    if (!summary) return unseen;
    const { listingType, price, previousPrice, primaryImage } = summary;
    const page = listingPage({ type: listingType, id: summary.id });
    return {
      title: headlineOf(summary),
      price: price ? writing.price(price) : '',
      before: previousPrice && news === 'reduced' ? writing.price(previousPrice) : '',
      facts: writing.facts(summary),
      place: placeOf(summary, locale),
      ...(news === 'gone'
        ? { ...noPicture, listingLink: '' }
        : { ...pictureOf(primaryImage, siteOrigin), listingLink: siteOrigin + page.path }),
    };
  }

  return {
    groups: groups.map(({ name, searched, page, found }, index) => {
      const listed = shown[index] ?? [];
      return {
        name,
        searched,
        listings: listed.map((one) => ({
          ...{ news: one.news, newsName: writing.news(one.news) },
          ...describe(one),
        })),
        count: writing.count(found.length),
        further: writing.count(found.length - listed.length),
        isAllFurther: listed.length === 0 ? 'true' : '',
        link: linkTo(page),
      };
    }),
    // Whoever has no account has no such page.
    alertsLink: linkTo(hasAccount ? alerts({}) : undefined),
  };
}

/** A picture of a listing, in a format that most mail programs read. */
function pictureOf(image: Image | null, siteOrigin: string): typeof noPicture {
  if (!image) return noPicture;
  const { path, width, height, alt } = image;
  return {
    picture: `${siteOrigin}${path}/800.webp`,
    pictureHeight: String(Math.round((pictureWidth * height) / width)),
    pictureAlt: alt,
  };
}

/** Of each group what there is room for. */
function showSome(groups: readonly NewsGroup[]): readonly NewsGroup['found'][] {
  let room = mostOfMail;
  return groups.map(({ found }) => {
    const some = found.slice(0, Math.min(mostOfGroup, room));
    room -= some.length;
    return some;
  });
}

/** Where it is; of a home, whose headline says the town, its province by name. */
function placeOf({ listingType, address }: ListingSummary, locale: Locale): string {
  const isTold = listingType === 'property' && address.street !== null;
  return isTold
    ? regionName(address, locale === 'fr-CA' ? 'fr' : 'en')
    : `${address.city}, ${address.region}`;
}
