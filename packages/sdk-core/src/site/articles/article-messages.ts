import type { ArticleType } from '../../listings/enumerations/article-types.ts';
import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';

/** The names of the types of articles. */
export const articleTypeLabels = {
  catalogue: 'site/article-type',
  NEWS: 'News',
  IMPORTANT_INFORMATION: 'Important information',
  BREAKING_NEWS: 'Breaking news',
  PRESS_RELEASE: 'Press release',
  MORTGAGES_RATES: 'Mortgages and rates',
  FINANCE: 'Finance',
  REAL_ESTATE_NEWS: 'Real estate news',
  MARKETING: 'Marketing',
  ADVERTISING: 'Advertising',
  OTHER: 'Other',
} as const satisfies TextCatalogue<ArticleType>;

/** What the list of articles and an article's page say. */
export const articleMessages = {
  catalogue: 'site/article',
  heading: 'Articles',
  introduction:
    'News and plain advice about homes, money and local business in the places that we serve.',
  all: 'All articles',
  types: 'Types of articles',
  count: { one: '{count} article', many: '{count} articles' },
  loading: 'Loading articles…',
  loadingOne: 'Loading the article…',
  none: 'There are no articles here yet.',
  noneAdvice: 'Have a look at those of the other types.',
  showAll: 'All articles',
  pages: 'Pages of articles',
  previous: 'Newer',
  next: 'Older',
  pageOf: 'Page {page} of {count}',
  pageTitle: '{title}, page {page}',

  'only.en': 'This article exists in English only.',
  'only.fr': 'This article exists in French only.',
  by: 'By {author}',
  minutes: { one: '{count} minute to read', many: '{count} minutes to read' },
  breadcrumbs: 'Where you are',
  home: 'Home',
  more: 'Read next',

  missing: 'This article isn’t here.',
  missingAdvice: 'It may have been taken back, or the link to it is mistaken.',
  unreachable: 'The articles can’t be reached right now.',
  unreachableAdvice: 'Check your connection, or try again in a moment.',
  retry: 'Try again',
} as const satisfies Catalogue;
