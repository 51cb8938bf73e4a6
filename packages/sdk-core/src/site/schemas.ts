import * as z from 'zod/mini';
import { listingKind, listingSummary } from '../listings/schemas.ts';
import { searchTotal } from '../search/schemas.ts';
import { listingId } from '../vocabulary/ids.ts';
import { pageQuery } from '../vocabulary/page.ts';
import { articlePageSize } from './article-page-size.ts';
import { article, articleSlug, articleSummary, articleType } from './article-schemas.ts';

const text = (maximum: number) => z.string().check(z.maxLength(maximum));

/** What the home page shows: a headline and rows of listings chosen by hand. */
export const homepage = z.strictObject({
  name: text(60),
  headline: text(120),
  introduction: text(300),
  featured: z.array(
    z.strictObject({ title: text(80), listings: z.array(listingId).check(z.maxLength(24)) }),
  ),
});
export type Homepage = z.output<typeof homepage>;

/** The home page in force. */
export const readHomepage = { response: homepage };

/** Every home page that is kept, the one in force first. */
export const listHomepages = { response: z.strictObject({ homepages: z.array(homepage) }) };

/** The newest listings of every kind, and how many of it there are. */
export const listRecentListings = {
  query: z.strictObject({ size: pageQuery({ defaultSize: 8, maximumSize: 16 }).size }),
  response: z.strictObject({
    kinds: z.array(
      z.strictObject({ kind: listingKind, total: searchTotal, results: z.array(listingSummary) }),
    ),
  }),
};

/** One public setting as text; JSON settings are JSON text. */
const settingParams = z.strictObject({
  key: z.string().check(z.regex(/^[a-z][a-zA-Z.]{0,59}$/)),
});
export const readSetting = { params: settingParams, response: z.string() };

export const writeSetting = {
  params: settingParams,
  body: z.string().check(z.maxLength(200_000)),
  response: z.string(),
};

/** Published articles, the newest first; of one type where it is given. */
export const listArticles = {
  query: z.strictObject({
    ...pageQuery({ defaultSize: articlePageSize, maximumSize: 100 }),
    type: z.optional(articleType),
  }),
  response: z.strictObject({ results: z.array(articleSummary), total: z.int() }),
};

export const readArticle = {
  params: z.strictObject({ slug: articleSlug }),
  response: article,
};
