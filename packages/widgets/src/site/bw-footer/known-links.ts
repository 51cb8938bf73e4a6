import type { ArticleType } from '@boardwalk/sdk-core/listings/enumerations/article-types';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { footerMessages } from '@boardwalk/sdk-core/site/shell/footer-messages';
import {
  articles,
  brokerageIntroduction,
  cityProfileIntroduction,
  merchantIntroduction,
  realtorIntroduction,
  searchCategory,
  subscription,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';

interface KnownLink {
  readonly name: Exclude<keyof typeof footerMessages, 'catalogue'>;
  readonly route: SiteRoute;
}

const kinds = [
  'property',
  'item',
  'event',
  'classified',
  'merchant',
  'realtor',
  'city_service',
] as const satisfies readonly ListingKind[];

const types = [
  'NEWS',
  'REAL_ESTATE_NEWS',
  'MORTGAGES_RATES',
  'FINANCE',
] as const satisfies readonly ArticleType[];

/** The links of the categories that the product knows. */
export const knownLinks: Readonly<
  Record<'browse' | 'business' | 'articles', readonly KnownLink[]>
> = {
  browse: kinds.map((category) => ({ name: category, route: searchCategory({ category }) })),
  business: [
    merchantIntroduction,
    subscription,
    realtorIntroduction,
    brokerageIntroduction,
    cityProfileIntroduction,
  ].map((page) => ({ name: page.routeName, route: page({}) })),
  articles: [
    ...types.map((type) => ({ name: type, route: articles({}, { type }) })),
    { name: 'allArticles', route: articles({}) },
  ],
};
