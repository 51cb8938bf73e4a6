import { articleTypes } from '@boardwalk/sdk-core/listings/enumerations/article-types';
import type { Block } from '@boardwalk/sdk-core/site/policies/block-schemas';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { index, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { media } from '../media/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';

export const articleTypeType = pgEnum('article_type', articleTypes);

/** Articles; those whose time of publication has not come are nobody's yet. */
export const articlesTable = pgTable(
  'articles',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    type: articleTypeType('type').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: jsonb('body').$type<readonly Block[]>().notNull(),
    mediaId: text('media_id').references(() => media.id),
    author: text('author').notNull(),
    publishedAt: instant('published_at').notNull(),
    locale: text('locale', { enum: supportedLocales }).notNull(),
  },
  (table) => [
    index('articles_newest').on(
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_newest_of_type').on(
      table.type,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
