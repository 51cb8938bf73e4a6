import type { ListingKind } from '../../listings/kinds.ts';
import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';

/** The headings of the rows of the newest listings. */
export const recentMessages = {
  catalogue: 'site/home-recent',
  property: 'New homes and properties',
  item: 'Just listed for sale',
  event: 'Events',
  merchant: 'Merchants and services',
  classified: 'Jobs and business opportunities',
  realtor: 'Realtors and brokers',
  city_service: 'City services',
} as const satisfies TextCatalogue<ListingKind>;

/** What the home page says. */
export const homeMessages = {
  catalogue: 'site/home',
  title: 'Homes, things, events and businesses near you',
  search: 'Search listings',
  what: 'What',
  whatHint: 'Address, feature or word',
  where: 'Where',
  whereHint: 'City, region or postal code',
  kind: 'Category',
  everything: 'Everything',
  submit: 'Search',
  pictured: 'Pictured: {title}',

  categories: 'Categories',
  count: { one: '{count} listing', many: '{count} listings' },
  about: 'About {count}',
  moreThan: 'More than {count}',
  countNone: 'None yet',
  shops: 'Shops',
  shopsNote: 'All products',
  shopsKind: 'Products from shops',

  nearYou: 'Near you',
  nearIntroduction:
    'See what is listed around you. We ask for your location only when you press the button, and we don’t keep it.',
  nearShow: 'Show listings near me',
  nearSearching: 'Looking around you…',
  nearCity: 'Near {place}',
  nearNone: 'Nothing is listed near {place} yet.',
  nearFailed: 'The listings near you can’t be reached right now.',

  articles: 'From the newsroom',
  allArticles: 'All articles',
  join: 'A place for your business too',
  joinMerchant: 'Merchants',
  joinMerchantText: 'A free listing, and boards on the streets your customers drive.',
  joinRealtor: 'Realtors',
  joinRealtorText: 'A public profile with your listings, free of charge.',
  joinBrokerage: 'Brokerages',
  joinBrokerageText: 'One page for the office, its people and its homes.',
  joinCity: 'Cities',
  joinCityText: 'Your services with hours and numbers that are right.',

  loading: 'Loading the listings…',
  empty: 'Nothing is listed here yet.',
  emptyAdvice: 'Be the first: it is free, and takes a few minutes.',
  post: 'Post a listing',
  unreachable: 'The listings can’t be reached right now.',
  unreachableAdvice: 'You can search all the same, or try again in a moment.',
  retry: 'Try again',
} as const satisfies Catalogue;
