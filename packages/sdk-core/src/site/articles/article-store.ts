import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
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
): RemoteStore<ArticlesPage, ArticlesQuery> {
  return createRemote({
    key: initial?.query,
    request: (signal, query) => requestArticles(env, query, signal),
    initial,
  });
}

/** One article by its slug. */
export function createArticleStore(
  { client }: Client,
  initial?: Article,
): RemoteStore<Article, string> {
  return createRemote({
    key: initial?.slug,
    request: (signal, slug) => client.call(readArticle, { params: { slug } }, { signal }),
    initial,
  });
}
