import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { previewListings } from '../../listings/endpoints.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import type { ResultTotal } from '../../search/schemas.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { siteLanguage } from '../../vocabulary/routes/local-path.ts';
import { countryOfLocale, findLocale } from '../../vocabulary/text/locale.ts';
import type { ArticleSummary } from '../articles/article-schemas.ts';
import { listArticles, listRecentListings, readHomepage } from '../endpoints.ts';
import type { Homepage } from '../schemas.ts';
import { type HomeCard, homeCardOf } from './home-card.ts';

/** The newest listings of a kind that may show on the home page. */
export interface RecentRow {
  readonly kind: ListingKind;
  readonly total: ResultTotal;
  readonly cards: readonly HomeCard[];
}

/** Everything that the home page shows. */
export interface Home {
  readonly headline: string;
  readonly introduction: string;
  /** Rows chosen by hand, without those whose listings are all gone. */
  readonly featured: readonly { readonly title: string; readonly cards: readonly HomeCard[] }[];
  readonly recent: readonly RecentRow[];
  /** Pictures that were chosen to stand for a kind. */
  readonly tiles: Readonly<Partial<Record<ListingKind, HomeCard['primaryImage'] | undefined>>>;
  readonly articles: readonly ArticleSummary[];
}

/** Articles on the home page. */
const articleCount = 3;

/** The most that one call previews. */
const mostPreviewed = 100;

type Client = Pick<StoreEnvironment, 'client'>;
type HomeEnvironment = Pick<StoreEnvironment, 'client' | 'locale'>;

/**
 * Asks for everything that the home page shows; the listings chosen by hand come second. New ones of
 * the locale's country come first, so that nobody begins with prices in a currency of others.
 */
export async function requestHome(
  { client, locale }: HomeEnvironment,
  signal?: AbortSignal,
): Promise<Home> {
  const options = signal ? { signal } : {};
  const country = countryOfLocale(findLocale([locale]));
  const [homepage, recent, articles] = await Promise.all([
    client.call(readHomepage, {}, options),
    client.call(listRecentListings, { query: { country } }, options),
    client.call(listArticles, { query: { size: articleCount } }, options),
  ]);
  const tiles: NonNullable<Homepage['tiles']> = homepage.tiles ?? {};
  const ids = [...Object.values(tiles), ...homepage.featured.flatMap(({ listings }) => listings)];
  const chosen = await preview({ client }, ids, options);
  const isFrench = siteLanguage(locale) === 'fr';
  const read = (english: string, french: string | undefined) =>
    isFrench && french !== undefined ? french : english;
  const featured = homepage.featured.map(({ title, frenchTitle, listings }) => ({
    title: read(title, frenchTitle),
    cards: listings.flatMap((id) => chosen.get(id) ?? []),
  }));
  return {
    headline: read(homepage.headline, homepage.frenchHeadline),
    introduction: read(homepage.introduction, homepage.frenchIntroduction),
    featured: featured.filter(({ cards }) => cards.length > 0),
    recent: recent.kinds.map(({ kind, total, results }) => ({
      kind,
      total,
      cards: results.map(homeCardOf),
    })),
    tiles: Object.fromEntries(
      Object.entries(tiles).map(([kind, id]) => [kind, chosen.get(id)?.primaryImage]),
    ),
    articles: articles.results,
  };
}

async function preview(
  { client }: Client,
  ids: readonly ListingId[],
  options: { readonly signal?: AbortSignal },
): Promise<ReadonlyMap<ListingId, HomeCard>> {
  const listings = [...new Set(ids)].slice(0, mostPreviewed);
  if (listings.length === 0) return new Map();
  const { results } = await client.call(previewListings, { body: { listings } }, options);
  return new Map(results.map((listing) => [listing.id, homeCardOf(listing)]));
}

/** The store of the home page. */
export function createHomeStore(env: HomeEnvironment, initial?: Home): RemoteStore<Home> {
  return createRemote({ request: (signal) => requestHome(env, signal), initial });
}
