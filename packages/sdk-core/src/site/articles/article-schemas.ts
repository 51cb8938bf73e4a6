import * as z from 'zod/mini';
import { articleTypes } from '../../listings/enumerations/article-types.ts';
import { image } from '../../media/schemas.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { blocks } from '../policies/block-schemas.ts';

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

/** An article's name in addresses. */
export const articleSlug = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words with hyphens'),
  );

export const articleType = z.enum(articleTypes);

/** What a card of an article shows. */
export const articleSummary = z.strictObject({
  slug: articleSlug,
  type: articleType,
  title: text(140),
  /** One or two sentences. */
  summary: text(300),
  picture: z.nullable(image),
  author: text(80),
  publishedAt: z.iso.datetime(),
  /** The language that it is written in. */
  locale: z.enum(supportedLocales),
});
export type ArticleSummary = z.output<typeof articleSummary>;

/** An article as its page shows it. */
export const articleDetails = z.strictObject({
  ...articleSummary.shape,
  body: blocks,
  /** What to read next: of the same type first, then the newest. */
  more: z.array(articleSummary).check(z.maxLength(3)),
});
export type Article = z.output<typeof articleDetails>;
