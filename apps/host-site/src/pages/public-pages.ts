import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type { RouteDeclaration } from '@boardwalk/sdk-core/vocabulary/routes/route';
import {
  about,
  article,
  articles,
  brokerageIntroduction,
  cityProfileIntroduction,
  home,
  listing,
  merchantIntroduction,
  policy,
  realtorIntroduction,
  search,
  searchCategory,
  subscription,
  subscriptionMap,
  subscriptions,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { boardsAddress, boardsWidgets } from './board-pages.ts';
import { searchAddress, searchWidgets } from './search-pages.ts';
import type { PlacedWidget, SitePage } from './site-page.ts';

const number = /^[1-9]\d{0,15}$/;
const boardCount = /^\d{1,4}$/;
const boardIds = /^\d{1,15}(?:,\d{1,15})*$/;
const kind = new RegExp(`^(?:${listingKinds.join('|')})$`);
const kindOrAny = new RegExp(`^(?:listing|${listingKinds.join('|')})$`);

const open = { guard: 'none', layout: 'public' } as const;

/** Searches, with a subcategory in their path or without. */
const searched = {
  ...open,
  title: 'Search',
  hasHeading: true,
  titleEvent: 'bw-search',
  params: { category: kindOrAny },
  widgets: searchWidgets,
  address: searchAddress,
} as const satisfies SitePage;

/** The public pages that are built: the browser goes from one to another without the server. */
export const publicPages = {
  home: {
    ...open,
    title: 'Homes, things, events and businesses near you',
    widgets: only('bw-home'),
  },
  about: { ...open, title: 'About', widgets: only('bw-about') },
  listing: {
    ...open,
    title: 'Listing',
    params: { type: kind, id: number },
    titleEvent: 'bw-listing',
    widgets: ({ params: { type = '', id = '' } }) => [
      { tag: 'bw-listing', attributes: { type, id, 'heading-level': '1' } },
    ],
    missing: ({ type = '', id = '' }) => ({
      // The path says that it is one of them.
      notice: { kind: type as ListingKind },
      // A realtor's page has the number of the person, not of a listing.
      onceGone: type === 'realtor' ? [] : [{ tag: 'bw-similar', attributes: { type, id } }],
    }),
  },
  searchCategory: searched,
  search: searched,
  subscriptions: {
    ...open,
    title: 'Board locations',
    widgets: boardsWidgets,
    address: boardsAddress(subscriptions),
  },
  subscriptionMap: {
    ...open,
    title: 'Map of board locations',
    widgets: boardsWidgets,
    address: boardsAddress(subscriptionMap),
  },
  articles: {
    ...open,
    title: 'Articles',
    widgets: () => [{ tag: 'bw-articles', attributes: {}, sharesState: true }],
  },
  article: {
    ...open,
    title: 'Article',
    titleEvent: 'bw-article',
    widgets: ({ params: { slug = '' } }) => [{ tag: 'bw-article', attributes: { slug } }],
  },
  policy: {
    ...open,
    title: 'Policy',
    params: { policyTitle: /^(?:privacyPolicy|termsAndUse)$/ },
    titleEvent: 'bw-policy',
    widgets: ({ params: { policyTitle = '' } }) => [
      { tag: 'bw-policy', attributes: { name: policyTitle } },
    ],
  },
  merchantIntroduction: { ...open, title: 'For merchants', widgets: introduction('merchant') },
  realtorIntroduction: { ...open, title: 'For realtors', widgets: introduction('realtor') },
  brokerageIntroduction: { ...open, title: 'For brokerages', widgets: introduction('brokerage') },
  cityProfileIntroduction: { ...open, title: 'For cities', widgets: introduction('city-profile') },
  subscription: {
    ...open,
    title: 'Advertise your business',
    widgets: ({ query }) => [
      {
        tag: 'bw-plans',
        attributes: filled({
          'show-more-than': matched(query.get('showMoreThan'), boardCount),
          'listing-id': matched(query.get('listingId'), number),
          billboards: matched(query.get('billboards'), boardIds),
        }),
      },
    ],
  },
  // None that pays: its policy comes with a document of its own.
} as const satisfies Readonly<Record<string, SitePage & { readonly pays?: never }>>;

/** Where they stand; named one by one, so that a build drops all other routes. */
export const publicRoutes: Readonly<Record<keyof typeof publicPages, RouteDeclaration>> = {
  home,
  about,
  listing,
  searchCategory,
  search,
  articles,
  article,
  policy,
  merchantIntroduction,
  realtorIntroduction,
  brokerageIntroduction,
  cityProfileIntroduction,
  subscription,
  subscriptions,
  subscriptionMap,
};

function only(tag: PlacedWidget['tag']): NonNullable<SitePage['widgets']> {
  return () => [{ tag, attributes: {} }];
}

function introduction(audience: string): NonNullable<SitePage['widgets']> {
  return () => [{ tag: 'bw-introduction', attributes: { audience } }];
}

/** What a query says, where it can be meant. */
function matched(text: string | null, pattern: RegExp): string | undefined {
  return text !== null && pattern.test(text) ? text : undefined;
}

function filled(texts: Readonly<Record<string, string | undefined>>): PlacedWidget['attributes'] {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}
