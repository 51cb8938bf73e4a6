import type { StoreEnvironment } from '../../http/environment.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../../http/keyed-remote.ts';
import type { ArticleType } from '../../listings/enumerations/article-types.ts';
import { listArticles, readArticle } from '../endpoints.ts';
import { articlePageSize } from './article-page-size.ts';
import type { Article, ArticleSummary } from './article-schemas.ts';

/** A page of the list: of one type where it is given, from 1. */
export interface ArticlesQuery {
  readonly type?: ArticleType | undefined;
  readonly page: number;
}

/** A page of the list as it was answered. */
export interface ArticlesPage {
  readonly query: ArticlesQuery;
  readonly results: readonly ArticleSummary[];
  /** Of all pages. */
  readonly total: number;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Asks for a page of the list of articles. */
export async function requestArticles(
  { client }: Client,
  query: ArticlesQuery,
  signal?: AbortSignal,
): Promise<ArticlesPage> {
  const { type, page } = query;
  const start = (page - 1) * articlePageSize;
  const asked = { ...(start > 0 && { start }), ...(type !== undefined && { type }) };
  const answer = await client.call(listArticles, { query: asked }, signal ? { signal } : {});
  return { query, ...answer };
}

/** The list of articles, page by page. */
export function createArticlesStore(
  env: Client,
  initial?: ArticlesPage,
): KeyedRemoteStore<ArticlesQuery, ArticlesPage> {
  return createKeyedRemoteStore(
    (query, signal) => requestArticles(env, query, signal),
    initial && { key: initial.query, value: initial },
  );
}

/** One article by its slug. */
export function createArticleStore(
  { client }: Client,
  initial?: Article,
): KeyedRemoteStore<string, Article> {
  return createKeyedRemoteStore(
    (slug, signal) => client.call(readArticle, { params: { slug } }, { signal }),
    initial && { key: initial.slug, value: initial },
  );
}
