import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { listingKind, listingSummary } from '../listings/schemas.ts';
import { resultTotal } from '../search/schemas.ts';
import { listingId } from '../vocabulary/ids.ts';
import { countries } from '../vocabulary/places/countries.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { articlePageSize } from './articles/article-page-size.ts';
import {
  articleDetails,
  articleSlug,
  articleSummary,
  articleType,
} from './articles/article-schemas.ts';

const text = (maximum: number) => z.string().check(z.maxLength(maximum));

/** A row of listings chosen by hand. */
const featuredRow = z.strictObject({
  title: text(80),
  frenchTitle: z.optional(text(80)),
  listings: z.array(listingId).check(z.maxLength(24)),
});

/** What the home page shows; a text without its French is read in English by everybody. */
export const homepage = z.strictObject({
  name: text(60),
  headline: text(120),
  frenchHeadline: z.optional(text(120)),
  introduction: text(300),
  frenchIntroduction: z.optional(text(300)),
  featured: z.array(featuredRow),
  /** The listing whose first picture stands for a kind among the categories. */
  tiles: z.optional(z.partialRecord(listingKind, listingId)),
});
export type Homepage = z.output<typeof homepage>;

export const readHomepage = {
  summary: 'The home page in force.',
  audience: 'public',
  rule: 'anyone',
  response: homepage,
} satisfies ServerHalf;

export const listHomepages = {
  summary: 'Every home page that is kept, the one in force first.',
  audience: 'public',
  rule: 'anyone',
  response: z.strictObject({ homepages: z.array(homepage) }),
} satisfies ServerHalf;

export const listRecentListings = {
  summary:
    'The newest listings with pictures of every kind, of people who are no newcomers, and how many of it there are.',
  audience: 'public',
  rule: 'anyone',
  query: z.strictObject({
    size: pageQuery({ defaultSize: 8, maximumSize: 16 }).size,
    /** Its listings come first, if there are new ones. */
    country: z.optional(z.enum(countries)),
  }),
  response: z.strictObject({
    kinds: z.array(
      z.strictObject({ kind: listingKind, total: resultTotal, results: z.array(listingSummary) }),
    ),
  }),
} satisfies ServerHalf;

/** One public setting as text; JSON settings are JSON text. */
const settingParams = z.strictObject({
  key: z.string().check(z.regex(/^[a-z][a-zA-Z.]{0,59}$/)),
});
export const readSetting = {
  summary: 'One public setting, as text.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  freshFor: 30,
  params: settingParams,
  response: z.string(),
} satisfies ServerHalf;

export const writeSetting = {
  summary: 'Changes a setting for everybody: texts as they are, all else as JSON.',
  audience: 'site',
  rule: { group: 'administrators' },
  problems: ['forbidden', 'not-found'],
  // Terms and policies are whole documents.
  bodyBytes: 200_000,
  params: settingParams,
  body: z.string().check(z.maxLength(200_000)),
  response: z.string(),
} satisfies ServerHalf;

export const listArticles = {
  summary: 'Published articles, the newest first, all or of one type.',
  audience: 'public',
  rule: 'anyone',
  query: z.strictObject({
    ...pageQuery({ defaultSize: articlePageSize, maximumSize: 100 }),
    type: z.optional(articleType),
  }),
  response: z.strictObject({ results: z.array(articleSummary), total: z.int() }),
} satisfies ServerHalf;

export const readArticle = {
  summary: 'One article with its text in blocks, and what to read next.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  params: z.strictObject({ slug: articleSlug }),
  response: articleDetails,
} satisfies ServerHalf;
