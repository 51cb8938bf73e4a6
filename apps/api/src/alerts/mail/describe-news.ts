import type { NewsKind } from '@boardwalk/sdk-core/alerts/news';
import { searchRouteOf } from '@boardwalk/sdk-core/alerts/own/search-route';
import { saysSearch } from '@boardwalk/sdk-core/alerts/phrases/rule-name';
import { headlineOf } from '@boardwalk/sdk-core/listings/card/card-content';
import type { ListedPrice, ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import {
  alerts,
  bookmarks,
  listing as listingPage,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { sql } from 'drizzle-orm';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import { listings } from '../../listings/tables.ts';
import { regionName } from '../../places/public-places.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  type CardFacts,
  MailCard,
  pictureWidth,
} from '../../platform/mail/composition/mail-card.ts';
import {
  emptyMailText,
  type SafeMailText,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { fileLink, pageLink } from '../../platform/mail/site-link.ts';
import { describeRequestSearch } from '../by-mail/describe-request-search.ts';
import type { RuleRow } from '../tables.ts';
import type { UnsentListingNews, UnsentRuleNews } from './find-unsent-news.ts';
import { createMailWriting } from './mail-writing.ts';
import { mailedAlertName, newsMailTexts } from './templates/news-mail-texts.ts';

/** Listings that a mail shows of one group, and of all; the rest is a number. */
const mostOfGroup = 10;
const mostOfMail = 20;
/** Of one person’s listings, so that nobody fills the mail of those who look for such things. */
const mostOfPoster = 3;

/** Listings that stand together in a mail, each with what is news about it. */
export interface NewsGroup {
  /** Of the alert; empty of favourites. */
  readonly name: SafeMailText;
  /** What the alert looks for, in words; empty of favourites, and where its name says just that. */
  readonly searched: SafeMailText;
  /** The page that shows all of them; absent where the reader has none. */
  readonly page: SiteRoute | undefined;
  readonly found: readonly UnsentListingNews[];
  /** Whether its reader has chosen each of the listings, no matter who posted them. */
  readonly isOfFavourites: boolean;
}

/** Favourites of which there is news, as a mail says it. */
export function groupOfFavourites(found: readonly UnsentListingNews[]): NewsGroup {
  return {
    name: emptyMailText,
    searched: emptyMailText,
    page: bookmarks({}),
    found,
    isOfFavourites: true,
  };
}

/** What a rule has found, as a mail says it. */
export function groupOfRule(
  {
    rule,
    asked,
    found,
  }: Pick<UnsentRuleNews, 'asked' | 'found'> & {
    readonly rule: Pick<RuleRow, 'id' | 'name' | 'isNamedByOwner' | 'kind' | 'search'>;
  },
  { locale, hasAccount }: NewsReader,
): NewsGroup {
  const { id, kind, name, isNamedByOwner, search } = rule;
  const searched = describeRequestSearch(rule, asked, locale);
  return {
    name: isNamedByOwner
      ? sanitizeMailText(name)
      : trustedMailText(mailedAlertName[siteLanguage(locale)]),
    searched:
      isNamedByOwner && saysSearch(name, searched) ? emptyMailText : sanitizeMailText(searched),
    page: hasAccount ? alerts({}, { alert: id }) : searchRouteOf({ listingType: kind, search }),
    found,
    isOfFavourites: false,
  };
}

export interface Surroundings extends Pick<Platform, 'configuration' | 'clock'> {
  readonly database: Queries;
}

/** The recipient of the news. */
export interface NewsReader {
  readonly locale: Locale;
  readonly hasAccount: boolean;
}

/** How news of a listing stands out. */
const tones: Readonly<Partial<Record<NewsKind, CardFacts['news']['tone']>>> = {
  gone: 'gone',
  reduced: 'less',
};

/** Returns the values of the blocks of news, by group, in the reader's language. */
export async function describeNews(
  { database, clock, configuration }: Surroundings,
  groups: readonly NewsGroup[],
  { locale, hasAccount }: NewsReader,
) {
  const shown = showSome(groups, await readOwners(database, groups));
  const ids = shown.flatMap((listed) => listed.map(({ id }) => id));
  const summaries = await readSummaries(database, ids, clock.now());
  const summaryOf = new Map(summaries.map((summary) => [Number(summary.id), summary]));
  const writing = createMailWriting(locale);
  const { noMore, before } = newsMailTexts[siteLanguage(locale)];
  const linkTo = (page: SiteRoute | undefined) =>
    page ? pageLink(configuration, page.path) : emptyMailText;

  function describe({ id, news: kind }: UnsentListingNews): CardFacts {
    const news = { label: writing.news(kind), tone: tones[kind] ?? 'plain' };
    const summary = summaryOf.get(id);
    // What is seen by nobody any more has neither a name nor an address.
    if (!summary) {
      return {
        news,
        title: trustedMailText(noMore),
        price: emptyMailText,
        facts: emptyMailText,
        place: emptyMailText,
      };
    }
    const { listingType, price, previousPrice, primaryImage } = summary;
    const page = listingPage({ type: listingType, id: summary.id });
    return {
      news,
      title: sanitizeMailText(headlineOf(summary)),
      price: price ? writing.price(price) : emptyMailText,
      ...(previousPrice && kind === 'reduced' && { before: beforeOf(previousPrice) }),
      facts: writing.facts(summary),
      place: sanitizeMailText(placeOf(summary, locale)),
      ...(kind !== 'gone' && {
        link: pageLink(configuration, page.path),
        ...(primaryImage && { picture: pictureOf(primaryImage, configuration) }),
      }),
    };
  }

  function beforeOf(previous: ListedPrice): NonNullable<CardFacts['before']> {
    const price = writing.price(previous);
    return { price, said: trustedMailText(fillMessage(before, { price })) };
  }

  return {
    groups: groups.map(({ name, searched, page, found }, index) => {
      const listed = shown[index] ?? [];
      return {
        name,
        searched,
        listings: listed.map((one) => ({ card: new MailCard(describe(one)) })),
        count: writing.count(found.length),
        further: writing.count(found.length - listed.length),
        isAllFurther: trustedMailText(listed.length === 0 ? 'true' : ''),
        link: linkTo(page),
      };
    }),
    // Readers without an account have no such page.
    alertsLink: linkTo(hasAccount ? alerts({}) : undefined),
  };
}

/** A picture of a listing, in a format that most mail programs read. */
function pictureOf(
  { path, width, height, alt }: Image,
  site: Surroundings['configuration'],
): NonNullable<CardFacts['picture']> {
  return {
    file: fileLink(site, `${path}/800.webp`),
    height: Math.round((pictureWidth * height) / width),
    alt: sanitizeMailText(alt),
  };
}

/** Of each group what there is room for, and of nobody's listings more than a few. */
function showSome(
  groups: readonly NewsGroup[],
  ownerOf: ReadonlyMap<number, number>,
): readonly NewsGroup['found'][] {
  let room = mostOfMail;
  const shownOf = new Map<number, number>();
  return groups.map(({ found, isOfFavourites }) => {
    const some: UnsentListingNews[] = [];
    for (const one of found) {
      if (some.length >= Math.min(mostOfGroup, room)) break;
      const owner = isOfFavourites ? undefined : ownerOf.get(one.id);
      const shown = owner === undefined ? 0 : (shownOf.get(owner) ?? 0);
      if (shown >= mostOfPoster) continue;
      if (owner !== undefined) shownOf.set(owner, shown + 1);
      some.push(one);
    }
    room -= some.length;
    return some;
  });
}

/** Who posted what was found, as far as it is still there. */
async function readOwners(
  database: Queries,
  groups: readonly NewsGroup[],
): Promise<ReadonlyMap<number, number>> {
  const ids = groups.flatMap(({ found }) => found.map(({ id }) => id));
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: listings.id, ownerId: listings.ownerId })
    .from(listings)
    .where(sql`${listings.id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
}

/** Where it is; of a home, whose headline says the town, its province by name. */
function placeOf({ listingType, address }: ListingSummary, locale: Locale): string {
  const isTold = listingType === 'property' && address.street !== null;
  return isTold
    ? regionName(address, locale === 'fr-CA' ? 'fr' : 'en')
    : `${address.city}, ${address.region}`;
}
