import type { Catalogue, TextCatalogue } from '../vocabulary/text/message.ts';
import type { SearchSort } from './query/sorts.ts';

export const sortMessages = {
  catalogue: 'search/sort',
  relevance: 'Best match',
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  distance: 'Nearest',
  soonest: 'Soonest',
} as const satisfies TextCatalogue<SearchSort>;

/** What a search says around its cards: bar, tools, pages, and what stands in their place. */
export const aroundMessages = {
  catalogue: 'search/around',
  what: 'What',
  whatHint: 'Address, feature or word',
  where: 'Where',
  whereHint: 'City, region or postal code',
  useLocation: 'Use my location',
  price: 'Price',
  filters: 'Filters',
  filtersSet: 'set',

  similar: 'Nothing matches “{text}” exactly. These are similar.',
  unknownType: 'We don’t know the type “{type}”. These are the others of its kind.',
  sort: 'Sort by',
  view: 'View',
  list: 'List',
  split: 'Split',
  types: 'Types',
  priceFrom: 'From {price}',
  priceUpTo: 'Up to {price}',
  pages: 'Pages of results',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: 'Page {page}',

  nothing: 'Nothing matches this search.',
  nothingNear: 'Nothing matches this search near {place}.',
  nothingIn: 'Nothing matches this search in {place}.',
  repairDistance: 'Search within {distance}: {found}',
  repairWords: 'Search for “{text}”: {found}',
  repairText: 'Without “{text}”: {found}',
  repairPrice: 'At any price: {found}',
  repairSubcategory: 'Of every type: {found}',
  repairFilter: 'Without {filter}: {found}',
  clearAll: 'Clear everything',

  partFailed: 'This part couldn’t be loaded.',
  unreachableAdvice: 'Check your connection, or try again in a moment.',
  tooMany: 'That was a lot of searching at once.',
  tooManyAdvice: 'Wait a few seconds, then try again.',
  unregistered: 'Listings can’t be shown on this site.',
  unregisteredAdvice:
    'It is not registered for them. If it is yours, the console of your browser says what to do.',
  broken: 'Something went wrong on our side.',
  brokenAdvice: 'Try again. If it stays like this, we are likely at work on it.',
  unknownPlace: 'We don’t know the place “{place}”.',
  unknownPlaceAdvice: 'Pick a place from the suggestions, or search everywhere.',
  didYouMean: 'Did you mean {place}?',
  searchEverywhere: 'Search everywhere',
  invalid: 'This search can’t be understood.',
  invalidAdvice: 'One of its filters isn’t possible. Clear them and start again.',
  stale: 'The listings can’t be reached. These are the last results.',
  offline: 'You are offline. These are the last results.',
} as const satisfies Catalogue;
